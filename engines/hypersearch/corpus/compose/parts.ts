/** Parts of a sentence, each drawn once: kind, rooms, places, features, order. */
import type { Feature, HomeType, Sort } from '../../src/facts.ts';
import type { Dice } from './dice.ts';
import { canadianCities, cities, statesByName } from './places.ts';
import { fill, type Language, type Part, type Speaker } from './speaker.ts';
import type { Voice } from './voice.ts';

export class Parts {
  readonly #language: Language;
  readonly #voice: Voice;
  readonly #dice: Dice;
  readonly #spoken: Set<string> = new Set();
  /** True once the type of home is land, which has no rooms. */
  isLand = false;

  constructor({ language, voice, dice }: Speaker) {
    this.#language = language;
    this.#voice = voice;
    this.#dice = dice;
  }

  type(): Part {
    const { among, chance } = this.#dice;
    const { types, or } = this.#voice;
    const first = among(Object.keys(types) as HomeType[]);
    this.isLand = first === 'land';
    const plain: HomeType[] = ['single_family', 'condo', 'townhouse', 'multi_family'];
    const second = among(plain);
    const both = plain.includes(first) && second !== first && chance(0.15);
    const text = (type: HomeType) => among(types[type]);
    return both
      ? { text: `${text(first)} ${or} ${text(second)}`, facts: [`type:${first}`, `type:${second}`] }
      : { text: text(first), facts: [`type:${first}`] };
  }

  beds(): Part {
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

  baths(): Part {
    const { among, upTo, chance } = this.#dice;
    const n = 2 + upTo(3);
    if (chance(0.15)) return { text: fill(among(this.#voice.baths), { n: `${n}.5` }), facts: [`baths>=${n}.5`] };
    return {
      text: this.#count(among(this.#voice.baths), n),
      facts: [`baths>=${n}`],
    };
  }

  garage(): Part {
    const { among, upTo } = this.#dice;
    const n = 2 + upTo(2);
    return { text: fill(among(this.#voice.garage), { n: String(n) }), facts: [`garage>=${n}`] };
  }

  where(): Part {
    const { among, chance, upTo } = this.#dice;
    const voice = this.#voice;
    if (chance(0.08)) {
      const [code, name] = among(statesByName[this.#language]);
      return { text: fill(among(voice.inState), { p: name }), facts: [`state:${code}`] };
    }
    if (chance(0.08)) {
      const zip = this.#language === 'fr' ? among(['H2X', 'J4H', 'G1R']) : String(10_001 + 10 * upTo(8_900));
      return { text: fill(among(voice.inZip), { p: zip }), facts: [`zip:${zip}`] };
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
        text: fill(among(voice.in), { p: `${one.name} ${voice.or} ${other.name}` }),
        facts: [fact(one.name), fact(other.name)],
      };
    if (chance(0.08) && one.name !== other.name)
      return {
        text: `${fill(among(voice.in), { p: one.name })} ${fill(among(voice.notIn), { p: other.name })}`,
        facts: [fact(one.name), `not-${fact(other.name)}`],
        open: true,
      };
    const suffix = this.#language === 'en' && chance(0.3) ? among([`, ${one.state}`, ` ${one.state}`]) : '';
    return { text: fill(among(voice.in), { p: one.name + suffix }), facts: [fact(one.name)] };
  }

  near(): Part {
    const [fact, phrases] = this.#dice.among(this.#voice.near);
    return { text: this.#dice.among(phrases), facts: [fact] };
  }

  listed(): Part {
    const n = 3 + this.#dice.upTo(27);
    return { text: fill(this.#dice.among(this.#voice.dom), { n: String(n) }), facts: [`dom<=${n}`] };
  }

  /** One that speaks of a field or a thing of which the sentence has not spoken. */
  ready(): Part | undefined {
    const [fact, phrases] = this.#dice.among(this.#voice.ready);
    return /^(hoa|dom)/.test(fact) ? undefined : { text: this.#dice.among(phrases), facts: [fact] };
  }

  feature(): Part | undefined {
    const list = Object.entries(this.#voice.features) as [Feature, readonly string[]][];
    const [feature, phrases] = this.#dice.among(list);
    if (this.#spoken.has(feature) || [...this.#spoken].some((one) => one.includes(feature) || feature.includes(one)))
      return undefined;
    this.#spoken.add(feature);
    if (/basement/.test(feature)) this.#spoken.add('basement');
    return { text: this.#dice.among(phrases), facts: [`has:${feature}`] };
  }

  lacking(): Part | undefined {
    const first = this.#bare();
    const second = this.#dice.chance(0.3) ? this.#bare() : undefined;
    if (!first) return undefined;
    const x = second ? `${first.text}${this.#voice.nor}${second.text}` : first.text;
    const facts = [first, ...(second ? [second] : [])].flatMap((one) => one.facts);
    return {
      text: fill(this.#dice.among(this.#voice.lacking), { x }),
      open: true,
      facts: facts.map((fact) => fact.replace('has:', 'no:')),
    };
  }

  /** A feature without its article. */
  #bare(): Part | undefined {
    const part = this.feature();
    return part && { ...part, text: part.text.replace(/^(?:(?:an?|une?|la|una) |l’)/, '') };
  }

  soft(): Part | undefined {
    const part = this.feature();
    return (
      part && {
        text: fill(this.#dice.among(this.#voice.preferring), { x: part.text }),
        facts: part.facts.map((fact) => `prefer:${fact}`),
      }
    );
  }

  sort(): Part {
    const { sorts } = this.#voice;
    const sort = this.#dice.among(Object.keys(sorts) as Sort[]);
    return { text: this.#dice.among(sorts[sort]), facts: [`sort:${sort}`] };
  }

  /** Counts as words only where a space stands behind them: no one writes "fourbr". */
  #count(template: string, n: number, m = n): string {
    const { number } = this.#voice;
    const style = /\{n\}[a-z+-]/.test(template) ? 1 : this.#dice.style();
    return fill(template, { n: number(n, style), m: number(m, style) });
  }
}

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', '').replaceAll('-', ' ');
