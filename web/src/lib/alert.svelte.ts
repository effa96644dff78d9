// Calls somebody who looks elsewhere: a notification, if the person allowed it and the browser can.

import { play } from "./sound";
import { vibrate } from "./vibration";

export type Permission = "granted" | "denied" | "default" | "missing";

const now = (): Permission => ("Notification" in globalThis && isSecureContext ? Notification.permission : "missing");
let permission = $state<Permission>(now());

export const mayNotify = (): Permission => permission;

export async function askToNotify(): Promise<void> {
  if (permission !== "default") return;
  await Notification.requestPermission();
  permission = now();
}

/** It is this person's turn: a sound, a shake of the phone, and a notification if the page is not looked at. */
export function callToTurn(title: string, body: string): void {
  play("turn");
  vibrate();
  if (document.visibilityState === "visible" || now() !== "granted") return;
  const options = { body, tag: location.pathname, icon: "/icon-192.png" };
  // Phones show notifications only through the worker.
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return;
  });
}

// Installing

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
let invitation = $state.raw<InstallPrompt | null>(null);

export const canInstall = (): boolean => invitation !== null;

export async function install(): Promise<void> {
  const offered = invitation;
  invitation = null;
  await offered?.prompt();
}

/** Registers the worker, which keeps nothing: an update of the house is an update of the page. */
export function readyAlerts(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    invitation = event as InstallPrompt;
  });
  if (isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD)
    navigator.serviceWorker.register("/worker.js").catch(() => {});
}
