/** How long homes have been listed, said apart from the verb: "what came up in Reno in the last five days". */

import type { Fact } from '../facts.ts';
import { unitAt } from './bounds/unit-at.ts';
import { bound } from './claims.ts';
import { daysSince } from './listed-since.ts';
import type { Parse } from './parse.ts';
import { has, type Item } from './words/items.ts';

/** Claims "more than 90 days" at `at` where a verb of waiting for a buyer is apart from it: "been sitting in Reno more than 90 days". */
function claimWaiting(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  const start = spanLeads.has(items[at]?.text ?? '') ? at + 1 : at;
  const counted = has(items[start], 'cmp', '>') || has(items[start], 'cmp', '>=') ? start + 1 : start;
  const plus = items[counted + 1]?.mark === '+' ? counted + 2 : counted + 1;
  const value = items[counted]?.number;
  if (value === undefined || (counted === start && plus === start + 1)) return undefined;
  const unit = unitAt(items, plus);
  const days = unit && lengths[unit.name];
  if (!unit || days === undefined) return undefined;
  const verb = listingBefore(items, at, claims.at(-1)?.to ?? 0, waiting) ?? listingBehind(items, unit.next);
  if (verb === undefined || verb === at - 1) return undefined;
  parse.claim([bound('dom', deniesListing(parse, verb) ? '<=' : '>=', days * value)], at, unit.next);
  parse.claims.at(-1)?.cues.push(verb);
  return unit.next;
}

/**
 * "Nothing that's been sitting over 120 days", "nada que lleve más de 60 días": a denial of the verb of listing in its clause. In
 * "no house that has been listed more than 100 days" it is not of the house.
 */
export function deniesListing({ items, claims, scopes }: Parse, verb: number): boolean {
  let at = verb - 1;
  while (at >= 0 && at >= verb - 5 && items[at]?.mark === undefined && !denies.test(items[at]?.text ?? '')) at--;
  if (!denies.test(items[at]?.text ?? '') || at < verb - 5) return false;
  const last = claims.at(-1);
  if (last && last.from > at && last.to <= verb) claims.pop();
  scopes.negation = undefined;
  return true;
}
const denies = /^(?:nothing|none|no|rien|aucune?|nada|ningun[oa]?)$/;

const waiting =
  /^(?:been|sitting|sat|listed|has|have|that|thats|on|linger|languish|unsold|still|up|que|en|qui|traine|dor|invendu|stagne|lleva|publicad|listad|anunciad)/;

const spanLeads: ReadonlySet<string> = new Set(['for', 'depuis', 'desde', 'hace']);
const sits = /^(?:sat|sits|sitting|lingered|lingering)$/;

/** « Plus de 60 jours que c'est en vente »: the item of the verb behind the span. */
function listingBehind(items: readonly Item[], at: number): number | undefined {
  if (!/^(?:que|qu|that|since)$/.test(items[at]?.text ?? '')) return undefined;
  for (let i = at + 1; i < at + 5 && items[i]?.mark === undefined; i++) if (has(items[i], 'field', 'dom')) return i;
  return undefined;
}

/** Claims a span of time at `at` that says since when homes are listed, where a verb of listing stands before it. */
export function claimListed(parse: Parse, at: number): number | undefined {
  const { items, claims, context } = parse;
  const wait = claimWaiting(parse, at);
  if (wait !== undefined) return wait;
  const text = items[at]?.text ?? '';
  const lists = has(items[at], 'field', 'dom');
  const dated = lists || moments.has(text) ? claimSince(parse, at) : undefined;
  if (dated !== undefined) return dated;
  if (lists && arrives.test(text) && items[at + 1]?.text === 'depuis') {
    const span = recentSpan(items, at + 1, context.tokens);
    if (span) parse.claim([bound('dom', '<=', span.days)], at, span.next);
    if (span) return span.next;
  }
  if (!opens.has(text)) return undefined;
  // "Listings of the last seven days"
  const noun = listings.test(items[at - 1]?.text ?? '') ? at - 1 : undefined;
  const recent =
    text === 'from' &&
    /\b(?:last|past)\b/.test(`${items[at + 1]?.text} ${context.tokens[(items[at] as Item).from + 2]?.text}`);
  if (noun === undefined && ofListings.has(text) && !recent) return undefined;
  const verb =
    noun ?? (recent ? at : undefined) ?? listingBefore(items, at, claims.at(-1)?.to ?? 0) ?? listedBefore(parse, at);
  if (verb === undefined) return undefined;
  const span = recentSpan(items, at, parse.context.tokens);
  if (!span) return undefined;
  parse.claim([bound('dom', '<=', span.days)], at, span.next);
  parse.claims.at(-1)?.cues.push(verb);
  return span.next;
}

/** « Arrivées sur le marché depuis trois jours »: at most so long ago. */
const arrives = /^(?:arriv|sorti|apparu|venue?s?$)/;
const moments: ReadonlySet<string> = new Set(['since', 'after', 'depuis', 'apres', 'desde', 'despues']);

/** "Listed since November 10", « inscrites depuis le 1er novembre »; "sitting since June 1" has been listed at least so long. */
function claimSince(parse: Parse, at: number): number | undefined {
  const { items, claims, context } = parse;
  const { from, to } = items[at] as Item;
  const lists = has(items[at], 'field', 'dom');
  // « Inscrites depuis » is one phrase of the verb and the lead; "publicadas desde" is two.
  let lead = from;
  while (lead < to + (lists ? 1 : 0) && !moments.has(context.tokens[lead]?.text ?? '')) lead++;
  if (!moments.has(context.tokens[lead]?.text ?? '')) return undefined;
  const date = daysSince(context.tokens, lead + 1, context.today);
  if (!date) return undefined;
  const last = claims.at(-1)?.to ?? 0;
  // "New on the market since the 1st": the span of the phrase gives way to the date.
  const before = claims.at(-1);
  const listedFrom = before?.to === at && before.facts.some(isListed) ? before.from : undefined;
  const own = lists ? at : listedFrom;
  const verb = own ?? listingBefore(items, at, last) ?? listingBefore(items, at, last, waiting);
  if (verb === undefined) return undefined;
  const words = context.tokens.slice(Math.max(0, (items[verb] as Item).from - 3), lead).map((token) => token.text);
  const waits = words.some((word) => stays.has(word)) && !deniesListing(parse, verb);
  let next = at + 1;
  while (next < items.length && (items[next] as Item).from < date.next) next++;
  parse.claim([bound('dom', waits ? '>=' : '<=', date.days)], at, next);
  if (verb !== at) parse.claims.at(-1)?.cues.push(verb);
  return next;
}
const isListed = (fact: Fact): boolean => fact.kind === 'bound' && fact.field === 'dom';
const stays: ReadonlySet<string> = new Set(
  'sat sits sitting been lingering unsold still traine trainent invendu invendue lleva llevan sigue siguen'.split(' '),
);

/** "Fresh listings only, last 3 days": the listing before the comma. */
function listedBefore({ claims, items }: Parse, at: number): number | undefined {
  const last = claims.at(-1);
  const listed = last?.facts.some((fact) => fact.kind === 'bound' && fact.field === 'dom' && fact.op === '<=');
  return listed && last && items[at - 1]?.mark === ',' && at - last.to <= 3 ? last.from : undefined;
}

const listings = /^(?:listings?|annonces?|inscriptions?|anuncios|publicaciones|ads)$/;
const ofListings: ReadonlySet<string> = new Set(['of', 'from', 'de', 'des']);
const opens: ReadonlySet<string> = new Set(
  `of from de des this last past today yesterday in within over during the since depuis dans cette aujourd hier ces les au ce esta este hoy ayer en los desde durante
  ultimos ultimas ultima estos`.split(/\s+/),
);

/** How many items the verb may stand before the span. */
const reach = 7;

/** "Came up", "mises en vente", "salieron": the item of the verb in the same sentence, with no other time between. */
function listingBefore(items: readonly Item[], at: number, last: number, verbs = listing): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const item = items[i];
    if (item?.mark !== undefined || item?.number !== undefined) return undefined;
    // "What's new in Reno the last 3 days"
    if (verbs === listing && news.has(item?.text ?? '') && item?.senses.length === 0) return i;
    const waits = verbs === waiting && sits.test(item?.text ?? '');
    if (waits || (has(item, 'field', 'dom') && (i >= last || verbs.test(item?.text ?? '')))) return i;
    if (item?.place === undefined && (has(item, 'and') || has(item, 'but'))) return undefined;
  }
  return undefined;
}
const listing =
  /^(?:came|come|comes|went|listed|posted|added|hit|put|popped|new|sorti|apparu|arriv|mis|inscrit|affich|sali|sale|pusieron|puest|publica|lista|anuncia|aparec|subi)/;

const news: ReadonlySet<string> = new Set(['new', 'neuf', 'nouveau', 'nuevo']);

const weekdays =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
const fixed: readonly (readonly [RegExp, number])[] = [
  [/^(?:today|this morning|aujourd hui|ce matin|hoy)$/, 1],
  [/^(?:since )?(?:yesterday|hier|ayer)$/, 1],
  [
    /^(?:(?:in |within |over |during |from )?(?:this|(?:the )?(?:last|past)) week|cette semaine|(?:dans |ces )?la derniere semaine|(?:en |durante )?(?:esta semana|la (?:ultima|pasada) semana))$/,
    7,
  ],
  [
    /^(?:(?:in |within |over |during |from )?(?:this|(?:the )?(?:last|past)) month|ce mois|(?:dans )?le dernier mois|(?:en |durante )?(?:este mes|el (?:ultimo|pasado) mes))$/,
    30,
  ],
];

/** "This week", "in the last five days", "depuis lundi": the days of a span of time up to today, and the item behind it. */
function recentSpan(
  items: readonly Item[],
  at: number,
  tokens: Parse['context']['tokens'],
): { days: number; next: number } | undefined {
  let words = '';
  for (let next = at; next < at + 5 && !endsSpan(items[next]); next++) {
    const { from, to } = items[next] as Item;
    for (let token = from; token < to; token++) words += `${words ? ' ' : ''}${tokens[token]?.text}`;
    const known = fixed.find(([pattern]) => pattern.test(words));
    if (known) return { days: known[1], next: next + 1 };
    if (/^(?:since|depuis|desde)$/.test(items[at]?.text ?? '') && weekdays.test(items[next]?.text ?? ''))
      return { days: 7, next: next + 1 };
    if (items[next]?.number !== undefined) return countedSpan(items, next, words);
  }
  return undefined;
}

/** "In Bellingham" is no time. */
const endsSpan = (item: Item | undefined): boolean =>
  item === undefined || item.mark !== undefined || (item.place !== undefined && item.senses.length === 0);

function countedSpan(items: readonly Item[], at: number, words: string): { days: number; next: number } | undefined {
  const recent = /\b(?:last|past|derniers?|dernieres?|ultim[oa]s|depuis|within|desde)\b/.test(words);
  const behind = /^(?:derniers?|dernieres?|ultim[oa]s)$/.test(items[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const unit = unitAt(items, behind);
  const days = unit && lengths[unit.name];
  if (!unit || days === undefined || (!recent && behind === at + 1)) return undefined;
  return { days: days * (items[at]?.number as number), next: unit.next };
}
const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
