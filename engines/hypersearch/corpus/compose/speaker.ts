import type { Dice } from './dice.ts';
import type { Voice } from './voice.ts';

export type Language = 'en' | 'fr' | 'es';

/** A part of the sentence: nouns of the head ("3 bed house"), where, a clause, or a noun behind "with". */
export interface Part {
  text: string;
  /** A comma has to follow: what comes next would be taken with it. */
  open?: boolean;
  facts: readonly string[];
}

/** The language of a sentence, its templates, and the dice that choose among them. */
export interface Speaker {
  language: Language;
  voice: Voice;
  dice: Dice;
}

/** Puts values in a template. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? '');
