/** What is heard and felt, and nothing of it unless somebody wants it. */
import { settings } from '../settings.svelte';
import type { Sound } from './shown';
import { SOUNDS, make } from './sounds';

let audio: AudioContext | undefined;

export function play(name: Sound) {
  const { buzz } = SOUNDS[name];
  if (settings.touch && buzz) navigator.vibrate?.(buzz);
  if (!settings.sound) return;
  audio ??= new AudioContext();
  // Browsers keep it asleep until somebody has pressed something.
  if (audio.state === 'suspended') void audio.resume();
  make(audio, name);
}
