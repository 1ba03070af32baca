import type { Fact } from '../../facts.ts';
import { deniesListing } from '../claim-listed.ts';
import { innerBound } from '../claims.ts';
import { ownsCar } from '../context/own-home.ts';
import type { Parse } from '../parse.ts';
import { has } from '../words/items.ts';
import { unheld } from './bound-draft.ts';
import type { BoundContext } from './bound-reading.ts';
import { counted } from './bound-values.ts';
import { readBound } from './bounds.ts';
import { changedFacts } from './changed-figure.ts';
import { claimHorses, claimThat, exceedsBackground } from './claim-background-figure.ts';
import { claimAnother, isOneOfThem, isOneThatCould } from './claim-rooms.ts';
import { refusesMore } from './denied/denied-comparison.ts';
import { correctedFigure, deniesInside, isCorrection, isDenied, saysInstead } from './denied/denied-figure.ts';
import { isTooMuch } from './denied/too-much.ts';
import { readQuantity } from './quantity.ts';
import { isOfPart, isSpanOfLife, isSpanOfWork } from './year-of-another.ts';

/** A number with what it bounds. Figures of the buyer's own life are skipped, impossible ones are reported. */
export function claimBound(parse: Parse, at: number): number | undefined {
  const { items, scopes } = parse;
  if (isOneThatCould(parse, at)) return at + 1;
  // "Looking to move up to a 4 bed house"
  if (items[at]?.text === 'up' && has(items[at], 'cmp') && moves.test(items[at - 1]?.text ?? '')) return at + 1;
  // "Price per sq ft under 250": the figure is no price of the home.
  if (has(items[at], 'sort', 'price_per_sqft_asc')) {
    const each = readBound(items, at + 1, () => boundContext(parse, at, false));
    if (each?.field !== 'price') return undefined;
    parse.claim(unheld(each.next).facts, at, each.next);
    return each.next;
  }
  const that = claimThat(parse, at);
  if (that !== undefined) return that;
  const another = claimAnother(parse, at);
  if (another) return another;
  const fixed = correctedFigure(parse, at);
  if (fixed) return claimCorrected(parse, at, fixed);
  // "Deal breakers: stairs, carpet, 3 beds": a plain count of rooms is asked for.
  const stories = has(items[at + 1], 'unit', 'story');
  if (scopes.excluding && items[at]?.number !== undefined && has(items[at + 1], 'unit') && !stories) {
    scopes.excluding = false;
    scopes.negation = undefined;
  }
  // Worked out only where words lead to a number.
  let turned = false;
  const read = readBound(items, at, () => {
    const { negation } = scopes;
    turned =
      (negation !== undefined && !negation.used && turnsRound(parse, at, negation)) ||
      refusesMore(items, at) ||
      ((has(items[at], 'field', 'dom') || lasts.test(items[at - 1]?.text ?? '')) && deniesListing(parse, at)) ||
      isTooMuch(parse, at);
    return boundContext(parse, at, turned);
  });
  if (!read) return undefined;
  // "Hates HOAs: a 2 bed condo": the figure is of something else.
  if (has(items[at], 'field', 'hoa') && counted.has(read.field ?? '')) return undefined;
  // "Two kids", "my dog is 9": who lives there, and no count of the home.
  const ofPeople = items.slice(at, read.next).some((item) => has(item, 'person'));
  if (read.field === 'garage' && ownsCar(parse, at)) return parse.skipBackground(at, read.next);
  const horses = read.personal ? claimHorses(parse, at, read.next) : undefined;
  if (horses !== undefined) return horses;
  if (read.personal) return ofPeople ? parse.skipBackground(at, read.next) : read.next;
  // "My knees are shot from twenty years of ladders"
  if (read.field === 'year' && items[read.next]?.text === 'of' && has(items[read.next - 1], 'unit', 'year'))
    return parse.skipBackground(at, read.next);
  if (read.field === 'year' && (isSpanOfLife(items, at) || isSpanOfWork(items, read.next)))
    return parse.skipBackground(at, read.next);
  if (read.field === 'year' && isOfPart(items, at)) {
    parse.claim([{ kind: 'unsupported', topic: 'other' }], at, read.next);
    return read.next;
  }
  if (saysInstead(parse, at, read.field)) {
    scopes.negation = undefined;
    if (!isCorrection(parse, at)) return read.next;
    parse.correct(at - 1);
  }
  if (read.ignored) {
    parse.note({ facts: [], from: at, to: read.next, fate: 'unknown', ignored: read.ignored });
    return read.next;
  }
  // "No es 600, es 660": the figure that it is takes the place of the one that it is not.
  // "Cinco cuartos, con un cuarto aparte para ella": one of them.
  if (isOneOfThem(parse, at, read.facts, read.next)) return read.next;
  const denied = scopes.negation && !scopes.negation.used && isDenied(items, at, read.next);
  if (denied || deniesInside(items, at, read.next)) {
    parse.claim(read.facts, at, read.next);
    parse.correct(read.next);
    const no = items[read.next]?.text === 'no';
    return read.next + (no ? 2 : has(items[read.next + 1], 'be') && items[read.next]?.mark === ',' ? 2 : 0);
  }
  // "No two story": one floor, as "no stairs" is.
  const { negation } = scopes;
  const excluded = read.field === 'stories' && negation && !negation.used && at - negation.from <= 2;
  scopes.negation = undefined;
  const ground = turned && read.field === 'stories' && read.facts.some((fact) => innerBound(fact)?.value === 1);
  if ((excluded && read.facts.length === 2) || ground) {
    parse.claim([{ kind: 'feature', feature: 'single_story', not: false }], at, read.next);
    return read.next;
  }
  if (read.facts.length === 2 && isAllThatStays(parse, at)) read.facts = read.facts.slice(0, 1);
  if (read.facts.length === 2) read.facts = changedFacts(parse, at, read.facts) ?? read.facts;
  // Years settle before the comparison is turned round.
  parse.claim(turned && read.field === 'year' ? read.facts.map(flipped) : read.facts, at, read.next);
  if (turned && negation) parse.claims.at(-1)?.cues.push(negation.from);
  // "If it's over 300k forget it": the words refuse what the comparison names, and take nothing back.
  if (turned && has(items[read.next], 'undo')) return read.next + 1;
  return read.field === 'lot' || read.field === 'price' ? claimLand(parse, at, read.next) : read.next;
}

/** « Oublie le garage, juste 3 chambres »: behind a criterion that was taken back the word says what stays, and no exact number. */
const isAllThatStays = ({ claims, items }: Parse, at: number): boolean =>
  claims.at(-1)?.fate === 'withdrawn' && onlyWords.has(items[at]?.text ?? '');
const onlyWords: ReadonlySet<string> = new Set('juste seulement solo solamente nomas'.split(' '));

/** Reads "exactly 3 … no, 4 bedrooms" as "exactly 4 bedrooms". */
function claimCorrected(parse: Parse, at: number, { from, to }: { from: number; to: number }): number {
  const { items } = parse;
  const read = readBound([...items.slice(0, from), ...items.slice(to)], at, () => boundContext(parse, at, false));
  parse.note({ facts: [], from: at, to, fate: 'withdrawn' });
  if (!read) return to;
  parse.claim(read.facts, to, read.next + to - from);
  return read.next + to - from;
}

const moves = /^(?:mov(?:e|ing)|trad(?:e|ing)|step(?:ping)?|siz(?:e|ing)|upgrad(?:e|ing))$/;

/** "Terrain de 2 acres", "5 acre lot": the noun may also be the kind of home. */
function claimLand(parse: Parse, at: number, next: number): number {
  const land = parse.items.slice(at, next + 1).findIndex((item) => has(item, 'lot'));
  if (land < 0 || (land === 0 && isLabel(parse, at))) return next;
  parse.claim([{ kind: 'type', type: 'land', not: false }], at + land, at + land + 1, 1, 'lot');
  return Math.max(next, at + land + 1);
}

/** "…, lot between 1 and 3 acres", "lot gte 2 acres": the label of the figure at the start of a later clause, and no kind of home. */
const isLabel = ({ context, items }: Parse, at: number): boolean =>
  context.language === 'en' &&
  items[at]?.text === 'lot' &&
  (items[at - 1]?.mark !== undefined || codes.has(items[at + 1]?.mark ?? items[at + 1]?.text ?? '')) &&
  items[at + 1]?.number === undefined;

function boundContext(parse: Parse, at: number, turned: boolean): BoundContext {
  const { claims, context, corrected, items, scopes } = parse;
  return {
    year: context.year,
    turned,
    resumes:
      corrected ||
      (context.present.length > 0 && claims.length === 0) ||
      scopes.softening !== undefined ||
      has(items[at - 1], 'not') ||
      has(items[at - 1], 'but') ||
      exceedsBackground(claims, items, at) ||
      // "3 beds (4 preferred)"
      (items[at]?.number !== undefined &&
        claims.length > 0 &&
        has(items[readQuantity(items, at)?.next ?? at], 'nice')) ||
      // "Deux salles de bain, ben trois idéalement"
      (items[at]?.number !== undefined && claims.length > 0 && isIdeal(items, readQuantity(items, at)?.next ?? at)) ||
      // "3 car garage would be nice, 2 is a must"
      (items[at]?.number !== undefined &&
        items[at - 1]?.mark === ',' &&
        has(items[at + 1], 'post') &&
        has(items[at + 1], 'want')) ||
      (items[at]?.number !== undefined && nowWords.has(items[at + 1]?.text ?? '') && claims.length > 0) ||
      // "4 bedrooms before, now 3"
      (items[at]?.number !== undefined &&
        /^(?:now|maintenant|ahora)$/.test(items[at - 1]?.text ?? '') &&
        claims.length > 0) ||
      repeats(claims, items, at) ||
      isEnough(items, at) ||
      takesPlaceOfDropped(claims, items, at) ||
      goesOn(claims, items, at),
    last() {
      const last =
        claims.findLast((claim) => claim.facts.some((fact) => innerBound(fact) !== undefined)) ??
        claims.findLast((claim) => claim.background?.some((fact) => innerBound(fact) !== undefined));
      const said = (last?.facts.concat(last.background ?? []) ?? context.present.toReversed())
        .map(innerBound)
        .filter((one) => one !== undefined);
      const fields = last ? said.slice(0, 1).map((one) => one.field) : said.map((one) => one.field);
      return { fields, op: last ? comparedIn(last.facts.concat(last.background ?? [])) : said[0]?.op };
    },
    correctedOp(field) {
      if (!corrected) return undefined;
      const last = claims.findLast((claim) => claim.facts.some((fact) => innerBound(fact)?.field === field));
      return last && !counted.has(field) ? comparedIn(last.facts) : undefined;
    },
  };
}

/** How a claim compares: a range by no single word, "around 400" by its two ends. */
function comparedIn(facts: readonly Fact[]): '>=' | '<=' | 'about' | undefined {
  const [low, high] = facts.map(innerBound);
  if (facts.length === 1) return low?.op;
  const near = low && high && low.field === high.field && Math.abs(high.value / low.value - 1.1 / 0.9) < 0.002;
  return near ? 'about' : undefined;
}

/** "Don't want to pay more than", "nothing built before 1980": a "no" right before a comparison. */
function turnsRound({ items }: Parse, at: number, { kind, from }: { kind: 'no' | 'avoid'; from: number }): boolean {
  // "Done with renting, so we need two bedrooms": what is needed is not what is avoided.
  // "Je veux pas que ça coûte plus que": the clause says what is not wanted.
  const begins = kind === 'avoid' && items[from + 1]?.text === 'que' ? from + 2 : from + 1;
  if (items.slice(begins, at + 1).some((item) => has(item, 'firm') || has(item, 'clause'))) return false;
  if (kind === 'avoid') return true;
  const compared = items.slice(at, at + 4).some((item) => ['cmp', 'older', 'newer'].some((sense) => has(item, sense)));
  return compared && at - from <= 2;
}

/** "Nada que lleve más de 60 días" */
const lasts = /^llev(?:e|a|en|an)$/;

/** "Forget three beds. Two." */
function takesPlaceOfDropped(claims: Parse['claims'], items: Parse['items'], at: number): boolean {
  const last = claims.at(-1);
  if (last?.fate !== 'withdrawn' || last.to !== at - 1 || items[at]?.number === undefined) return false;
  return items[at - 1]?.mark !== undefined && items[at + 1]?.mark !== undefined;
}

/** "4 bedrooms, exactly 4". */
function repeats(claims: Parse['claims'], items: Parse['items'], at: number): boolean {
  const last = claims.at(-1);
  return has(items[at], 'exact') && last?.to === at - 1 && items[at - 1]?.mark === ',';
}

/** "… trois idéalement,": said of the number before it. */
const isIdeal = (items: Parse['items'], at: number): boolean =>
  has(items[at], 'prefer') && (items[at + 1] === undefined || items[at + 1]?.mark === ',');

/** "Bof, 3 c'est assez", "yo con 3 resuelvo", "nous c'est 3": a bare number, and words that content or contrast the buyer. */
function isEnough(items: Parse['items'], from: number): boolean {
  const at = items[from]?.text === 'de' ? from + 1 : from;
  if (items[at]?.number === undefined) return false;
  const behind = items[readQuantity(items, at)?.next ?? at];
  // "Three would do"
  if (
    has(behind, 'enough') ||
    has(behind, 'allowed') ||
    has(items[at - 1], 'settles') ||
    (has(behind, 'post', '>=') && /^(?:would|will|is|are)$/.test(behind?.text ?? ''))
  )
    return true;
  // "On en veut 4 max", "casa de 3"
  if (wanting.test(items[at - 1]?.text ?? '') && items[at - 2]?.text === 'en') return true;
  if (items[at - 1]?.text === 'de' && has(items[at - 2], 'house')) return true;
  let who = at - 1;
  while (who > at - 6 && (has(items[who], 'be') || leadsOn.has(items[who]?.text ?? ''))) who--;
  const opens = items[who - 1] === undefined || items[who - 1]?.mark !== undefined || has(items[who - 1], 'but');
  return opens && /^(?:nous|moi|yo|nosotros|nosotras)$/.test(items[who]?.text ?? '');
}
const wanting = /^(?:veut|veux|voulons|faut|voudrais|voudrait|prendrait|prendrais|cherche)$/;
const leadsOn: ReadonlySet<string> = new Set(
  'con avec with a en on que j je c ce veut veux voulons faut quiero queremos necesito necesitamos'.split(' '),
);

/** "The budget was 400, 475 now" */
const nowWords: ReadonlySet<string> = new Set([
  'now',
  'maintenant',
  'ahora',
  'mejor',
  'plutot',
  'realistically',
  'really',
]);

/** "No more than 3 bedrooms, no less than 2": another limit of the rooms that were just counted. */
function goesOn(claims: Parse['claims'], items: Parse['items'], at: number): boolean {
  const last = claims.at(-1);
  const [said] = last?.facts.map(innerBound) ?? [];
  if (!last || !said || at > last.to + 2) return false;
  // "Sqft gte 1200 lte 1600", "sqft>=1200 <=1600"
  if (at === last.to) return codes.has(items[at]?.mark ?? items[at]?.text ?? '');
  if (!counted.has(said.field)) return false;
  const joined = items.slice(last.to, at).every((item) => item.mark === ',' || has(item, 'and') || has(item, 'but'));
  return joined && ['cmp', 'exact'].some((kind) => has(items[at], kind));
}

const codes: ReadonlySet<string> = new Set('<= >= < > ≤ ≥ lte gte lt gt'.split(' '));

/** "I don't want to pay more than 500k" turns the comparison round. */
function flipped(fact: Fact): Fact {
  return fact.kind === 'bound' ? { ...fact, op: fact.op === '>=' ? '<=' : '>=' } : fact;
}
