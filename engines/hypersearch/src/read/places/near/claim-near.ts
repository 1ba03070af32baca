import type { Fact } from '../../../facts.ts';
import { readLimit, readTrailingLimit } from '../../bounds/near-limit.ts';
import type { Parse } from '../../parse.ts';
import { has, type Item, senseOf } from '../../words/items.ts';
import type { Token } from '../../words/tokens.ts';
import { claimCrossing } from '../claim-crossing.ts';
import { nameOf } from '../names.ts';
import { type NearReading, readNear } from './near.ts';

/** How far a name may lie behind the word that leads to it, in items. */
const window = 12;

/** "Near X", "20 minutes from X"; "far from X" is understood and cannot be searched. */
export function claimNear(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  const crossing = claimCrossing(parse, at);
  if (crossing !== undefined) return crossing;
  // "Nothing on a golf course" excludes what is a feature of the home.
  const target = has(items[at + 1], 'art') ? items[at + 2] : items[at + 1];
  if (has(items[at], 'far') && !(has(items[at], 'not') && has(target, 'has'))) {
    const beyond = readAfter(parse, at);
    if (beyond) {
      const loud = items.slice(at + 1, beyond.next).some((item) => noisy.has(item.text));
      const facts = [{ kind: 'unsupported', topic: loud ? 'noise' : 'other' } as const];
      parse.note({ facts, from: at, to: beyond.next, fate: 'unsupported' });
      return beyond.next;
    }
  }
  // "No commute over 30 minutes to Intel"
  const { negation } = parse.scopes;
  if (negation && !negation.used && has(items[at], 'commute') && has(items[at + 1], 'cmp', '>')) {
    const within = readNear(items, at + 2, context);
    if (within) {
      parse.scopes.negation = undefined;
      parse.claim(within.facts, at, within.next);
      return within.next;
    }
  }
  if (has(items[at], 'poi', 'downtown') && isOfHated(parse, at)) return parse.skipBackground(at, at + 1);
  const skipped = has(items[at], 'poi') ? claimLandmark(parse, at) : claimFromThere(parse, at);
  if (skipped !== undefined) return skipped;
  const read = readNear(items, at, context);
  if (!read) return undefined;
  if (isExcludedToo(parse, at) || excludesHouse(parse, at)) {
    parse.note({ facts: [{ kind: 'unsupported', topic: 'other' }], from: at, to: read.next, fate: 'unsupported' });
    return read.next;
  }
  parse.claim(read.facts, at, read.next);
  return claimSpotToo(parse, read.next) ?? read.next;
}

/** "Close to Grant Park Mall and to transit", « près de l'UQAM et du métro ». */
function claimSpotToo(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  if (!has(items[at], 'and')) return undefined;
  const lead = /^(?:to|de|du|d|a|al|del)$/.test(items[at + 1]?.text ?? '') ? at + 1 : at;
  const spot = has(items[lead + 1], 'art') ? lead + 2 : lead + 1;
  const read = has(items[spot], 'spot') ? readAfter(parse, lead) : undefined;
  if (!read) return undefined;
  parse.claim(read.facts, at, read.next);
  return read.next;
}

/** "Hates the noise downtown": the location of what the buyer avoids. */
function isOfHated({ claims, items, scopes: { negation, unread } }: Parse, at: number): boolean {
  let before = at;
  while (has(items[before - 1], 'of') || has(items[before - 1], 'art')) before--;
  const hated = negation?.kind === 'avoid' && negation.used && claims.at(-1)?.to === before;
  return hated || (unread?.at === before - 1 && has(items[unread.from], 'avoid'));
}

/** "Not on a main road or near the airport", "no busy streets or near a highway": the "no" of the clause goes on. */
function isExcludedToo({ claims, items }: Parse, at: number): boolean {
  if (!has(items[at - 1], 'or')) return false;
  let no = at - 2;
  while (no >= 0 && items[no]?.mark === undefined && !['but', 'clause', 'firm'].some((kind) => has(items[no], kind))) {
    const opens = has(items[no], 'not') || has(items[no], 'avoid');
    if (opens || /^(?:no|not|without|nothing|sin|nada|pas|aucune?|sans|ni)$/.test(items[no]?.text ?? ''))
      return claims.every((claim) => claim.from <= no || !claim.facts.some(isRequested));
    no--;
  }
  return false;
}

/** "No house near the airport": the "no" is of the location. */
function excludesHouse({ claims }: Parse, at: number): boolean {
  const last = claims.at(-1);
  const excluded = last?.to === at && last.weak === 'house' && last.facts.every((fact) => 'not' in fact && fact.not);
  if (!excluded) return false;
  last.facts = [];
  last.fate = 'context';
  return true;
}

const isRequested = (fact: Fact): boolean => fact.kind !== 'unsupported' && !('not' in fact && fact.not);

/** Places that people avoid because of noise: "far from" one of these asks for quiet. */
const noisy: ReadonlySet<string> = new Set(
  'highway highways freeway freeways interstate expressway turnpike tracks railroad railway train trains airport runway flightpath flight autoroute autopista carretera aeropuerto tren aeroport'.split(
    ' ',
  ),
);

/** "Close to good schools and the bike path": what follows "and" is still near. */
export function claimNearMore(parse: Parse, at: number): number | undefined {
  if (!has(parse.items[at], 'and')) return undefined;
  const read = readAfter(parse, at);
  if (!read) return undefined;
  parse.claim(read.facts, at, read.next);
  return read.next;
}

/** Reads on as if the word at `at` were "near". */
function readAfter({ items, context }: Parse, at: number): NearReading | undefined {
  const lead = { ...(items[at] as Item), senses: [{ kind: 'near', value: '' }] };
  const read = readNear([lead, ...items.slice(at + 1, at + window)], 0, context);
  return read && { ...read, next: at + read.next };
}

/** "An airport within an hour", « un hôpital à moins de 20 minutes »: a landmark with its limit behind it. */
function claimLandmark(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  // "A pharmacy I can walk to"
  if (has(items[at + 1], 'closeby') && walks.has(items[at + 1]?.text ?? '') && !parse.scopes.negation) {
    const name = senseOf(items[at], 'poi') || nameOf(items, context.tokens, context.sentence, at, at + 1);
    parse.claim([{ kind: 'near', name }], at, at + 2);
    return at + 2;
  }
  const limited = has(items[at], 'poi', 'downtown') ? undefined : readTrailingLimit(items, at + 1);
  if (!limited) return undefined;
  const name = senseOf(items[at], 'poi') || nameOf(items, context.tokens, context.sentence, at, at + 1);
  parse.claim([{ kind: 'near', name, within: limited.limit }], at, limited.next);
  return limited.next;
}

const walks: ReadonlySet<string> = new Set(['i', 'we', 'that', 'within', 'in']);

const there: ReadonlySet<string> = new Set(['there', 'it', 'la', 'ahi', 'alli', 'ici']);

/** "I work at the Pentagon, 30 minutes from there", « je travaille à la Place Ville Marie, max 30 minutes de là ». */
function claimFromThere(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  const limited = (items[at]?.distanceAhead ?? window) < window ? readLimit(items, at) : undefined;
  if (!limited?.limit) return undefined;
  // "De là" is the French article too, which a name follows.
  const last = items[limited.next - 1] as Item;
  const within = there.has((context.tokens[last.to - 1] as Token).text);
  const end = within ? limited.next : limited.next + 1;
  if (!(within || there.has(items[limited.next]?.text ?? '')) || (items[end] && items[end]?.mark === undefined))
    return undefined;
  const work = items.findLastIndex(
    (item, index) => index < at && (has(item, 'job') || has(item, 'away') || has(item, 'commute')),
  );
  if (work < 0) return undefined;
  let from = work + 1;
  while (has(items[from], 'art') || has(items[from], 'be') || /^(?:to|in|into)$/.test(items[from]?.text ?? '')) from++;
  let to = from;
  while (to < at && items[to]?.mark === undefined && !has(items[to], 'and') && !has(items[to], 'clause')) to++;
  if (to === from || to > from + 5) return undefined;
  // "My commute is to Redmond": no place of the home.
  for (const claim of parse.claims) if (claim.from >= from && claim.to <= to) claim.facts = [];
  const name = nameOf(items, context.tokens, context.sentence, from, to);
  parse.note({ facts: [{ kind: 'near', name, within: limited.limit }], from: at, to: end, fate: 'applied' });
  return end;
}
