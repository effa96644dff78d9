// A short shake in the hand when it is somebody's turn, where a device can do that.

import { store, stored } from "./storage";

/** Two short ones: milliseconds on, off, on. */
const TURN = [60, 80, 60];

export const canVibrate = (): boolean => typeof navigator.vibrate === "function" && navigator.maxTouchPoints > 0;
export const vibrationOn = (): boolean => canVibrate() && stored("vibration") !== "off";
export const switchVibration = (on: boolean): void => store("vibration", on ? null : "off");

/** Browsers allow it only on pages that somebody has touched, and complain on others. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function vibrate(): void {
  if (vibrationOn() && wasTouched()) navigator.vibrate(TURN);
}
