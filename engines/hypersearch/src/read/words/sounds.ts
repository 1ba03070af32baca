import type { Reading } from '../../reading.ts';

/** Rewritings in order; capitals stand for sounds that take two letters. */
type Sounds = readonly (readonly [pattern: RegExp, sound: string])[];

const spanish: Sounds = [
  [/y$/, 'i'],
  [/ch|sh/g, 'C'],
  [/ll|y/g, 'Y'],
  [/(.)\1+/g, '$1'],
  [/h/g, ''],
  [/c(?=[ei])|z|x/g, 's'],
  [/qu(?=[ei])|[cq]/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/v/g, 'b'],
  [/m(?=[bp])/g, 'n'],
  [/(?<=\w{3})s$/, ''],
];

const french: Sounds = [
  [/ph/g, 'f'],
  [/[cs]h/g, 'C'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/c(?=[eiy])|z/g, 's'],
  [/qu|ck|[cq]/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
  [/G/g, 'g'],
  [/eaux?|aux?/g, 'o'],
  [/(?:ai|ei|y|i|u)[nm](?![aeiouy])/g, 'I'],
  [/(?:e|a)[nm](?![aeiouy])/g, 'A'],
  [/om(?=[bp]|$)/g, 'on'],
  [/ai|ei|ay|ey|oeu/g, 'e'],
  [/y/g, 'i'],
  [/(?<=e)[rz]$/, ''],
  [/(?<=\w{2})[esxtdp]+$/, ''],
  [/(.)\1+/g, '$1'],
];

const soundsOf: Partial<Record<Reading['language'], Sounds>> = { fr: french, es: spanish };

/** How a folded word sounds in a language that is often spelled by ear: "brosard" as "brossard", "kuartos" as "cuartos". */
export function soundOf(word: string, language: Reading['language']): string {
  let sound = word;
  for (const [pattern, said] of soundsOf[language] ?? []) sound = sound.replace(pattern, said);
  return sound;
}

/** Words by their sound; the one added first is meant. */
export class SoundIndex {
  readonly #words = new Map<string, string>();
  readonly #language: Reading['language'];

  constructor(language: Reading['language']) {
    this.#language = language;
  }

  add(word: string): void {
    const sound = soundOf(word, this.#language);
    if (!this.#words.has(sound)) this.#words.set(sound, word);
  }

  /** The word that sounds so; none for English, which is not spelled by ear. */
  find(word: string): string | undefined {
    return this.#language === 'en' || word.length < 3 ? undefined : this.#words.get(soundOf(word, this.#language));
  }
}
