import { has, type Item } from '../../words/items.ts';

const subjects: ReadonlySet<string> = new Set(['i', 'we', 'he', 'she', 'they', 'you']);
/** Verbs for something that a person did with a home in the past. */
const deeds: ReadonlySet<string> = new Set(
  'had owned raised found unloaded offloaded bought paid purchased sold rented leased inherited flipped closed lost lived built toured saw visited viewed picked put passed turned rejected declined'.split(
    ' ',
  ),
);
/** Words that also describe a wanted home when no person is named before them. */
const alsoOfHomes: ReadonlySet<string> = new Set([
  'built',
  'sold',
  'had',
  'paid',
  'lost',
  'put',
  'saw',
  'lived',
  'closed',
]);
/** "Had" that describes no home: "had to", "had hoped", "had in mind", "had enough of". */
const afterHad: ReadonlySet<string> = new Set('to hoped in it enough better planned wanted thought'.split(' '));
const criteria: ReadonlySet<string> = new Set('if wish wishes wished that which who ideally would id only'.split(' '));
const states: ReadonlySet<string> = new Set(
  'was were had got flooded burned burnt lacked cost came sat felt leaked took didnt wasnt'.split(' '),
);
const adverbs: ReadonlySet<string> = new Set(
  'just already also both once then even only previously actually recently finally never always briefly'.split(' '),
);
const definite: ReadonlySet<string> = new Set('the that our my his her their this old last first previous'.split(' '));

const isHome = (item: Item | undefined): boolean =>
  ['house', 'type', 'dwelling', 'ranch', 'studio', 'apartment'].some((kind) => has(item, kind)) ||
  /^(?:one|place|unit|rental|spot)$/.test(item?.text ?? '');

/** Start of an English clause about a home that a person had or saw: "we had a condo", "the house in Joliet was". */
export function pastStart(clause: readonly Item[]): number | undefined {
  for (const [at, item] of clause.entries()) {
    if (item.mark !== undefined) continue;
    const start =
      usedTo(clause, at) || neverHad(clause, at) || wasOutbid(clause, at) || (at === 0 && lasted(clause))
        ? at
        : deeds.has(item.text)
          ? deedStart(clause, at, item.text)
          : isPastHome(clause, at)
            ? at
            : undefined;
    if (start !== undefined) return start;
  }
  return undefined;
}

/** "Used to have a pool", "used to own a farm", "used to rent", where "to rent" is one phrase. */
const usedTo = (clause: readonly Item[], at: number): boolean =>
  clause[at]?.text === 'used' &&
  clause[at + 1]?.text === 'to' &&
  (has(clause[at + 1], 'topic', 'rent') || isUsedAs(clause, at));

/** "We've never had a basement" */
const neverHad = (clause: readonly Item[], at: number): boolean =>
  clause[at]?.text === 'never' &&
  /^(?:weve|ive|theyve|shes|hes|have|has)$/.test(clause[at - 1]?.text ?? '') &&
  /^(?:had|owned|lived|rented)$/.test(clause[at + 1]?.text ?? '');

/** "Raised hogs on sixty acres by Ava for thirty years": a verb in the past that opens the clause, and how long it went on. */
const lasted = (clause: readonly Item[]): boolean =>
  clause[0]?.number === undefined &&
  /^(?:ran|kept|grew|taught|drove|built|worked|[a-z]{3,}ed)$/.test(clause[0]?.text ?? '') &&
  clause[0]?.senses.length === 0 &&
  clause.some(
    ({ text }, at) =>
      text === 'for' &&
      clause[at + 1]?.number !== undefined &&
      /^(?:years?|yrs|decades?)$/.test(clause[at + 2]?.text ?? ''),
  );

const isUsedAs = (clause: readonly Item[], at: number): boolean =>
  /^(?:have|own|rent|live)$/.test(clause[at + 2]?.text ?? '') &&
  (clause[at + 2]?.text === 'live' || isOfHome(clause, at + 3));

/** "Got outbid on a bungalow", "lost out on two condos". */
const wasOutbid = (clause: readonly Item[], at: number): boolean =>
  has(clause[at], 'owed') &&
  /^(?:got|outbid|lost)$/.test(clause[at]?.text ?? '') &&
  (clause[at + 1]?.text === 'on' || has(clause[at + 1], 'art') || clause[at + 1]?.number !== undefined);

/** The item of who did it, or of the verb where no one is named. */
function deedStart(clause: readonly Item[], at: number, verb: string): number | undefined {
  const next = clause[at + 1];
  if (verb === 'had' && (afterHad.has(next?.text ?? '') || !isOfHome(clause, at + 1))) return undefined;
  if (verb === 'lived' && !has(next, 'in')) return undefined;
  // "My cousin found a foreclosure in Macon"; "we found" is of the search.
  const finder = clause.slice(Math.max(0, at - 2), at).some((item) => has(item, 'person'));
  if (verb === 'found' && !finder) return undefined;
  // "We raised four kids in a three bedroom", and not "we raised our budget"
  if (verb === 'raised' && !clause.slice(at + 1, at + 5).some((item) => has(item, 'person'))) return undefined;
  // "The guy next door paid 700k for a duplex"
  const sum = next?.number !== undefined || next?.mark === '$';
  if (
    verb === 'paid' &&
    sum &&
    !has(clause[at - 1], 'field') &&
    !clause.slice(0, at).some(({ text }) => criteria.has(text))
  )
    return at;
  if (verb === 'closed' && next?.text !== 'on') return undefined;
  if (verb === 'picked' && next?.text !== 'up') return undefined;
  if (verb === 'passed' && next?.text !== 'on') return undefined;
  if (verb === 'turned' && next?.text !== 'down') return undefined;
  if (verb === 'put' && !clause.some(({ text }) => /^offers?$/.test(text))) return undefined;
  if (clause.slice(0, at).some(({ text }) => criteria.has(text))) return undefined;
  let subject = at - 1;
  while (subject > at - 3 && adverbs.has(clause[subject]?.text ?? '')) subject--;
  // "My late husband Earl built"
  if (clause[subject]?.capital && clause[subject]?.senses.length === 0 && has(clause[subject - 1], 'person')) subject--;
  const who = clause[subject];
  if (who !== undefined && !has(who, 'and'))
    return subjects.has(who.text) || has(who, 'person') || isTheirBuyer(clause, subject, verb) ? subject : undefined;
  if (verb === 'built') return undefined;
  const object = has(next, 'art') || next?.text === 'on' || next?.number !== undefined;
  return !alsoOfHomes.has(verb) || object ? at : undefined;
}

/** "My manager paid", "our supplier bought": a noun of no home behind "my". */
const isTheirBuyer = (clause: readonly Item[], at: number, verb: string): boolean =>
  (verb === 'paid' || verb === 'bought') && clause[at]?.senses.length === 0 && has(clause[at - 1], 'poss');

/** "Had a tiny pool", "had 5 bedrooms", and not "had a baby, 3 bedrooms". */
function isOfHome(clause: readonly Item[], from: number): boolean {
  let at = from;
  while (has(clause[at], 'art') || has(clause[at], 'adj') || has(clause[at], 'not')) at++;
  if (clause[at]?.number !== undefined) at++;
  if (clause[at]?.senses.length === 0 && clause[at]?.mark === undefined && clause[at + 1]?.number === undefined) at++;
  return (
    isHome(clause[at]) ||
    (has(clause[at], 'unit') && !has(clause[at], 'unit', 'none')) ||
    ['has', 'field', 'topic', 'noun'].some((kind) => has(clause[at], kind))
  );
}

/** "The condo in Miami was too small": a home that is pointed at, where it is, and a verb in the past. */
function isPastHome(clause: readonly Item[], at: number): boolean {
  if (!definite.has((clause[at] as Item).text)) return false;
  let i = at + 1;
  while (
    i < at + 4 &&
    (has(clause[i], 'adj') || definite.has(clause[i]?.text ?? '') || clause[i]?.number !== undefined)
  )
    i++;
  if (!isHome(clause[i])) return false;
  i++;
  while (i < at + 9 && clause[i] && !states.has(clause[i]?.text ?? '')) {
    const item = clause[i] as Item;
    const passes =
      item.place !== undefined ||
      ['in', 'art', 'of', 'state', 'abbr', 'pron', 'compass', 'person'].some((kind) => has(item, kind));
    if (!passes && !(item.senses.length === 0 && item.capital) && !deeds.has(item.text) && !has(item, 'past'))
      return false;
    i++;
  }
  return states.has(clause[i]?.text ?? '');
}
