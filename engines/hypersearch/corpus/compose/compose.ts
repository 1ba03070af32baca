/**
 * Makes sentences out of facts by a grammar of its own: draws what a buyer wants, says each fact in one of many ways and puts
 * the parts in one of many orders. `read` must give the facts back. Long because it is one grammar, read from top to bottom.
 */
import type { Feature, HomeType, Sort } from '../../src/facts.ts';
import { type Dice, diceOf } from './dice.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { canadianCities, cities, statesByName } from './places.ts';
import { spanish } from './spanish.ts';
import type { Voice } from './voice.ts';

export type Language = 'en' | 'fr' | 'es';

export interface Composed {
  query: string;
  facts: string[];
  /** Start of each part, and end of the last one. */
  cuts: number[];
}

const voices: Readonly<Record<Language, Voice>> = { en: english, fr: french, es: spanish };

/** The sentence of a language and a number: the same for the same. */
export function compose(language: Language, seed: number): Composed {
  return new Composing(language, diceOf(seed)).run();
}

/** A part of the sentence: nouns of the head ("3 bed house"), where, a clause, or a noun behind "with". */
interface Part {
  text: string;
  /** A comma has to follow: what comes next would be taken with it. */
  open?: boolean;
  facts: readonly string[];
}

class Composing {
  readonly #language: Language;
  readonly #voice: Voice;
  readonly #dice: Dice;
  readonly #spoken: Set<string> = new Set();
  #land = false;
  #starts: number[] = [];

  constructor(language: Language, dice: Dice) {
    this.#language = language;
    this.#voice = voices[language];
    this.#dice = dice;
  }

  run(): Composed {
    const { among, chance, shuffled } = this.#dice;
    const voice = this.#voice;
    const type = chance(0.7) ? this.#type() : undefined;
    const rooms = [
      chance(0.7) && !this.#land ? this.#beds() : undefined,
      chance(0.4) && !this.#land ? this.#baths() : undefined,
    ];
    const where = chance(0.85) ? this.#where() : undefined;
    const clauses = shuffled([
      chance(0.65) ? this.#price() : undefined,
      chance(0.2) && !this.#land ? this.#area() : undefined,
      chance(0.12) && (type || rooms[0]) ? this.#lot() : undefined,
      chance(0.15) && !this.#land ? this.#year() : undefined,
      chance(0.1) ? this.#fees() : undefined,
      chance(0.15) ? this.#near() : undefined,
      chance(0.12) ? this.#listed() : undefined,
      chance(0.2) ? this.#ready() : undefined,
    ]).filter((part) => part !== undefined);
    const nouns = Array.from({ length: Math.floor(this.#dice.upTo(5) * (chance(0.6) ? 1 : 0)) }, () =>
      this.#feature(),
    ).filter((part) => part !== undefined);
    if (chance(0.12) && !this.#land) nouns.push(this.#garage());
    const head = this.#head(type, rooms);
    const having =
      nouns.length > 0
        ? { text: `${among(voice.having)} ${this.#listed_(nouns)}`, facts: nouns.flatMap((one) => one.facts) }
        : undefined;
    const lacking = chance(0.15) ? this.#lacking() : undefined;
    const tail = shuffled([having, lacking].filter((part) => part !== undefined));
    const parts = chance(0.75)
      ? [...head, ...(where ? [where] : []), ...shuffled([...clauses, ...tail])]
      : shuffled([...head, ...(where ? [where] : []), ...clauses, ...tail]);
    const soft = chance(0.2) ? this.#soft() : undefined;
    const sort = chance(0.1) ? this.#sort() : undefined;
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
    const { chance } = this.#dice;
    if (chance(0.08)) return text.toUpperCase();
    if (chance(0.2)) return text.toLowerCase();
    return chance(0.2) ? text[0]?.toUpperCase() + text.slice(1) : text;
  }

  /** Nouns of the head stand side by side, clauses with a comma or without. */
  #joined(parts: readonly Part[], close: number): string {
    const { chance } = this.#dice;
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
    const words = this.#dice.chance(0.7) && this.#language === 'en' ? [...said, type] : [type, ...said];
    return words.filter((part) => part !== undefined);
  }

  #listed_(parts: readonly Part[]): string {
    const texts = parts.map((part) => part.text);
    const last = texts.pop() as string;
    return texts.length === 0 ? last : `${texts.join(', ')} ${this.#voice.and} ${last}`;
  }

  #fill(template: string, values: Readonly<Record<string, string>>): string {
    return template.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? '');
  }

  /** Counts as words only where a space stands behind them: no one writes "fourbr". */
  #count(template: string, n: number, m = n): string {
    const { number } = this.#voice;
    const style = /\{n\}[a-z+-]/.test(template) ? 1 : this.#dice.style();
    return this.#fill(template, { n: number(n, style), m: number(m, style) });
  }

  #type(): Part {
    const { among, chance } = this.#dice;
    const { types, or } = this.#voice;
    const first = among(Object.keys(types) as HomeType[]);
    this.#land = first === 'land';
    const plain: HomeType[] = ['single_family', 'condo', 'townhouse', 'multi_family'];
    const second = among(plain);
    const both = plain.includes(first) && second !== first && chance(0.15);
    const text = (type: HomeType) => among(types[type]);
    return both
      ? { text: `${text(first)} ${or} ${text(second)}`, facts: [`type:${first}`, `type:${second}`] }
      : { text: text(first), facts: [`type:${first}`] };
  }

  #beds(): Part {
    const { among, chance, upTo } = this.#dice;
    const { beds, correcting } = this.#voice;
    const n = 2 + upTo(4);
    const say = (list: readonly string[], m = n) => this.#count(among(list), n, m);
    if (chance(0.08)) return { text: say(beds.exact), facts: [`beds>=${n}`, `beds<=${n}`] };
    if (chance(0.08)) return { text: say(beds.most), facts: [`beds<=${n}`] };
    if (chance(0.1)) return { text: say(beds.range, n + 1), facts: [`beds>=${n}`, `beds<=${n + 1}`] };
    if (chance(0.08)) return { text: say(correcting, n + 1), facts: [`beds>=${n}`] };
    return { text: say(beds.least), facts: [`beds>=${n}`] };
  }

  #baths(): Part {
    const { among, upTo, chance } = this.#dice;
    const n = 2 + upTo(3);
    if (chance(0.15)) return { text: this.#fill(among(this.#voice.baths), { n: `${n}.5` }), facts: [`baths>=${n}.5`] };
    return {
      text: this.#count(among(this.#voice.baths), n),
      facts: [`baths>=${n}`],
    };
  }

  #garage(): Part {
    const { among, upTo } = this.#dice;
    const n = 2 + upTo(2);
    return { text: this.#fill(among(this.#voice.garage), { n: String(n) }), facts: [`garage>=${n}`] };
  }

  #where(): Part {
    const { among, chance, upTo } = this.#dice;
    const voice = this.#voice;
    if (chance(0.08)) {
      const [code, name] = among(statesByName[this.#language]);
      return { text: this.#fill(among(voice.inState), { p: name }), facts: [`state:${code}`] };
    }
    if (chance(0.08)) {
      const zip = this.#language === 'fr' ? among(['H2X', 'J4H', 'G1R']) : String(10_001 + 10 * upTo(8_900));
      return { text: this.#fill(among(voice.inZip), { p: zip }), facts: [`zip:${zip}`] };
    }
    const draw = () => {
      const [, name, state] = /^(.*) (\w\w)$/.exec(
        among(this.#language === 'fr' ? canadianCities : cities),
      ) as RegExpExecArray;
      return { name: name as string, state: state as string };
    };
    const one = draw();
    const other = draw();
    const fact = (name: string) => `place:${folded(name)}`;
    if (chance(0.12) && one.name !== other.name)
      return {
        text: this.#fill(among(voice.in), { p: `${one.name} ${voice.or} ${other.name}` }),
        facts: [fact(one.name), fact(other.name)],
      };
    if (chance(0.08) && one.name !== other.name)
      return {
        text: `${this.#fill(among(voice.in), { p: one.name })} ${this.#fill(among(voice.notIn), { p: other.name })}`,
        facts: [fact(one.name), `not-${fact(other.name)}`],
        open: true,
      };
    const suffix = this.#language === 'en' && chance(0.3) ? among([`, ${one.state}`, ` ${one.state}`]) : '';
    return { text: this.#fill(among(voice.in), { p: one.name + suffix }), facts: [fact(one.name)] };
  }

  #limits(
    field: string,
    list: 'price' | 'sqft' | 'lot' | 'year' | 'hoa' | 'sqm',
    low: number,
    high: number,
    say: (value: number) => string,
    about = (value: number) => Math.round(value),
  ): Part {
    const { among, chance } = this.#dice;
    const voice = this.#voice[list];
    if (voice.range && chance(0.2))
      return {
        text: this.#fill(among(voice.range), { n: say(low), m: say(high) }),
        facts: [`${field}>=${low}`, `${field}<=${high}`],
      };
    if (voice.about && chance(0.1))
      return {
        text: this.#fill(among(voice.about), { n: say(low) }),
        facts: [`${field}>=${about(low * 0.9)}`, `${field}<=${about(low * 1.1)}`],
      };
    const least = voice.least.length > 0 && chance(field === 'price' ? 0.2 : field === 'hoa' ? 0 : 0.75);
    return least
      ? { text: this.#fill(among(voice.least), { n: say(low) }), facts: [`${field}>=${low}`] }
      : { text: this.#fill(among(voice.most), { n: say(low) }), facts: [`${field}<=${low}`] };
  }

  #price(): Part {
    const { upTo, style, chance } = this.#dice;
    const low = chance(0.15) ? 1_000_000 + 100_000 * upTo(9) : 150_000 + 5000 * upTo(160);
    const kind = style();
    return this.#limits('price', 'price', low, low + 50_000 * (1 + upTo(4)), (value) => this.#voice.money(value, kind));
  }

  #area(): Part {
    const { upTo, chance } = this.#dice;
    if (this.#language !== 'en' && chance(0.5)) {
      const m = 60 + 10 * upTo(20);
      const part = this.#limits('sqft', 'sqm', m, m, String);
      return {
        text: part.text,
        facts: part.facts.map((fact) => fact.replace(/\d+$/, String(Math.round(m * 10.7639)))),
      };
    }
    const low = 800 + 100 * upTo(30);
    const commas = this.#language === 'fr' ? false : chance(0.5);
    return this.#limits('sqft', 'sqft', low, low + 400, (value) =>
      commas ? value.toLocaleString('en-US') : String(value),
    );
  }

  #lot(): Part {
    const low = 2 + this.#dice.upTo(30);
    return this.#limits('lot', 'lot', low, low, String);
  }

  #year(): Part {
    const low = 1930 + this.#dice.upTo(85);
    return this.#limits('year', 'year', low, low + 9, String);
  }

  #fees(): Part {
    const { upTo, chance, among, style } = this.#dice;
    const voice = this.#voice;
    if (chance(0.5)) {
      const n = 100 + 50 * upTo(12);
      return this.#limits('hoa', 'hoa', n, n, (value) => (this.#language === 'fr' ? `${value} $` : `$${value}`));
    }
    const n = 1500 + 100 * upTo(40);
    return { text: this.#fill(among(voice.payment), { n: voice.money(n, style()) }), facts: [`payment<=${n}`] };
  }

  #near(): Part {
    const [fact, phrases] = this.#dice.among(this.#voice.near);
    return { text: this.#dice.among(phrases), facts: [fact] };
  }

  #listed(): Part {
    const n = 3 + this.#dice.upTo(27);
    return { text: this.#fill(this.#dice.among(this.#voice.dom), { n: String(n) }), facts: [`dom<=${n}`] };
  }

  /** One that speaks of a field or a thing of which the sentence has not spoken. */
  #ready(): Part | undefined {
    const [fact, phrases] = this.#dice.among(this.#voice.ready);
    return /^(hoa|dom)/.test(fact) ? undefined : { text: this.#dice.among(phrases), facts: [fact] };
  }

  #feature(): Part | undefined {
    const list = Object.entries(this.#voice.features) as [Feature, readonly string[]][];
    const [feature, phrases] = this.#dice.among(list);
    if (this.#spoken.has(feature) || [...this.#spoken].some((one) => one.includes(feature) || feature.includes(one)))
      return undefined;
    this.#spoken.add(feature);
    if (/basement/.test(feature)) this.#spoken.add('basement');
    return { text: this.#dice.among(phrases), facts: [`has:${feature}`] };
  }

  #lacking(): Part | undefined {
    const first = this.#bare();
    const second = this.#dice.chance(0.3) ? this.#bare() : undefined;
    if (!first) return undefined;
    const x = second ? `${first.text}${this.#voice.nor}${second.text}` : first.text;
    const facts = [first, ...(second ? [second] : [])].flatMap((one) => one.facts);
    return {
      text: this.#fill(this.#dice.among(this.#voice.lacking), { x }),
      open: true,
      facts: facts.map((fact) => fact.replace('has:', 'no:')),
    };
  }

  /** A feature without its article. */
  #bare(): Part | undefined {
    const part = this.#feature();
    return part && { ...part, text: part.text.replace(/^(?:(?:an?|une?|la|una) |l’)/, '') };
  }

  #soft(): Part | undefined {
    const part = this.#feature();
    return (
      part && {
        text: this.#fill(this.#dice.among(this.#voice.preferring), { x: part.text }),
        facts: part.facts.map((fact) => `prefer:${fact}`),
      }
    );
  }

  #sort(): Part {
    const { sorts } = this.#voice;
    const sort = this.#dice.among(Object.keys(sorts) as Sort[]);
    return { text: this.#dice.among(sorts[sort]), facts: [`sort:${sort}`] };
  }
}

/** Two figures side by side, or a "no" before what is wished for, need a mark between. */
function isApart(before: Part, after: Part): boolean {
  const figures = (part: Part) => part.facts.some((fact) => /[<>]=/.test(fact));
  return before.open === true || (figures(before) && figures(after));
}

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', '').replaceAll('-', ' ');
