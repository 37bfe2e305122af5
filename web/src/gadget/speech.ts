/** The timer's voice: the browser's own speech, or a tone where the device has no voice for the language. Both are made on the device. */
import { useEffect, useState } from "preact/hooks";
import type { Cue } from "./timer";

const speech = (): SpeechSynthesis | undefined => (typeof speechSynthesis === "undefined" ? undefined : speechSynthesis);

/** Voices that live elsewhere would hear what is said here: only the device's own will do. */
export function voiceFor(lang: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const tag = (text: string): string => text.replace("_", "-").toLowerCase();
  const own = voices.filter((voice) => voice.localService);
  const wanted = tag(lang);
  const base = wanted.slice(0, 2);
  return own.find((voice) => tag(voice.lang) === wanted) ?? own.find((voice) => tag(voice.lang).split("-")[0] === base);
}

/** Voices arrive when they like. */
export function useVoice(lang: string): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>(() => speech()?.getVoices() ?? []);
  useEffect(() => {
    const look = (): void => setVoices(speech()?.getVoices() ?? []);
    look();
    speech()?.addEventListener?.("voiceschanged", look);
    return () => speech()?.removeEventListener?.("voiceschanged", look);
  }, []);
  return voiceFor(lang, voices);
}

export function speak(text: string, voice: SpeechSynthesisVoice): void {
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang.replace("_", "-");
  said.rate = 1.1;
  // What is late is of no use: the last word counts.
  speech()?.cancel();
  speech()?.speak(said);
}

export const hush = (): void => speech()?.cancel();

let audio: AudioContext | undefined;

/** Browsers stay silent until somebody has pressed something; call it from a press. */
export function allowTones(): void {
  audio ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
  void audio?.resume();
}

const TONES: Record<Cue["kind"] | "turn", ReadonlyArray<readonly [pitch: number, at: number, seconds: number]>> = {
  turn: [[659, 0, 0.22], [880, 0.16, 0.4]],
  left: [[880, 0, 0.3], [880, 0.34, 0.3]],
  count: [[1175, 0, 0.07]],
  time: [[784, 0, 0.3], [659, 0.28, 0.3], [523, 0.56, 0.9]],
};

export function tone(kind: Cue["kind"] | "turn"): void {
  if (!audio) return;
  for (const [pitch, at, seconds] of TONES[kind]) {
    const from = audio.currentTime + 0.01 + at;
    const sound = audio.createOscillator();
    const gain = audio.createGain();
    sound.type = "triangle";
    sound.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.22, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    sound.connect(gain).connect(audio.destination);
    sound.start(from);
    sound.stop(from + seconds + 0.02);
  }
}
