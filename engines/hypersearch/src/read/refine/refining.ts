import { type Fact, factText } from '../../facts.ts';
import type { Span } from '../../reading.ts';
import { readMeasure } from '../bounds/near-limit.ts';
import type { Claim } from '../claims.ts';
import { PlaceIndex } from '../places/place-names.ts';
import type { Understanding } from '../read.ts';
import type { Turn } from '../scopes/turns.ts';
import { has } from '../words/items.ts';
import { type Bound, type Edit, isWhere, matterOf, SearchDraft } from './refine-draft.ts';
import { closer, stepTo } from './refine-step.ts';
import type { RefineContext, SearchChange } from './search-change.ts';

/** One sentence at work on one search. */
export class Refining {
  readonly draft: SearchDraft;
  /** Accounts for the words of steps, which make no claims of their own. */
  readonly marks: Claim[] = [];
  readonly #said: Understanding;
  readonly #turns: readonly Turn[];
  readonly #context: RefineContext;
  /** Matters that this sentence has begun to replace: what it names next of the kind stands beside. */
  readonly #begun = new Set<string>();

  constructor(present: readonly Fact[], said: Understanding, turns: readonly Turn[], context: RefineContext) {
    this.draft = new SearchDraft(present);
    this.#said = said;
    this.#turns = turns;
    this.#context = context;
  }

  run(): SearchChange[] {
    const { claims, items } = this.#said;
    const steps = this.#turns.filter((turn) => turn.kind === 'step' || turn.kind === 'free');
    const work: { at: number; until: number; run(): Edit }[] = steps.map((turn) => ({
      at: turn.from,
      until: turn.to,
      run: () => (turn.kind === 'free' ? this.#lift(turn.value) : this.#step(turn)),
    }));
    for (const claim of claims)
      work.push({
        at: items[claim.from]?.from ?? 0,
        until: items[claim.to - 1]?.to ?? 0,
        run: () => (claim.fate === 'withdrawn' ? this.#withdraw(claim) : this.#take(claim)),
      });
    for (const lifted of this.#liftedFields()) work.push(lifted);
    for (const limit of this.#limits()) work.push(limit);
    work.sort((a, b) => a.at - b.at);
    const changes: SearchChange[] = [];
    for (const { at, until, run } of work) {
      const { was, now } = run();
      if (was.length + now.length === 0) continue;
      const { tokens, sentence } = this.#said;
      const span: Span = [tokens[at]?.start ?? 0, tokens[until - 1]?.end ?? sentence.length];
      const kind = was.length === 0 ? 'added' : now.length === 0 ? 'dropped' : 'replaced';
      changes.push({ kind, was, now, words: sentence.slice(...span), span });
    }
    return changes;
  }

  /** A criterion: it takes the place of what cannot stand beside it. */
  #take(claim: Claim): Edit {
    const edit: Edit = { was: [], now: [] };
    const near = this.#turns.find(
      (turn) => turn.value.startsWith('near') && turn.from === this.#said.items[claim.from]?.from,
    );
    for (const fact of claim.facts) {
      if (near && fact.kind === 'near' && !fact.within) this.draft.put(this.#nearer(fact, near), edit);
      else {
        edit.was.push(...this.#displaced(fact, claim));
        this.draft.put(fact, edit);
      }
    }
    return edit;
  }

  #nearer(fact: Extract<Fact, { kind: 'near' }>, turn: Turn): Fact {
    const standing = this.draft.facts.find((one) => one.kind === 'near' && one.name === fact.name);
    return standing?.kind === 'near' ? closer(standing, turn.value === 'near-' ? '-' : '+') : fact;
  }

  /** "Try Boulder", "townhouses instead": what a place or a kind of home takes the place of, unless it is said to come beside it. */
  #displaced(fact: Fact, claim: Claim): Fact[] {
    const where = isWhere(fact);
    if (!where && !(fact.kind === 'type' && !fact.not)) return this.#swapped(fact, claim);
    const matter = where ? 'where' : 'type';
    if (this.#begun.has(matter)) return [];
    this.#begun.add(matter);
    if (this.#joins(claim, matter)) return [];
    // "In 30312": the smaller within the city that stands.
    if (fact.kind === 'zip' && !this.#beside(claim, 'swap')) return this.draft.take((one) => one.kind === 'zip');
    if (!where) return this.draft.take((one) => one.kind === 'type' && !one.not);
    if (this.#isWithin(fact)) return this.draft.take((one) => this.#isWithin(one));
    return this.draft.take(
      (one) => isWhere(one) || (one.kind === 'place' && one.not) || (one.kind === 'near' && !this.#isPlain(one.name)),
    );
  }

  /** "Near the beach instead". */
  #swapped(fact: Fact, claim: Claim): Fact[] {
    if (fact.kind !== 'near' || !this.#beside(claim, 'swap')) return [];
    return this.draft.take((one) => one.kind === 'near' && one.name !== fact.name);
  }

  /** A neighbourhood lies within the city that stands, unless the gazetteer knows it in other states only. */
  #isWithin(fact: Fact): boolean {
    if (fact.kind !== 'place' || fact.not) return false;
    const { places } = this.#context;
    const named = places instanceof PlaceIndex ? places.get(fact.name) : undefined;
    const quarters = named?.states.filter((one) => one.kind !== 'city' && one.kind !== undefined) ?? [];
    if (named && quarters.length === 0) return false;
    const cities = this.draft.facts.filter((one) => one.kind === 'place' && !one.not && one.name !== fact.name);
    const states = (name: string) => (places instanceof PlaceIndex ? (places.get(name)?.states ?? []) : []);
    return (
      cities.length > 0 &&
      (named === undefined ||
        cities.some(
          (one) =>
            one.kind === 'place' && states(one.name).some(({ code }) => quarters.some((state) => state.code === code)),
        ))
    );
  }

  /** "Downtown", "the beach": there is one wherever the search goes. */
  #isPlain(name: string): boolean {
    return plainPoints.has(name);
  }

  /** "Also Tacoma"; "Glendale and Peoria too" says it behind the last of them. */
  #joins(claim: Claim, matter: 'where' | 'type'): boolean {
    const { claims, items } = this.#said;
    const alike = (one: Claim) => one.facts.some((fact) => (matter === 'where' ? isWhere(fact) : fact.kind === matter));
    let last = claim;
    for (const one of claims.slice(claims.indexOf(claim) + 1)) {
      const listed = items
        .slice(last.to, one.from)
        .every((item) => item.mark === ',' || has(item, 'and') || has(item, 'or') || has(item, 'art'));
      if (!listed || !alike(one)) break;
      last = one;
    }
    return this.#beside(claim, 'more') || (last !== claim && this.#beside(last, 'more', true));
  }

  /** Returns true if such a word directly precedes or follows the claim. */
  #beside(claim: Claim, kind: Turn['kind'], behind = false): boolean {
    const { items, claims } = this.#said;
    const first = items[claim.from]?.from ?? 0;
    const last = items[claim.to - 1]?.to ?? 0;
    const before = claims.findLast((one) => one.to <= claim.from && one.facts.length > 0);
    const floor = before ? (items[before.to - 1]?.to ?? 0) : 0;
    const after = claims.find((one) => one.from >= claim.to && one.facts.length > 0);
    const ceiling = after ? (items[after.from]?.from ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    return this.#turns.some(
      (turn) =>
        turn.kind === kind &&
        ((!behind && turn.from >= floor && turn.to <= first) ||
          (turn.from >= last && turn.to <= ceiling && turn.from - last <= 2)),
    );
  }

  /** "Forget Denver", "the pool is not needed". */
  #withdraw(claim: Claim): Edit {
    const now = this.#said.claims.filter((one) => one.fate !== 'withdrawn').flatMap((one) => one.facts);
    const was = claim.facts.flatMap((fact) => {
      const criterion = plain(fact);
      // A fact that is said in full is removed alone: "forget up to $400,000" leaves "from $300,000".
      if (this.draft.has(fact)) return this.draft.take((one) => factText(one) === factText(fact));
      if (now.some((one) => replaces(one, criterion))) return [];
      return this.draft.take((one) => isMeant(plain(one), criterion));
    });
    return { was, now: [] };
  }

  #step(turn: Turn): Edit {
    const edit: Edit = { was: [], now: [] };
    const { claims, items } = this.#said;
    const field = turn.value.slice(0, -1);
    if (field === 'near') {
      const target = claims.some((claim) => items[claim.from]?.from === turn.from && claim.facts.length > 0);
      const only = this.draft.facts.filter((one) => one.kind === 'near');
      const [near] = only;
      if (!target && only.length === 1 && near) this.draft.put(closer(near, turn.value === 'near-' ? '-' : '+'), edit);
      return this.#mark(turn, edit);
    }
    // "Lower the price to 400k", "cheaper, under 400k": the figure that is said holds.
    const said = claims.some(
      (claim) =>
        claim.fate !== 'withdrawn' &&
        claim.facts.some((fact) => plain(fact).kind === 'bound' && matterOf(plain(fact)) === field),
    );
    if (said) return this.#mark(turn, edit, true);
    const { found = {}, today } = this.#context;
    const fact = stepTo(turn.value, turn.amount, { present: this.draft.facts, found, year: today.year });
    if (fact) this.draft.put(fact, edit);
    return this.#mark(turn, edit, fact !== undefined);
  }

  /** Accounts for the words of a step: they were applied, or nothing said from where to step. */
  #mark(turn: Turn, edit: Edit, read = edit.now.length > 0): Edit {
    const at = this.#said.items.findIndex((item) => item.from === turn.from);
    if (at >= 0 && !this.#said.claims.some((claim) => claim.from === at))
      this.marks.push({
        facts: [],
        from: at,
        to: at + 1,
        fate: read ? 'applied' : 'unknown',
        confidence: 1,
        fix: false,
        cues: [],
      });
    return edit;
  }
  #lift(what: string): Edit {
    const gone: Record<string, (fact: Fact) => boolean> = {
      place: (fact) => isWhere(fact) || (fact.kind === 'place' && fact.not),
      type: (fact) => fact.kind === 'type',
      near: (fact) => fact.kind === 'near',
      sort: (fact) => fact.kind === 'sort',
    };
    const rule = gone[what] ?? ((fact: Fact) => fact.kind === 'bound' && fact.field === what);
    return { was: this.draft.take((fact) => rule(plain(fact))), now: [] };
  }

  /** "Within 40 miles", "make it 20 minutes": a limit for the point that stands. */
  #limits(): { at: number; until: number; run(): Edit }[] {
    const { items, claims } = this.#said;
    const near = this.draft.facts.filter((fact) => fact.kind === 'near').at(-1);
    if (!near) return [];
    for (const [at, item] of items.entries()) {
      const within = item.number === undefined ? undefined : readMeasure(items, at);
      if (!within?.limit || claims.some((claim) => at >= claim.from && at < claim.to && claim.facts.length > 0))
        continue;
      const fact: Fact = { kind: 'near', name: near.name, within: within.limit };
      const run = () => {
        const edit: Edit = { was: [], now: [] };
        this.draft.put(fact, edit);
        return edit;
      };
      return [{ at: item.from, until: items[within.next - 1]?.to ?? item.to, run }];
    }
    return [];
  }

  /** "Forget the price", "the bedrooms don't matter": a field by its name. */
  #liftedFields(): { at: number; until: number; run(): Edit }[] {
    const { items, claims } = this.#said;
    const lifted: { at: number; until: number; run(): Edit }[] = [];
    for (const [at, item] of items.entries()) {
      const field = item.senses.find(
        (sense) => sense.kind === 'field' || (sense.kind === 'unit' && ['beds', 'baths'].includes(sense.value)),
      )?.value;
      if (field === undefined || item.number !== undefined || claims.some((claim) => at >= claim.from && at < claim.to))
        continue;
      const dropped =
        items.slice(Math.max(0, at - 3), at).some((one) => has(one, 'drop')) && !has(items[at - 1], 'num');
      const late = items.slice(at + 1, at + 4).some((one) => has(one, 'dropped'));
      if (dropped || late) lifted.push({ at: item.from, until: item.to, run: () => this.#lift(field) });
    }
    return lifted;
  }
}

const plainPoints: ReadonlySet<string> = new Set(
  'downtown airport beach lake ocean river mountain hospital university college church school shopping mall water trail gym library work office coast'.split(
    ' ',
  ),
);

const plain = (fact: Fact): Fact => (fact.kind === 'prefer' ? fact.criterion : fact);

/** Returns true if a withdrawn criterion refers to a current fact. */
function isMeant(one: Fact, criterion: Fact): boolean {
  if (one.kind === 'bound' && criterion.kind === 'bound') return one.field === criterion.field;
  if (one.kind === 'near' && (criterion.kind === 'near' || criterion.kind === 'place'))
    return one.name === criterion.name;
  if (one.kind === 'bound' && criterion.kind === 'feature')
    return (one.field === 'garage' && criterion.feature === 'garage') || isSingleStorey(one, criterion.feature);
  if (one.kind === 'place' && criterion.kind === 'place') return one.name === criterion.name;
  if (one.kind === 'type' && criterion.kind === 'type') return one.type === criterion.type;
  if (one.kind === 'feature' && criterion.kind === 'feature') return one.feature === criterion.feature;
  return factText(one) === factText(criterion);
}

const isSingleStorey = (one: Bound, feature: string): boolean =>
  feature === 'single_story' && factText(one) === 'stories<=1';

const replaces = (one: Fact, criterion: Fact): boolean =>
  factText(plain(one)) === factText(criterion) ||
  (one.kind === 'bound' && criterion.kind === 'bound' && one.field === criterion.field);
