import { type Criterion, type Fact, isCriterion } from '../facts.ts';
import { type Claim, slotOf } from './claims.ts';
import { countsBehindDwelling } from './context/background/past-clauses.ts';
import { isOfLife } from './context/life.ts';
import type { SentenceContext } from './context/sentence-context.ts';
import { countsRooms, hasFigure, isQualified, lacks } from './scopes/qualified.ts';
import { endScopes, isSomewhere, listMarks } from './scopes/scope-ends.ts';
import { follows, Scopes } from './scopes/scopes.ts';
import { has, type Item } from './words/items.ts';

/** A claim stands this many items or fewer behind the correction that it answers. */
const correctionReach = 14;

/** The way through a sentence: what has been claimed so far, and under which scopes the next words stand. */
export class Parse {
  readonly claims: Claim[] = [];
  /** Items that describe somebody and make no claim: half-open ranges. */
  readonly background: { from: number; to: number }[] = [];
  readonly scopes = new Scopes();
  readonly items: readonly Item[];
  readonly context: SentenceContext;
  /** Item of a "no wait" or "actually" that no claim has answered yet. */
  #correctedAt: number | undefined;
  /** Said before "scratch that": goes unless what follows replaces something else. */
  #undone: Claim | undefined;

  constructor(items: readonly Item[], context: SentenceContext) {
    this.items = items;
    this.context = context;
  }

  /** Just corrected: what comes next takes the place of something said. */
  get corrected(): boolean {
    return this.#correctedAt !== undefined;
  }

  get spoken(): boolean {
    return this.context.present.length > 0 || this.claims.some((claim) => claim.facts.length > 0);
  }

  correct(at: number): void {
    this.#correctedAt = at;
    this.scopes.negation = undefined;
    this.scopes.dropping = undefined;
  }

  undo(at: number): void {
    this.#undone = this.claims.findLast((claim) => claim.facts.length > 0 && claim.fate !== 'withdrawn');
    this.correct(at);
  }

  /** Claims facts for the items `from`–`to`, as the open scopes turn them. */
  claim(facts: readonly Fact[], from: number, to: number, confidence = 1, weak?: Claim['weak']): void {
    const unsupported = facts.some((fact) => fact.kind === 'unsupported');
    const claim: Claim = {
      facts: [...facts],
      from,
      to,
      cues: [],
      fate: unsupported ? 'unsupported' : facts.length === 0 ? 'unknown' : 'applied',
      confidence,
      fix:
        (this.corrected && from - (this.#correctedAt as number) < correctionReach) || this.#goesOnFixing(facts, from),
      weak,
    };
    this.claims.push(claim);
    endScopes(this, facts, from);
    const { dropping } = this.scopes;
    const away = this.#awayAt(from, facts);
    if (away) {
      away.used = true;
      away.named ||= facts.some((fact) => fact.kind === 'place' || fact.kind === 'state');
      const from = this.items[away.from];
      if ((has(from, 'job') || has(from, 'settled')) && facts.some((fact) => fact.kind === 'place'))
        claim.elsewhere = claim.facts;
      claim.background = claim.facts;
      claim.facts = [];
      claim.fate = 'context';
      return;
    }
    if (dropping) {
      dropping.used = true;
      claim.cues.push(dropping.from);
      claim.fate = 'withdrawn';
      // "Forget preferably a pool"
      if (this.scopes.softening && this.scopes.softening.from > dropping.from) preferAll(claim);
    } else if (unsupported) this.#bindUnsupported(claim);
    else this.#bend(claim);
    if (this.corrected && claim.facts.length > 0) this.#answerCorrection(claim);
  }

  /** "Condo in Barrhaven? I meant Kanata, townhouse": what directly follows a correction may correct the kind of home too. */
  #goesOnFixing(facts: readonly Fact[], from: number): boolean {
    const last = this.claims.at(-1);
    const [first] = last?.facts ?? [];
    if (!last?.fix || !first) return false;
    const between = this.items.slice(last.to, from);
    // "3 beds in Boise, edit: 4 beds, in Meridian"
    if (first.kind === 'bound' && facts.every((fact) => fact.kind === 'place'))
      return between.length <= 2 && between.every((item) => item.mark === ',' || has(item, 'in', 'strict'));
    // "Semi in Mississauga, wait, townhouse in Milton"
    if (first.kind === 'type' && facts.every((fact) => fact.kind === 'place'))
      return between.length === 1 && has(between[0], 'in', 'strict');
    if (!facts.every((fact) => fact.kind === 'type') || first.kind !== 'place') return false;
    return between.length <= 2 && between.every((item) => item.mark === ',' || has(item, 'art'));
  }

  /** Skips what other readers take; a clause about somebody's life takes only what hangs on its verb. */
  #awayAt(from: number, facts: readonly Fact[]): Scopes['away'] {
    const { away } = this.scopes;
    if (this.scopes.aside) return away;
    // "Crecí en Laredo casa de 3 cuartos": a kind of home that nothing leads to begins the search.
    if (this.context.language === 'es' && away?.named && facts[0]?.kind === 'type') {
      const last = this.claims.at(-2);
      if (last?.fate === 'context' && last.to === from && this.items[from - 1]?.place) {
        this.scopes.away = undefined;
        return undefined;
      }
    }
    if (away && this.context.language !== 'en' && countsBehindDwelling(this.items, away.from, from)) {
      this.scopes.away = undefined;
      return undefined;
    }
    if (away && !away.life && this.context.language === 'en' && countsRooms(this.items, away.from, from, facts)) {
      this.scopes.away = undefined;
      return undefined;
    }
    if (!away?.life) return away;
    const place = facts.some((fact) => isSomewhere(fact) || fact.kind === 'near');
    const lastTo = this.claims.at(-2)?.to ?? 0;
    if (isOfLife(this.items, away.from, from, place, lastTo)) return away;
    this.scopes.away = undefined;
    return undefined;
  }

  /** A stretch that gives facts whatever the scopes say, or none at all. */
  note(claim: Pick<Claim, 'facts' | 'from' | 'to' | 'fate'> & { ignored?: string }): void {
    this.claims.push({ confidence: 1, fix: false, cues: [], ...claim });
  }

  /** Skips items that describe a person, a past home or a workplace, and returns the item behind them. */
  skipBackground(from: number, to: number): number {
    this.background.push({ from, to });
    return to;
  }

  finish(): Claim[] {
    if (this.#undone) this.#undone.fate = 'withdrawn';
    this.#followJob();
    return this.claims;
  }

  /** "Got a job in Raleigh, so we're relocating": where the job is, the search is, if no other place is named. */
  #followJob(): void {
    const job = this.claims.findLast((claim) => claim.elsewhere);
    if (!job?.elsewhere || this.claims.some((claim) => claim.facts.some(isSomewhere))) return;
    if (!this.items.some((item) => has(item, 'moves') || has(item, 'settled'))) return;
    job.facts = job.elsewhere;
    job.fate = 'applied';
  }

  /** "No flood zone": the "no" is of what cannot be searched, and of nothing behind it. */
  #bindUnsupported(claim: Claim): void {
    const { negation, softening } = this.scopes;
    // "No busco rentar": who does not want to rent asks for nothing else by it.
    if (
      negation &&
      !negation.used &&
      claim.facts.every((fact) => fact.kind === 'unsupported' && fact.topic === 'rent')
    ) {
      claim.facts = [];
      claim.fate = 'unknown';
    }
    for (const scope of [negation, softening])
      if (scope && !scope.used) {
        claim.cues.push(scope.from);
        scope.used = true;
      }
  }

  /** A "no" goes on behind what it was said of only in a list: "no pool, deck or HOA". */
  #endNegation(claim: Claim): void {
    const { negation } = this.scopes;
    if (!negation?.used) return;
    const last = this.claims.at(-2)?.to ?? negation.from + 1;
    const between = this.items.slice(Math.max(last, negation.from + 1), claim.from);
    if (!between.some((item) => listMarks.has(item.mark ?? '') || has(item, 'and') || has(item, 'or')))
      this.scopes.negation = undefined;
  }

  /** "No haunted basement", "anything but a rusty townhouse": neither excluded nor asked for, as no one knows the word. */
  #isOfUnread(claim: Claim): boolean {
    const { unread } = this.scopes;
    if (!unread || !claim.facts.every(canBeNegated)) return false;
    const place = claim.facts.some((fact) => fact.kind === 'place');
    // "No bananas, Miami": a place goes on with what lacks something, not with what is something else.
    if (place && lacks.has((this.items[unread.from] as Item).text)) return false;
    const joins = has(this.items[claim.from - 1], 'art') || this.items[claim.from - 1]?.text === 'de';
    const next = joins && !place ? claim.from - 2 : claim.from - 1;
    return unread.at === next;
  }

  #bend(claim: Claim): void {
    if (this.#isOfUnread(claim)) {
      claim.facts = [];
      claim.fate = 'unknown';
      return;
    }
    this.#endNegation(claim);
    const { negation, softening } = this.scopes;
    if (negation && !negation.used && isQualified(claim, this.items, this.context)) {
      claim.facts = [];
      claim.fate = 'unknown';
      negation.used = true;
      return;
    }
    // "Without a basement in Wichita": the city is no part of what is not asked for.
    // So it is behind a figure that nothing took: "under 400, no 450 in Reno".
    const place = claim.facts.some((fact) => fact.kind === 'place');
    const elsewhere =
      negation && place && (negation.used ? !negation.places : hasFigure(this.items, negation.from, claim.from));
    // "Tampa but not downtown" cannot be searched.
    if (
      negation &&
      claim.facts.every((fact) => fact.kind === 'near') &&
      (negation.used ? has(this.items[claim.from - 1], 'or') : follows(this.items, negation.from, claim.from))
    ) {
      claim.facts = [{ kind: 'unsupported', topic: 'other' }];
      claim.fate = 'unsupported';
      claim.cues.push(negation.from);
      negation.used = true;
      return;
    }
    if (negation && !elsewhere && claim.facts.every(canBeNegated)) {
      claim.facts = claim.facts.map(negated);
      claim.cues.push(negation.from);
      negation.used = true;
      negation.places = claim.facts.some((fact) => fact.kind === 'place');
    }
    // "Ideally a lake view in Conroe": the city is asked for, unless it is a city that is preferred.
    const before = this.claims.at(-2);
    if (place && before?.fate === 'preference') {
      // "Preferably Ballard in Seattle": the neighborhood is preferred, the city is not.
      const within = before.to === claim.from - 1 && has(this.items[before.to], 'in', 'strict');
      if (within || !before.facts.some(isSomewhere)) return;
    }
    if (softening) {
      preferAll(claim);
      claim.cues.push(softening.from);
      softening.used = true;
    }
  }

  #answerCorrection(claim: Claim): void {
    claim.fix = true;
    claim.cues.push(this.#correctedAt as number);
    this.#correctedAt = undefined;
    const slots = new Set(claim.facts.map(slotOf));
    const replaces = this.claims.some(
      (earlier) => earlier !== claim && earlier.facts.some((fact) => slots.has(slotOf(fact))),
    );
    if (this.#undone && !replaces) this.#undone.fate = 'withdrawn';
    this.#undone = undefined;
  }
}

const canBeNegated = (fact: Fact): boolean => fact.kind === 'feature' || fact.kind === 'type' || fact.kind === 'place';

export function negated(fact: Fact): Fact {
  if (fact.kind === 'prefer') return { kind: 'prefer', criterion: negated(fact.criterion) as Criterion };
  return fact.kind === 'feature' || fact.kind === 'type' || fact.kind === 'place' ? { ...fact, not: true } : fact;
}

/** Makes every criterion of a claim soft. */
export function preferAll(claim: Claim): void {
  claim.facts = claim.facts.map((fact) => (isCriterion(fact) ? { kind: 'prefer', criterion: fact } : fact));
  // An order or an excluded class is not softened.
  if (claim.fate === 'applied' && claim.facts.every((fact) => fact.kind === 'prefer')) claim.fate = 'preference';
}

/** Mended spelling is less sure. */
export const confidenceOf = (item: Item): number => (item.mended ? 0.8 : 1);
