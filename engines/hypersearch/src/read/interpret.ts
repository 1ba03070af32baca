import type { Fact, Field, HomeType, ProtectedClass, Sort, UnsupportedTopic, Wish } from '../facts.ts';
import { isWish, parseFact } from '../facts.ts';
import { type BoundContext, readBound } from './bounds.ts';
import { bound, type Claim, slotOf } from './claims.ts';
import type { Refusal } from './fair-housing.ts';
import { has, type Item, senseOf } from './items.ts';
import { capitalsTell } from './names.ts';
import { readNear } from './near.ts';
import type { Token } from './tokens.ts';
import { readPlace, readPostalCode } from './where.ts';

export interface InterpretContext {
  sentence: string;
  tokens: readonly Token[];
  year: number;
  knows(word: string): boolean;
}

/** How far a "no" or an "ideally" reaches. */
interface Scope {
  kind: 'no' | 'avoid' | 'prefer' | 'drop' | 'away' | 'none';
  /** Something was said under it already. */
  used: boolean;
  from: number;
  /** Opened by a colon: holds to the end of the sentence. */
  list?: boolean;
}

const hardMarks: ReadonlySet<string> = new Set(['.', '..', '...', ';', '!', '?', '\n', '\r\n', '…']);

/** Turns items into claims, left to right, under the scopes of negation, preference and correction. */
export function interpret(items: readonly Item[], refusals: readonly Refusal[], context: InterpretContext): Claim[] {
  return new Interpreter(items, refusals, context).run();
}

class Interpreter {
  readonly claims: Claim[] = [];
  readonly #items: readonly Item[];
  readonly #refusals: readonly Refusal[];
  readonly #context: InterpretContext;
  readonly #tell: boolean;
  #negation: Scope = idle();
  #softening: Scope = idle();
  #away: Scope = idle();
  #dropping: Scope = idle();
  #fix = false;
  #fixAt = -1;
  /** Said before "scratch that": goes unless what follows replaces something else. */
  #undone: Claim | undefined;

  constructor(items: readonly Item[], refusals: readonly Refusal[], context: InterpretContext) {
    this.#items = items;
    this.#refusals = refusals;
    this.#context = context;
    this.#tell = capitalsTell(context.tokens);
  }

  run(): Claim[] {
    let at = 0;
    while (at < this.#items.length) at = Math.max(at + 1, this.#step(at));
    if (this.#undone) this.#undone.fate = 'withdrawn';
    return this.claims;
  }

  #step(at: number): number {
    const item = this.#items[at] as Item;
    const refusal = this.#refusals.find((one) => item.from >= one.from && item.from < one.to);
    if (refusal) return this.#refuse(at, refusal);
    if (item.mark !== undefined && !this.#startsNumber(at)) return this.#mark(at);
    const scoped = this.#readScope(at);
    if (scoped !== undefined) return scoped;
    return this.#readNear(at) ?? this.#readBound(at) ?? this.#readWhere(at) ?? this.#readPhrase(at) ?? this.#joint(at);
  }

  #startsNumber(at: number): boolean {
    return (
      /^(?:[$€£<>~≤≥≈]|<=|>=)$/.test(this.#items[at]?.mark ?? '') ||
      (this.#items[at]?.mark === '-' && this.#items[at + 1]?.number !== undefined)
    );
  }

  #refuse(at: number, refusal: Refusal): number {
    let end = at;
    while (this.#items[end] && (this.#items[end] as Item).from < refusal.to) end++;
    const facts = refusal.classes.map((one): Fact => ({ kind: 'refuse', class: one as ProtectedClass }));
    this.claims.push({ facts, from: at, to: end, fate: 'refused', confidence: 1, fix: false });
    this.#negation = idle();
    return end;
  }

  // Scopes

  #mark(at: number): number {
    const mark = this.#items[at]?.mark as string;
    if (hardMarks.has(mark)) {
      this.#negation = idle();
      if (this.#softening.used || (mark !== '...' && mark !== '…')) this.#softening = idle();
      this.#away = idle();
      this.#dropping = idle();
    } else if (mark === ',' || mark === ')' || mark === '-' || mark === '–' || mark === '—') {
      const continues = this.#listContinues(at);
      if (this.#negation.used && !continues) this.#negation = idle();
      if (!this.#negation.used && this.#negation.kind !== 'none') this.#negation = idle();
      if (this.#softening.used && !continues && !this.#softening.list) this.#softening = idle();
      if ((this.#dropping.used || at - this.#dropping.from > 1) && !continues) this.#dropping = idle();
      if (
        mark === ',' &&
        this.#away.kind !== 'none' &&
        this.#items[at + 1]?.place === undefined &&
        !has(this.#items[at + 1], 'state') &&
        !has(this.#items[at + 1], 'abbr')
      )
        this.#away = idle();
    } else if (mark === ':' && !this.#softening.used && this.#softening.kind === 'prefer')
      this.#softening = { ...this.#softening, list: true };
    return at + 1;
  }

  /** "a pool, a deck and a garage": a comma list that ends in "and" or "or" stays under its scope. */
  #listContinues(at: number): boolean {
    let i = at + 1;
    for (let most = 0; most < 14; most++) {
      while (has(this.#items[i], 'art') || has(this.#items[i], 'adj') || has(this.#items[i], 'glue')) i++;
      if (has(this.#items[i], 'and') || has(this.#items[i], 'or')) {
        const next =
          has(this.#items[i + 1], 'art') || has(this.#items[i + 1], 'adj') ? this.#items[i + 2] : this.#items[i + 1];
        return this.#listable(next);
      }
      if (!this.#listable(this.#items[i])) return false;
      i++;
      if (this.#items[i]?.mark === ',') i++;
      else if (!has(this.#items[i], 'and') && !has(this.#items[i], 'or')) return false;
    }
    return false;
  }

  #listable(item: Item | undefined): boolean {
    return (
      item !== undefined &&
      (has(item, 'has') ||
        has(item, 'type') ||
        has(item, 'topic') ||
        (item.place !== undefined && this.#negation.kind !== 'none'))
    );
  }

  #readScope(at: number): number | undefined {
    const item = this.#items[at] as Item;
    if (has(item, 'undo') && this.#spoken()) {
      this.#undone = this.claims.findLast((claim) => claim.facts.length > 0 && claim.fate !== 'withdrawn');
      this.#startFix(at);
      return at + 1;
    }
    if (has(item, 'insteadof')) {
      this.#dropping = { kind: 'drop', used: false, from: at };
      return at + 1;
    }
    if (has(item, 'avoid', 'post') && this.claims.length > 0) {
      this.#negateBack(at);
      return at + 1;
    }
    if (has(item, 'dropped') && this.claims.length > 0 && this.#reachesBack(at)) {
      const last = this.claims.at(-1) as Claim;
      // "A pool, but it's not a must" softens the wish; "the pool is not needed" takes it back.
      if (this.#items.slice(last.to, at).some((one) => has(one, 'but'))) this.#preferAll(last);
      else last.fate = 'withdrawn';
      return at + 1;
    }
    if (has(item, 'nice') && this.#reachesBack(at) && !(has(item, 'prefer') && !this.#softensBack(at))) {
      this.#soften();
      return at + 1;
    }
    if (has(item, 'drop') && (!has(item, 'not') || this.#dropAhead(at))) {
      this.#dropping = { kind: 'drop', used: false, from: at };
      this.#negation = idle();
      return at + 1;
    }
    if (has(item, 'prefer') || (has(item, 'maybe') && !this.#softensBack(at))) {
      this.#softening = { kind: 'prefer', used: false, from: at };
      this.#negation = idle();
      return at + 1;
    }
    if (has(item, 'fix') && this.#spoken() && !has(item, 'strictnum')) {
      this.#startFix(at);
      if (!has(item, 'not')) return at + 1;
    }
    if (has(item, 'away') && !this.#wanting(at)) {
      this.#away = { kind: 'away', used: false, from: at };
      return at + 1;
    }
    if (has(item, 'origin') && this.#originAhead(at)) {
      this.#away = { kind: 'away', used: true, from: at };
      return at + 1;
    }
    return undefined;
  }

  #spoken(): boolean {
    return this.claims.some((claim) => claim.facts.length > 0);
  }

  #startFix(at: number): void {
    this.#fix = true;
    this.#fixAt = at;
    this.#negation = idle();
    this.#dropping = idle();
  }

  #wanting(at: number): boolean {
    const previous = this.#items[at - 1];
    return (
      has(previous, 'want') &&
      !has(previous, 'poss') &&
      previous?.text !== 'keep' &&
      (this.#items[at] as Item).text !== 'sold' &&
      !/^(?:our|my|i|we)$/.test((this.#items[at] as Item).text)
    );
  }

  #originAhead(at: number): boolean {
    const item = this.#items[at] as Item;
    let i = at + 1;
    while (
      i < at + 4 &&
      (has(this.#items[i], 'art') || has(this.#items[i], 'compass') || has(this.#items[i], 'poi', 'downtown'))
    )
      i++;
    const next = this.#items[i];
    const named =
      next?.place !== undefined ||
      has(next, 'state') ||
      (next?.capital === true && this.#tell && next.senses.length === 0);
    const counted = has(item, 'cmp') && this.#items[at - 1]?.number !== undefined;
    return named && !counted && !has(this.#items[at - 1], 'unit') && !has(this.#items[at - 1], 'mode');
  }

  #dropAhead(at: number): boolean {
    return this.#items
      .slice(at + 1, at + 6)
      .some((item) => has(item, 'has') || has(item, 'type') || item.place !== undefined);
  }

  /** The clause has a wish before `at` and none between. */
  #reachesBack(at: number): boolean {
    const last = this.claims.at(-1);
    if (!last || last.facts.length === 0) return false;
    for (let i = last.to; i < at; i++) {
      const between = this.#items[i] as Item;
      if (
        between.mark !== undefined &&
        (hardMarks.has(between.mark) || (between.mark === ',' && !has(this.#items[at], 'dropped') && i < at - 1))
      )
        return false;
      if (has(between, 'clause') && i < at - 3) return false;
    }
    return at - last.to <= 6;
  }

  /** "a yard if possible." looks back; "if possible a yard" looks ahead. */
  #softensBack(at: number): boolean {
    if (!this.#reachesBack(at)) return false;
    const last = this.claims.at(-1) as Claim;
    for (let i = last.to; i < at; i++)
      if (this.#items[i]?.mark !== undefined || has(this.#items[i], 'and')) return false;
    const next = this.#items[at + 1];
    return (
      next === undefined ||
      next.mark !== undefined ||
      has(next, 'and') ||
      has(next, 'but') ||
      has(next, 'clause') ||
      has(next, 'in')
    );
  }

  #soften(): void {
    let joined = true;
    let listed = false;
    const last = this.claims.at(-1) as Claim;
    const kind = last.facts[0]?.kind;
    for (let index = this.claims.length - 1; index >= 0 && joined; index--) {
      const claim = this.claims[index] as Claim;
      if (claim !== last && claim.facts[0]?.kind !== kind) break;
      this.#preferAll(claim);
      const previous = this.claims[index - 1];
      if (!previous) break;
      const between = this.#items.slice(previous.to, claim.from);
      const and = between.some((item) => has(item, 'and') || has(item, 'or'));
      joined =
        (and || (listed && between.some((item) => item.mark === ','))) &&
        between.every(
          (item) => item.mark === ',' || has(item, 'and') || has(item, 'or') || has(item, 'art') || has(item, 'adj'),
        ) &&
        previous.facts[0]?.kind === 'feature';
      listed ||= and;
    }
    this.#softening = idle();
  }

  #preferAll(claim: Claim): void {
    claim.facts = claim.facts.map((fact) => (isWish(fact) ? { kind: 'prefer', wish: fact } : fact));
    if (claim.fate === 'applied') claim.fate = 'preference';
  }

  #negateBack(at: number): void {
    const last = this.claims.at(-1) as Claim;
    if (this.#items.slice(last.to, at).every((item) => item.mark === undefined)) last.facts = last.facts.map(negated);
  }

  // Wishes

  #readNear(at: number): number | undefined {
    const item = this.#items[at] as Item;
    if (has(item, 'far')) {
      const beyond = readNear(
        [
          ...this.#items.slice(0, at),
          { ...item, senses: [{ kind: 'near', value: '' }] },
          ...this.#items.slice(at + 1, at + 12),
        ],
        at,
        { ...this.#context, tell: this.#tell },
      );
      if (beyond) {
        this.claims.push({
          facts: [{ kind: 'unsupported', topic: 'other' }],
          from: at,
          to: beyond.next,
          fate: 'unsupported',
          confidence: 1,
          fix: false,
        });
        return beyond.next;
      }
    }
    const read = readNear(this.#items, at, {
      tokens: this.#context.tokens,
      sentence: this.#context.sentence,
      tell: this.#tell,
    });
    if (!read) return undefined;
    this.#claim(read.facts, at, read.next, 1);
    return read.next;
  }

  #readBound(at: number): number | undefined {
    const last = this.claims.findLast((claim) => claim.facts.some((fact) => innerBound(fact) !== undefined));
    const lastBound = last?.facts.map(innerBound).find((one) => one !== undefined);
    const resumes =
      this.#fix || this.#softening.kind === 'prefer' || (has(this.#items[at - 1], 'not') && last !== undefined);
    const context: BoundContext = {
      year: this.#context.year,
      lastField: lastBound?.field,
      lastOp: last && last.facts.length > 1 ? undefined : lastBound?.op,
      resumes,
    };
    const read = readBound(this.#items, at, context);
    if (!read) return undefined;
    if (read.personal) return read.next;
    if (read.ignored) {
      this.claims.push({
        facts: [],
        from: at,
        to: read.next,
        fate: 'unknown',
        confidence: 1,
        fix: false,
        ignored: read.ignored,
      });
      return read.next;
    }
    const facts = this.#negation.kind === 'avoid' && !this.#negation.used ? read.facts.map(flipped) : read.facts;
    if (this.#negation.kind !== 'none') this.#negation = idle();
    this.#claim(facts, at, read.next, 1);
    // "terrain de 2 acres", "5 acre lot": the noun may also be the kind of home.
    const land = this.#items.slice(at, read.next + 1).findIndex((item) => has(item, 'lot'));
    if (land >= 0 && read.field === 'lot')
      this.#claim([{ kind: 'type', type: 'land', not: false }], at + land, at + land + 1, 1, 'lot');
    return land === read.next - at && read.field === 'lot' ? read.next + 1 : read.next;
  }

  #readWhere(at: number): number | undefined {
    const item = this.#items[at] as Item;
    const postal = readPostalCode(this.#items, this.#context.tokens, at);
    if (postal && !(item.number !== undefined && has(this.#items[at - 1], 'number'))) {
      this.#claim(postal.facts, at, postal.next, 1);
      return postal.next;
    }
    const previous = this.#items[at - 1];
    const last = this.claims.at(-1);
    const listed =
      last?.facts.some(isPlaceFact) &&
      at - last.to <= 3 &&
      at > last.to &&
      this.#items
        .slice(last.to, at)
        .every(
          (one) =>
            one.mark === ',' ||
            one.mark === '/' ||
            has(one, 'or') ||
            has(one, 'and') ||
            has(one, 'art') ||
            has(one, 'in', 'strict') ||
            has(one, 'maybe'),
        );
    const read = readPlace(this.#items, at, {
      tokens: this.#context.tokens,
      sentence: this.#context.sentence,
      tell: this.#tell,
      listed: listed || this.#fix,
      negated: this.#negation.kind !== 'none' && !this.#negation.used,
      knows: this.#context.knows,
    });
    if (!read) return undefined;
    if (read.elsewhere) return read.next;
    if (this.#away.kind !== 'none' && !listed) {
      // Back from elsewhere: "leaving Fargo for Moncton", "from Austin to Dallas".
      const destination =
        this.#away.used && (has(previous, 'dest') || has(previous, 'want')) && at - this.#away.from > 1;
      if (destination) this.#away = idle();
    }
    if (item.place && has(previous, 'person') && !this.#tell) return undefined;
    if (this.#livesThere(at)) return read.next;
    this.#claim(read.facts, at, read.next, read.confidence);
    return read.next;
  }

  /** "my friend in Denver", "his brother lives in Reno". */
  #livesThere(at: number): boolean {
    let i = at - 1;
    if (!has(this.#items[i], 'in')) return false;
    i--;
    if (has(this.#items[i], 'be')) i--;
    return has(this.#items[i], 'person') && (has(this.#items[i - 1], 'poss') || has(this.#items[i - 1], 'art'));
  }

  #readPhrase(at: number): number | undefined {
    const item = this.#items[at] as Item;
    const feature = item.senses.filter((sense) => sense.kind === 'has');
    const schools = this.#readSchools(at);
    if (schools) return schools;
    const set = senseOf(item, 'set');
    if (set) {
      const facts = set.split(' ').map((text) => parseFact(text) as Fact);
      this.#claim(facts, at, at + 1, confidenceOf(item));
      if (this.#negation.kind !== 'none') this.#negation = idle();
      return at + 1;
    }
    if (has(item, 'field', 'hoa') && this.#negation.kind !== 'none' && !this.#negation.used) {
      this.#negation = idle();
      this.#claim([bound('hoa', '<=', 0)], at, at + 1, confidenceOf(item));
      return at + 1;
    }
    const sort = senseOf(item, 'sort');
    if (sort && !this.#quietSort(at)) {
      this.#claim([{ kind: 'sort', sort: sort as Sort }], at, at + 1, confidenceOf(item));
      return at + 1;
    }
    if (feature.length > 0) {
      const facts = feature.flatMap((sense) =>
        sense.value.split(' ').map((part) => parseFact(part.includes(':') ? part : `has:${part}`) as Fact),
      );
      this.#claim(facts, at, at + 1, confidenceOf(item));
      return at + 1;
    }
    const types = item.senses.filter((sense) => sense.kind === 'type');
    if (types.length > 0) {
      this.#claim(
        types.map((sense): Fact => ({ kind: 'type', type: sense.value as HomeType, not: false })),
        at,
        at + 1,
        confidenceOf(item),
      );
      return at + 1;
    }
    if (has(item, 'house')) {
      if (has(this.#items[at + 1], 'permonth') || has(this.#items[at - 1], 'poss')) return at + 1;
      this.#claim([{ kind: 'type', type: 'single_family', not: false }], at, at + 1, confidenceOf(item), 'house');
      return at + 1;
    }
    if (has(item, 'ranch')) {
      this.#claim([{ kind: 'feature', feature: 'single_story', not: false }], at, at + 1, confidenceOf(item), 'ranch');
      return at + 1;
    }
    if (has(item, 'lot') && !has(this.#items[at - 1], 'mult') && !(this.#items[at + 1]?.text === 'of')) {
      this.#claim([{ kind: 'type', type: 'land', not: false }], at, at + 1, confidenceOf(item), 'lot');
      return at + 1;
    }
    if (has(item, 'studio')) {
      const apartment = item.to - item.from > 1 || has(item, 'apartment');
      const facts: Fact[] = [bound('beds', '<=', 0)];
      if (apartment) facts.push({ kind: 'type', type: 'condo', not: false });
      this.#claim(facts, at, at + 1, confidenceOf(item));
      return at + 1;
    }
    const poi = senseOf(item, 'poi');
    if (poi === 'downtown') {
      this.#claim([{ kind: 'near', name: poi }], at, at + 1, confidenceOf(item));
      return at + 1;
    }
    const decade = senseOf(item, 'decade');
    if (decade) {
      const first = 1900 + Number(decade);
      this.#claim([bound('year', '>=', first), bound('year', '<=', first + 9)], at, at + 1, 0.8);
      return at + 1;
    }
    const topic = senseOf(item, 'topic');
    if (topic) {
      this.#claim([{ kind: 'unsupported', topic: topic as UnsupportedTopic }], at, at + 1, confidenceOf(item));
      return at + 1;
    }
    return undefined;
  }

  /** "cheap" inside "not cheap", or "newest" as an adjective of something else, asks for no order. */
  #quietSort(at: number): boolean {
    return this.#negation.kind !== 'none' && !this.#negation.used && at - this.#negation.from <= 2;
  }

  /** "good schools", "great elementary schools", "the schools are excellent". */
  #readSchools(at: number): number | undefined {
    const quality = senseOf(this.#items[at], 'quality');
    if (quality) {
      let i = at + 1;
      while (
        i < at + 4 &&
        (has(this.#items[i], 'quality') ||
          has(this.#items[i], 'and') ||
          has(this.#items[i], 'adj') ||
          has(this.#items[i], 'art'))
      )
        i++;
      if (!has(this.#items[i], 'field', 'school')) return undefined;
      let end = i + 1;
      while (has(this.#items[end], 'field', 'school')) end++;
      const level = this.#items.slice(at, i).some((item) => has(item, 'quality', '8')) ? 8 : 7;
      this.#claim([bound('school', '>=', level)], at, end, confidenceOf(this.#items[at] as Item));
      return has(this.#items[at - 1], 'near') ? (this.#nearMore(end) ?? end) : end;
    }
    if (!has(this.#items[at], 'field', 'school')) return undefined;
    let i = at + 1;
    while (
      i < at + 5 &&
      (has(this.#items[i], 'be') ||
        has(this.#items[i], 'art') ||
        has(this.#items[i], 'clause') ||
        has(this.#items[i], 'in') ||
        has(this.#items[i], 'glue') ||
        has(this.#items[i], 'region') ||
        has(this.#items[i], 'pron'))
    )
      i++;
    const late = i > at + 1 ? senseOf(this.#items[i], 'quality') : undefined;
    if (late === undefined || has(this.#items[i + 1], 'field', 'school')) return undefined;
    this.#claim([bound('school', '>=', Number(late))], at, i + 1, 0.9);
    return i + 1;
  }

  /** "close to good schools and the bike path": what follows the schools is still near. */
  #nearMore(at: number): number | undefined {
    const joint = this.#items[at];
    if (!joint || !has(joint, 'and')) return undefined;
    const ahead = [{ ...joint, senses: [{ kind: 'near', value: '' }] }, ...this.#items.slice(at + 1, at + 12)];
    const read = readNear(ahead, 0, { ...this.#context, tell: this.#tell });
    if (!read) return undefined;
    this.#claim(read.facts, at, at + read.next, 1);
    return at + read.next;
  }

  /** Joining words decide whether a scope goes on. */
  #joint(at: number): number {
    const item = this.#items[at] as Item;
    const next = this.#items[at + 1];
    if (has(item, 'avoid') && !has(item, 'avoid', 'post')) this.#negation = { kind: 'avoid', used: false, from: at };
    else if (has(item, 'not')) this.#negation = { kind: 'no', used: false, from: at };
    else if (has(item, 'but')) {
      this.#negation = idle();
      this.#softening = idle();
      this.#away = idle();
      this.#dropping = idle();
    } else if (has(item, 'or')) return at + 1;
    else if (has(item, 'and')) {
      const bare = has(next, 'type') || (this.#negation.kind !== 'no' && (has(next, 'has') || has(next, 'art')));
      if (this.#negation.used && !bare) this.#negation = idle();
      if (this.#dropping.used && !has(next, 'has') && !has(next, 'art')) this.#dropping = idle();
      if (this.#away.kind !== 'none' && (has(next, 'want') || has(this.#items[at + 2], 'want'))) this.#away = idle();
    } else if (has(item, 'want')) {
      if (this.#negation.used) this.#negation = idle();
      if (this.#negation.kind === 'no' && has(item, 'firm')) this.#negation = idle();
      if (this.#softening.used && has(item, 'firm')) this.#softening = idle();
      if (!has(item, 'poss')) this.#away = this.#away.used && !has(item, 'firm') ? this.#away : idle();
      if (this.#dropping.used) this.#dropping = idle();
    } else if (has(item, 'clause')) {
      if (this.#negation.used) this.#negation = idle();
      if (item.text === 'so' || item.text === 'then' || item.text === 'donc' || item.text === 'asi')
        this.#away = idle();
      if (this.#dropping.used) this.#dropping = idle();
    } else if (this.#negation.used && !has(item, 'art') && !has(item, 'adj') && !has(item, 'in'))
      this.#negation = idle();
    return at + 1;
  }

  #claim(facts: readonly Fact[], from: number, to: number, confidence: number, weak?: Claim['weak']): void {
    const claim: Claim = {
      facts: [...facts],
      from,
      to,
      fate: 'applied',
      confidence,
      fix: this.#fix && from - this.#fixAt < 14,
      weak,
    };
    if (facts.some((fact) => fact.kind === 'unsupported')) claim.fate = 'unsupported';
    if (this.#away.kind !== 'none') {
      this.#away = { ...this.#away, used: true };
      claim.facts = [];
      claim.fate = 'filler';
      this.claims.push(claim);
      return;
    }
    const covers = claim.fate !== 'unsupported';
    if (this.#dropping.kind === 'drop') {
      this.#dropping = { ...this.#dropping, used: true };
      claim.fate = 'withdrawn';
    } else {
      if (this.#negation.kind !== 'none' && covers && this.#negationReaches(facts)) {
        claim.facts = claim.facts.map(negated);
        this.#negation = { ...this.#negation, used: true };
      }
      if (this.#softening.kind === 'prefer' && covers) {
        this.#preferAll(claim);
        this.#softening = { ...this.#softening, used: true };
      }
    }
    if (this.#fix && claim.facts.length > 0) {
      claim.fix = true;
      this.#fix = false;
      const slots = new Set(claim.facts.map(slotOf));
      const replaces = this.claims.some((earlier) => earlier.facts.some((fact) => slots.has(slotOf(fact))));
      if (this.#undone && !replaces) this.#undone.fate = 'withdrawn';
      this.#undone = undefined;
    }
    this.claims.push(claim);
  }

  #negationReaches(facts: readonly Fact[]): boolean {
    return facts.every((fact) => fact.kind === 'feature' || fact.kind === 'type' || fact.kind === 'place');
  }
}

const idle = (): Scope => ({ kind: 'none', used: false, from: -1 });
const confidenceOf = (item: Item) => (item.mended ? 0.8 : 1);
const isPlaceFact = (fact: Fact): boolean =>
  fact.kind === 'place' ||
  fact.kind === 'state' ||
  fact.kind === 'zip' ||
  (fact.kind === 'prefer' && isPlaceFact(fact.wish));

function innerBound(fact: Fact): { field: Field; op: '>=' | '<=' } | undefined {
  if (fact.kind === 'prefer') return innerBound(fact.wish);
  return fact.kind === 'bound' ? fact : undefined;
}

function negated(fact: Fact): Fact {
  if (fact.kind === 'prefer') return { kind: 'prefer', wish: negated(fact.wish) as Wish };
  return fact.kind === 'feature' || fact.kind === 'type' || fact.kind === 'place' ? { ...fact, not: true } : fact;
}

/** "I don't want to pay more than 500k" turns the comparison round. */
function flipped(fact: Fact): Fact {
  return fact.kind === 'bound' ? { ...fact, op: fact.op === '>=' ? '<=' : '>=' } : fact;
}
