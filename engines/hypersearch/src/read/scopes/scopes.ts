import { has, type Item } from '../words/items.ts';
import { listsRooms } from './qualified.ts';

/** How far a "no" or an "ideally" reaches. */
export interface Scope {
  /** Something was said under it already. */
  used: boolean;
  /** Item at which it was opened. */
  from: number;
}

const hardMarks: ReadonlySet<string> = new Set(['.', '..', '...', ';', '!', '?', '\n', '\r\n', '…']);
const softMarks: ReadonlySet<string> = new Set([',', ')', '-', '–', '—']);
/** "So" and "then" return from what is elsewhere to what is asked for. */
const conclusions: ReadonlySet<string> = new Set(['so', 'then', 'say', 'donc', 'alors', 'asi', 'entonces']);

const provided: ReadonlySet<string> = new Set(['tant', 'pourvu', 'provided', 'mientras', 'siempre']);

/** "Not Miami, maybe Tampa": what comes is asked for. */
const turnsAway: ReadonlySet<string> = new Set([
  'maybe',
  'perhaps',
  'rather',
  'peut',
  'plutot',
  'quiza',
  'quizas',
  'mejor',
]);

export const endsSentence = (item: Item | undefined): boolean => item?.mark !== undefined && hardMarks.has(item.mark);

/** The scopes that are open at one point of the sentence; marks and joining words close them. */
export class Scopes {
  /** `avoid` turns a comparison round ("I don't want to pay more than …"); `places` once a place was excluded. */
  negation: (Scope & { kind: 'no' | 'avoid'; places?: boolean; except?: boolean }) | undefined;
  /** `list`: opened by a colon, holds to the end of the sentence. */
  softening: (Scope & { list?: boolean }) | undefined;
  /** Speaks of where the buyer comes from, works or sells; `named` once a place was said under it, `life` if a verb opened it (life.ts). */
  away: (Scope & { named?: boolean; life?: boolean }) | undefined;
  /** The last word that no one knows and that a "no" was said of, with the item of that "no". */
  unread: { at: number; from: number } | undefined;
  /** Takes criteria back. */
  dropping: Scope | undefined;
  /** Inside brackets that opened behind what is elsewhere: "our house in Kingston (4 bedrooms, pool)". */
  aside = false;
  /** Inside a list of what is not wanted: its "no" goes on behind each comma. */
  excluding = false;

  atMark(items: readonly Item[], at: number): void {
    const mark = items[at]?.mark as string;
    if (mark === '(') this.aside = this.away?.used === true;
    if (mark === ')') this.aside = false;
    if (this.aside && mark === ',') return;
    if (this.excluding && separatesExclusions(items[at] as Item)) {
      this.negation = { kind: 'avoid', used: false, from: at };
      return;
    }
    if (hardMarks.has(mark)) {
      this.excluding = false;
      if (this.softening?.used || (mark !== '...' && mark !== '…')) this.softening = undefined;
      this.negation = undefined;
      this.away = undefined;
      this.dropping = undefined;
    } else if (softMarks.has(mark)) this.#atComma(items, at);
    else if (mark === ':') {
      // "Never again: a house in Boise"
      // "So no: Victoria"
      const never = items[at - 1]?.text === 'never' && has(items[at - 1], 'avoid');
      if (never || (items[at - 1]?.text === 'no' && items[at - 2]?.text === 'so')) this.negation = undefined;
      // "Je sors de chez mes parents : un studio", and no "moving from: Chicago"
      if (this.away && (this.away.used || at - this.away.from > 1)) this.away = undefined;
      // "Si tiene chimenea mejor: Salt Lake" looks back, and "nice to have: a pool" ahead.
      if (this.softening && !this.softening.used && at - this.softening.from <= 2) this.softening.list = true;
      else if (!this.softening?.list) this.softening = undefined;
      if (this.dropping && at - this.dropping.from > 1) this.dropping = undefined;
      if (this.negation && (this.negation.used || saysWhat(items, this.negation.from, at))) this.negation = undefined;
    }
  }

  #atComma(items: readonly Item[], at: number): void {
    // « Ma blonde travaille à Gatineau, moi à Ottawa »
    if (this.away?.used && has(items[at + 1], 'pron') && has(items[at + 2], 'in', 'strict') && items[at + 3]?.place)
      return;
    if (this.away?.used && listsRooms(items, at)) return;
    const continues = listContinues(items, at, this.negation !== undefined);
    const next = items[at + 1];
    if (!this.negation?.used || turnsAway.has(next?.text ?? '') || !continues || changesKind(items, at))
      this.negation = undefined;
    if (this.softening && (this.softening.used || at - this.softening.from > 2) && !this.softening.list && !continues)
      this.softening = undefined;
    if (this.dropping && (this.dropping.used || at - this.dropping.from > 1) && (!continues || changesKind(items, at)))
      this.dropping = undefined;
    if (
      this.away?.life ||
      // "Tired of mowing - a condo in Laval"
      (this.away && items[at]?.mark !== ',' && !items[at]?.glued && at - this.away.from > 1) ||
      (items[at]?.mark === ',' &&
        (next?.place === undefined || beginsSearch(items, at + 1) || (this.away?.used && isFollowed(items, at + 2))) &&
        !has(next, 'state') &&
        !(has(next, 'abbr') && next?.capital))
    )
      this.away = undefined;
  }

  /** Joining words and verbs of wanting decide whether a scope goes on. */
  atJoint(items: readonly Item[], at: number): void {
    const item = items[at] as Item;
    if (this.excluding && separatesExclusions(item)) {
      this.negation = { kind: 'avoid', used: false, from: at };
      return;
    }
    if (has(item, 'avoid') && !has(item, 'avoid', 'post')) this.negation = { kind: 'avoid', used: false, from: at };
    else if (this.negation && !this.negation.used && has(item, 'lacking')) this.negation = undefined;
    else if (has(item, 'not')) this.negation = { kind: 'no', used: false, from: at, except: has(item, 'except') };
    else if (has(item, 'but')) {
      this.negation = isExcept(items, at) ? { kind: 'no', used: false, from: at } : undefined;
      this.softening = undefined;
      this.away = undefined;
      this.dropping = undefined;
    } else if (has(item, 'or')) return;
    else if (has(item, 'and')) this.#atAnd(items, at);
    // "No fixers or anything with a pool": the "no" is of that thing too.
    else if (this.negation?.used && isAnything(items, at)) return;
    else if (has(item, 'want')) {
      if (this.negation && beginsRequest(items, this.negation.from, at)) this.negation = undefined;
      if (this.dropping && beginsRequest(items, this.dropping.from, at)) this.dropping = undefined;
      this.#atWant(item);
    } else if (has(item, 'so')) this.away = undefined;
    else if (has(item, 'clause')) {
      const concludes = conclusions.has(item.text);
      // "Hates yard work so a condo"
      if (this.negation?.used || (concludes && this.negation && saysWhat(items, this.negation.from, at)))
        this.negation = undefined;
      if (concludes) this.away = undefined;
      // "Peu importe la province tant que c'est au Québec"
      if (this.dropping?.used || provided.has(item.text) || concludes) this.dropping = undefined;
    } else if (this.negation?.used && !has(item, 'art') && !has(item, 'adj') && !has(item, 'in'))
      this.negation = undefined;
  }

  /** "A condo over a townhouse in Burnaby": what is taken instead is in the same city. */
  isOfBoth(items: readonly Item[], at: number): boolean {
    return (
      this.dropping?.used === true &&
      ((this.dropping.from > 0 && has(items[this.dropping.from], 'insteadof')) ||
        // "With or without a pool in Mesa"
        /^(?:with|avec|con)$/.test(items[this.dropping.from]?.text ?? '')) &&
      has(items[at - 1], 'in', 'strict')
    );
  }

  /** A criterion that no rule can apply is what an open "no" speaks of: "no flood zone, Miami". */
  bindUnread(item: Item, at: number): void {
    // "Refuse to live near a highway": it is the highway that is refused.
    if (!isContent(item) || dwells.test(item.text)) return;
    if (this.softening) this.softening.used = true;
    if (!this.negation) return;
    this.negation.used = true;
    this.unread = { at, from: this.negation.from };
  }

  #atAnd(items: readonly Item[], at: number): void {
    const next = items[at + 1];
    const criterion = has(next, 'has') || has(next, 'art');
    // "I work in Durham and live in Cary right now"
    if (this.away?.used && has(items[this.away.from], 'job') && /^lives?$/.test(next?.text ?? '')) return;
    // "Hates paying rent and wants a condo"
    if (has(next, 'want') && !has(next, 'of')) {
      if (this.negation && saysWhat(items, this.negation.from, at)) this.negation = undefined;
      if (this.dropping && saysWhat(items, this.dropping.from, at)) this.dropping = undefined;
    }
    // "Our place in Hayward closed and now Grants Pass", "we have lived in Wellesley and would like a condo"
    // "Selling in Bismarck and moving by my daughter in Mesa"
    if (intends.test(next?.text ?? '') || has(next, 'hoping') || has(next, 'moves')) this.away = undefined;
    const excludes = this.negation?.places === true && next?.place !== undefined;
    const listed = this.negation?.except && (criterion || has(next, 'hood') || next?.place !== undefined);
    const goesOn = excludes || listed || has(next, 'type') || (this.negation?.kind !== 'no' && criterion);
    if (this.negation?.used && !goesOn) this.negation = undefined;
    if (this.dropping?.used && !criterion) this.dropping = undefined;
    if (has(next, 'want') || has(items[at + 2], 'want')) this.away = undefined;
  }

  #atWant(item: Item): void {
    const firm = has(item, 'firm');
    if (this.negation?.used || (firm && this.negation?.kind === 'no')) this.negation = undefined;
    if (this.softening?.used && firm) this.softening = undefined;
    if (!has(item, 'poss') && !owns.has(item.text) && (firm || this.away?.life || !this.away?.used))
      this.away = undefined;
    if (this.dropping?.used) this.dropping = undefined;
  }
}

/** "Hates yard work: a condo" says what is hated, and "we don't want any of these: condos" lists it. */
const saysWhat = (items: readonly Item[], from: number, colon: number): boolean =>
  items.slice(from + 1, colon).some((item) => !item.functional && !has(item, 'art') && !listed.test(item.text));
const listed =
  /^(?:following|list|listed|items?|things?|stuff|suivants?|suivantes?|choses?|liste|siguientes?|cosas?|lista)$/;

/** "Hates yard work so we want a condo", "déteste pelleter et veut un condo": a joint and a verb of wanting end the "no". */
function beginsRequest(items: readonly Item[], from: number, at: number): boolean {
  let joint = at - 1;
  while (joint > from && has(items[joint], 'pron')) joint--;
  return joint > from + 1 && (has(items[joint], 'and') || isSo(items[joint])) && saysWhat(items, from, joint);
}
const isSo = (item: Item | undefined): boolean =>
  has(item, 'so') || /^(?:so|then|alors|donc|entonces)$/.test(item?.text ?? '');

/** "Anywhere in Vermont but Burlington" */
function isExcept(items: readonly Item[], at: number): boolean {
  if (items[at]?.text !== 'but') return false;
  const before = items.slice(Math.max(0, at - 5), at);
  if (before.some((item) => item.mark !== undefined)) return false;
  // "Anything in Aurora but a condo"
  if (has(items[at + 1], 'art') && has(items[at + 2], 'type') && !has(items[at + 3], 'nice'))
    return before.some(({ text }) => /^(?:anything|everything|any|all)$/.test(text));
  const place =
    items[at - 1]?.place !== undefined || ['state', 'county', 'region'].some((kind) => has(items[at - 1], kind));
  if (items[at + 1]?.place === undefined || !place) return false;
  return before.some(({ text }) => /^(?:anywhere|anyplace|everywhere|all|any)$/.test(text));
}

/** "And won't live far from the airport" */
const intends =
  /^(?:busca|buscan|busco|buscamos|cherche|cherchent|now|would|wont|will|cannot|cant|dont|must|could|we|were|i|im|id|wed|ill)$/;

const isAnything = (items: readonly Item[], at: number): boolean =>
  (has(items[at], 'dwelling') && has(items[at - 1], 'or')) ||
  (/^w(?:ith)?$/.test(items[at]?.text ?? '') && has(items[at - 1], 'dwelling') && has(items[at - 2], 'or'));

/** "At the hospital, home in Pearland": a word for homes that is a small town too. */
const beginsSearch = (items: readonly Item[], at: number): boolean =>
  has(items[at], 'dwelling') || has(items[at], 'house');

/** "Grew up in Gary, Crown Point 3 bed": what is counted directly follows the name. */
const isFollowed = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  return item?.number !== undefined || ['type', 'house', 'has', 'studio', 'dwelling'].some((kind) => has(item, kind));
};

/** "My current place has no garage" describes, and asks for nothing. */
const owns: ReadonlySet<string> = new Set(['has', 'had', 'have']);

/** "No time for that": nouns that are read only beside a number or another word. */
const nouns: ReadonlySet<string> = new Set(['unit', 'person', 'poi']);

/** A word or phrase that no rule applies and that a "no" can be said of. */
export const says = (item: Item): boolean => (isContent(item) || has(item, 'fill')) && !dwells.test(item.text);

/** "Refuse to live next to": one more word at most is between the "no" and what is near. */
export const follows = (items: readonly Item[], no: number, at: number): boolean =>
  at - no <= 5 && items.slice(no + 1, at).filter((item) => !item.functional && !dwells.test(item.text)).length <= 1;

const dwells = /^(?:live|living|reside|stay|vivir|vivre|habiter|rester|demeurer|quedarme|quedarnos)$/;

const isContent = ({ senses, number, mark, functional }: Item): boolean =>
  senses.every(({ kind }) => nouns.has(kind)) && number === undefined && mark === undefined && !functional;

/** "a pool, a deck and a garage": a comma list that ends in "and" or "or" stays under its scope. */
function listContinues(items: readonly Item[], at: number, negated: boolean): boolean {
  let i = at + 1;
  for (let most = 0; most < 14; most++) {
    while ((has(items[i], 'art') || has(items[i], 'adj') || has(items[i], 'glue')) && !opensCriterion(items[i])) i++;
    if (has(items[i], 'and') || has(items[i], 'or')) {
      const next = has(items[i + 1], 'art') || has(items[i + 1], 'adj') ? items[i + 2] : items[i + 1];
      return listable(next, negated);
    }
    if (!listable(items[i], negated)) return false;
    i++;
    if (items[i]?.mark === ',') i++;
    else if (!has(items[i], 'and') && !has(items[i], 'or')) return false;
  }
  return false;
}

/** "No carpet, with a deck and a pool" */
const opensCriterion = (item: Item | undefined): boolean =>
  has(item, 'want') && /^(?:with|avec|con|w)$/.test(item?.text ?? '');

/** "No basement, condo or townhouse": kinds of homes go on with kinds of homes alone. */
function changesKind(items: readonly Item[], at: number): boolean {
  const next = has(items[at + 1], 'art') ? items[at + 2] : items[at + 1];
  return isKind(next) && !isKind(items[at - 1]);
}

const isKind = (item: Item | undefined): boolean => has(item, 'type') || has(item, 'house') || has(item, 'ranch');

const listable = (item: Item | undefined, negated: boolean): boolean =>
  has(item, 'has') || has(item, 'type') || has(item, 'topic') || (negated && item?.place !== undefined);

const exclusionMarks: ReadonlySet<string> = new Set([',', '•', '–', '/', '+']);

/** Marks and joints between two entries of a list of what is not wanted. */
const separatesExclusions = (item: Item): boolean =>
  exclusionMarks.has(item.mark ?? '') || has(item, 'and') || has(item, 'or');
