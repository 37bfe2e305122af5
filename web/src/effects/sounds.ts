/** Six small sounds, made on the spot: paper, pencil, stamp, bell, knock, tick. None of them tells whose card it was (TABLE-2). */
import { prefs } from "../state/prefs";

export type Sound = "deal" | "tag" | "cover" | "bell" | "knock" | "tick" | "end";

/** Longer than the longest sound. */
const QUIET_AFTER = 3000;

let touched = false;
let audio: AudioContext | undefined;
let loudness: GainNode | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Browsers stay silent until somebody has touched the page, and so do we. */
export function allowSounds(): void {
  const wake = (): void => {
    touched = true;
    if (prefs.get().volume > 0) rouse();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true, passive: true });
}

/** An open audio device costs power even while it plays nothing: it sleeps between sounds. */
function rouse(): AudioContext | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void audio?.suspend(), QUIET_AFTER);
  return audio;
}

export function play(sound: Sound): void {
  const { volume } = prefs.get();
  // The bell calls back who looks elsewhere; the others would only be noise there.
  if (!touched || volume <= 0 || (sound !== "bell" && document.visibilityState !== "visible")) return;
  const audio = rouse();
  if (!audio) return;
  loudness ??= new GainNode(audio);
  loudness.connect(audio.destination);
  loudness.gain.value = volume;
  const at = audio.currentTime + 0.01;
  switch (sound) {
    case "deal":
      for (let card = 0; card < 5; card += 1) rustle(audio, at + card * 0.09, 0.09, 2600, 0.1);
      break;
    case "tag":
      rustle(audio, at, 0.035, 5200, 0.12);
      break;
    case "cover":
      note(audio, at, 96, 0.16, 0.4, "sine", 48);
      rustle(audio, at, 0.08, 900, 0.22);
      break;
    case "bell":
      note(audio, at, 784, 0.5, 0.09, "sine");
      note(audio, at + 0.14, 1047, 0.55, 0.08, "sine");
      break;
    case "knock":
      note(audio, at, 150, 0.1, 0.3, "triangle", 90);
      note(audio, at + 0.17, 140, 0.1, 0.26, "triangle", 85);
      break;
    case "tick":
      note(audio, at, 1600, 0.03, 0.06, "square");
      break;
    case "end":
      [523, 659, 784, 1047].forEach((pitch, i) => note(audio, at + i * 0.16, pitch, 0.9, 0.07, "sine"));
      break;
  }
}

function fade(context: AudioContext, at: number, seconds: number, peak: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(loudness ?? context.destination);
  return gain;
}

function note(context: AudioContext, at: number, pitch: number, seconds: number, peak: number, shape: OscillatorType, falls?: number): void {
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  if (falls) tone.frequency.exponentialRampToValueAtTime(falls, at + seconds);
  tone.connect(fade(context, at, seconds, peak));
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}

/** Paper is noise through a narrow door. */
function rustle(context: AudioContext, at: number, seconds: number, pitch: number, peak: number): void {
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const door = context.createBiquadFilter();
  door.type = "bandpass";
  door.frequency.value = pitch;
  door.Q.value = 0.8;
  noise.connect(door);
  door.connect(fade(context, at, seconds, peak));
  noise.start(at);
}
