"""Certificates for TLS: the host's own, or one that this machine makes for itself.

Nobody vouches for one that is made here, so a browser warns before the first visit. Still nobody in between can read along.
"""

from __future__ import annotations

import datetime as dt
import importlib.util
import ipaddress
import shutil
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from carteblanche.server.settings import Settings

Kind = Literal["own", "local", "none"]
"""A certificate of the host's, one that is made here, or neither: then there is no TLS."""
DAYS: Final = 365
_CERTIFICATE: Final = "network-certificate.pem"
_KEY: Final = "network-key.pem"


def find_kind(settings: Settings) -> Kind:
    """What there can be on this machine."""
    if settings.certificate is not None:
        return "own"
    return "local" if _has_cryptography() or shutil.which("openssl") else "none"


def create_context(settings: Settings, addresses: Sequence[str]) -> ssl.SSLContext:
    """TLS with the host's certificate, or with a new one for these addresses. `OSError` if it cannot be read or made."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    if settings.certificate is not None:
        context.load_cert_chain(settings.certificate, settings.certificate_key)
        return context
    certificate, key = settings.folder / _CERTIFICATE, settings.folder / _KEY
    key.unlink(missing_ok=True)
    key.touch(mode=0o600)
    if _has_cryptography():
        _make_by_package(certificate, key, addresses)
    else:
        _make_by_openssl(certificate, key, addresses)
    context.load_cert_chain(certificate, key)
    return context


def _has_cryptography() -> bool:
    return importlib.util.find_spec("cryptography") is not None


def _make_by_package(certificate: Path, key: Path, addresses: Sequence[str]) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Carte Blanche")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=DAYS))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(one)) for one in addresses]),
            critical=False,
        )
        .sign(secret, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    key.write_bytes(
        secret.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


def _make_by_openssl(certificate: Path, key: Path, addresses: Sequence[str]) -> None:
    program = shutil.which("openssl")
    if program is None:
        raise FileNotFoundError("openssl")
    names = ",".join(f"IP:{address}" for address in addresses)
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    subject = ("-subj", "/CN=Carte Blanche", "-addext", f"subjectAltName={names}")
    done = subprocess.run(  # noqa: S603  # addresses were read as addresses
        [program, "req", "-x509", *curve, "-days", str(DAYS), *subject, "-keyout", str(key), "-out", str(certificate)],
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise OSError(done.stderr.decode(errors="replace").strip().rpartition("\n")[2])
