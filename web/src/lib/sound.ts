// Soft notes: two when it is your turn, one for a word, a few for what is called out in a race. Made here; no sound is fetched.

import { store, stored } from "./storage";

const NOTES = {
  turn: [587.3, 880],
  word: [659.3],
  start: [440, 440, 880],
  end: [523.3, 659.3, 784],
  back: [196],
  stall: [293.7, 220],
} as const;
export type Sound = keyof typeof NOTES;

let context: AudioContext | null = null;

export const soundOn = (): boolean => stored("sound") !== "off";
export const switchSound = (on: boolean): void => store("sound", on ? null : "off");

/** Browsers allow sound only after a touch or a key. */
export function readySound(): void {
  const make = (): void => {
    try {
      context ??= new AudioContext();
    } catch {
      // A browser without sound is a silent one.
    }
  };
  addEventListener("pointerdown", make, { once: true });
  addEventListener("keydown", make, { once: true });
}

export function play(sound: Sound): void {
  if (!context || !soundOn()) return;
  if (context.state === "suspended") void context.resume();
  NOTES[sound].forEach((pitch, at) => note(context!, pitch, context!.currentTime + at * 0.14));
}

/** A wooden note: a sine with its octave, struck and fading. */
function note(audio: AudioContext, pitch: number, when: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(0.16, when + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, when + 0.45);
  volume.connect(audio.destination);
  for (const [times, strength] of [
    [1, 1],
    [2, 0.3],
  ] as const) {
    const voice = audio.createOscillator();
    const share = audio.createGain();
    share.gain.value = strength;
    voice.frequency.value = pitch * times;
    voice.connect(share).connect(volume);
    voice.start(when);
    voice.stop(when + 0.5);
  }
}
