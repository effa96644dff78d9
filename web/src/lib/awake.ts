// While a game is played the screen stays on, where the browser allows it: not over plain http.

/** Keeps the screen on until what it returns is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (ended || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // A battery that runs low may refuse: then the screen goes dark as always.
    const found = await navigator.wakeLock.request("screen").catch(() => null);
    if (ended) void found?.release();
    else lock = found;
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
