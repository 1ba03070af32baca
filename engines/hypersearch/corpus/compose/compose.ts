/**
 * Makes sentences out of facts by a grammar of its own: draws what a buyer wants, says each fact in one of many ways and puts
 * the parts in one of many orders. `read` must give the facts back.
 */
import { diceOf } from './dice.ts';
import { english } from './english.ts';
import { areaPart, feesPart, lotPart, pricePart, yearPart } from './figures.ts';
import { french } from './french.ts';
import { Parts } from './parts.ts';
import { spanish } from './spanish.ts';
import type { Language, Part, Speaker } from './speaker.ts';
import type { Voice } from './voice.ts';

export interface Composed {
  query: string;
  facts: string[];
  /** Start of each part, and end of the last one. */
  cuts: number[];
}

const voices: Readonly<Record<Language, Voice>> = { en: english, fr: french, es: spanish };

/** The sentence of a language and a number: the same for the same. */
export function compose(language: Language, seed: number): Composed {
  return new Composing({ language, voice: voices[language], dice: diceOf(seed) }).run();
}

class Composing {
  readonly #speaker: Speaker;
  readonly #parts: Parts;
  #starts: number[] = [];

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
    this.#parts = new Parts(speaker);
  }

  run(): Composed {
    const { among, chance, shuffled } = this.#speaker.dice;
    const voice = this.#speaker.voice;
    const type = chance(0.7) ? this.#parts.type() : undefined;
    const rooms = [
      chance(0.7) && !this.#parts.isLand ? this.#parts.beds() : undefined,
      chance(0.4) && !this.#parts.isLand ? this.#parts.baths() : undefined,
    ];
    const where = chance(0.85) ? this.#parts.where() : undefined;
    const clauses = shuffled([
      chance(0.65) ? pricePart(this.#speaker) : undefined,
      chance(0.2) && !this.#parts.isLand ? areaPart(this.#speaker) : undefined,
      chance(0.12) && (type || rooms[0]) ? lotPart(this.#speaker) : undefined,
      chance(0.15) && !this.#parts.isLand ? yearPart(this.#speaker) : undefined,
      chance(0.1) ? feesPart(this.#speaker) : undefined,
      chance(0.15) ? this.#parts.near() : undefined,
      chance(0.12) ? this.#parts.listed() : undefined,
      chance(0.2) ? this.#parts.ready() : undefined,
    ]).filter((part) => part !== undefined);
    const nouns = Array.from({ length: Math.floor(this.#speaker.dice.upTo(5) * (chance(0.6) ? 1 : 0)) }, () =>
      this.#parts.feature(),
    ).filter((part) => part !== undefined);
    if (chance(0.12) && !this.#parts.isLand) nouns.push(this.#parts.garage());
    const head = this.#head(type, rooms);
    const having =
      nouns.length > 0
        ? { text: `${among(voice.having)} ${this.#enumerated(nouns)}`, facts: nouns.flatMap((one) => one.facts) }
        : undefined;
    const lacking = chance(0.15) ? this.#parts.lacking() : undefined;
    const tail = shuffled([having, lacking].filter((part) => part !== undefined));
    const parts = chance(0.75)
      ? [...head, ...(where ? [where] : []), ...shuffled([...clauses, ...tail])]
      : shuffled([...head, ...(where ? [where] : []), ...clauses, ...tail]);
    const soft = chance(0.2) ? this.#parts.soft() : undefined;
    const sort = chance(0.1) ? this.#parts.sort() : undefined;
    const last = [soft, sort].filter((part) => part !== undefined);
    if (parts.length === 0) return this.run();
    const opening = among(voice.openings);
    const middle = this.#joined(parts, head.length + (where ? 1 : 0));
    const end = last.map((one) => `${among(['. ', ', ', '; '])}${one.text}`).join('');
    const text = `${opening}${middle}${end}${among(voice.closings)}`;
    const cuts = [...this.#starts, middle.length].map((at) => at + opening.length);
    const facts = [...parts, ...last].flatMap((part) => part.facts);
    return { query: this.#lettered(text), facts: [...new Set(facts)], cuts };
  }

  #lettered(text: string): string {
    const { chance } = this.#speaker.dice;
    if (chance(0.08)) return text.toUpperCase();
    if (chance(0.2)) return text.toLowerCase();
    return chance(0.2) ? text[0]?.toUpperCase() + text.slice(1) : text;
  }

  /** Nouns of the head stand side by side, clauses with a comma or without. */
  #joined(parts: readonly Part[], close: number): string {
    const { chance } = this.#speaker.dice;
    const commas = chance(0.6);
    let text = '';
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1];
      const bare = !commas && (at < close || chance(0.3));
      if (before !== undefined) text += bare && !isApart(before, part) ? ' ' : ', ';
      this.#starts.push(text.length);
      text += part.text;
    }
    return text;
  }

  #head(type: Part | undefined, rooms: readonly (Part | undefined)[]): Part[] {
    const said = rooms.filter((part) => part !== undefined);
    const words = this.#speaker.dice.chance(0.7) && this.#speaker.language === 'en' ? [...said, type] : [type, ...said];
    return words.filter((part) => part !== undefined);
  }

  #enumerated(parts: readonly Part[]): string {
    const texts = parts.map((part) => part.text);
    const last = texts.pop() as string;
    return texts.length === 0 ? last : `${texts.join(', ')} ${this.#speaker.voice.and} ${last}`;
  }
}

/** Two figures side by side, or a "no" before what is asked for, need a mark between. */
function isApart(before: Part, after: Part): boolean {
  const figures = (part: Part) => part.facts.some((fact) => /[<>]=/.test(fact));
  return before.open === true || (figures(before) && figures(after));
}
