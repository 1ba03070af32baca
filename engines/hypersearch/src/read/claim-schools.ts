import { bound } from './claims.ts';
import { confidenceOf, type Parse } from './parse.ts';
import { claimNearMore } from './places/near/claim-near.ts';
import { has, type Item, senseOf } from './words/items.ts';

/** "Good schools", "great elementary schools", "the schools are excellent". */
export function claimSchools(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  if (has(items[at], 'attends')) return claimAttendance(parse, at);
  if (has(items[at], 'quality')) return claimRatedSchools(parse, at);
  if (!has(items[at], 'field', 'school')) return undefined;
  let end = over(items, at + 1, at + 5, ['be', 'art', 'clause', 'in', 'glue', 'region', 'pron']);
  // "The schools have to be great", « doivent être bonnes »
  while (end < at + 8 && (obliges.test(items[end]?.text ?? '') || has(items[end], 'be'))) end++;
  // "Écoles excellentes à Kirkland"; in "schools, great yard" the word is of what follows.
  const direct =
    end === at + 1 &&
    !['has', 'house', 'type', 'dwelling', 'in', 'noun'].some(
      (kind) => has(items[end + 1], kind) && !has(items[end + 1], 'in', 'strict'),
    );
  const rating = end > at + 1 || direct ? senseOf(items[end], 'quality') : undefined;
  if (rating === undefined || has(items[end + 1], 'field', 'school')) return undefined;
  parse.claim([bound('school', '>=', Number(rating))], at, end + 1, 0.9);
  return end + 1;
}

const obliges =
  /^(?:have|has|need|needs|must|should|gotta|got|to|be|ought|better|doivent|doit|devraient|faut|qu|elles|soient|etre|tienen|tiene|deben|debe|deberian|que|ser|sean|estar|esten)$/;

/** "Zoned for Westlake High": no listing names the school that its address belongs to. */
function claimAttendance(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  let end = at + 1;
  const goesOn = (item: Item | undefined) =>
    item !== undefined && item.mark === undefined && item.number === undefined && !has(item, 'in', 'strict');
  while (end <= at + 5 && goesOn(items[end]) && !has(items[end], 'and')) end++;
  if (end === at + 1) return undefined;
  parse.claim([{ kind: 'unsupported', topic: 'other' }], at, end);
  return end;
}

function claimRatedSchools(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  const noun = over(items, at + 1, at + 4, ['quality', 'and', 'adj', 'art']);
  if (!has(items[noun], 'field', 'school')) return undefined;
  let end = noun + 1;
  while (has(items[end], 'field', 'school')) end++;
  const rating = items.slice(at, noun).some((item) => has(item, 'quality', '8')) ? 8 : 7;
  parse.claim([bound('school', '>=', rating)], at, end, confidenceOf(items[at] as Item));
  return has(items[at - 1], 'near') ? (claimNearMore(parse, end) ?? end) : end;
}

/** The first item from `at` on, before `limit`, that is of none of these kinds. */
function over(items: readonly Item[], at: number, limit: number, kinds: readonly string[]): number {
  let i = at;
  while (i < limit && kinds.some((kind) => has(items[i], kind))) i++;
  return i;
}
