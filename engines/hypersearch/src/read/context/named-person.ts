import { firstNames } from '../lexicon/first-names.ts';
import type { PlaceContext } from '../places/place-reading.ts';
import { has, type Item } from '../words/items.ts';

const isGivenName = (item: Item | undefined): boolean => item?.capital === true && firstNames.has(item.text);

const storms: ReadonlySet<string> = new Set(
  'andrew beryl charley florence harvey helene hugo ian ida idalia irene irma isaac katrina laura maria matthew michael milton rita sandy zeta'.split(
    ' ',
  ),
);
/** Verbs of a storm or a flood; their subject is no town. */
const strikes: ReadonlySet<string> = new Set(
  'took hit flooded trapped destroyed wrecked wiped ruined tore leveled levelled gave scared broke burned robbed'.split(
    ' ',
  ),
);
/** Verbs of people alone. */
const ofPeople: ReadonlySet<string> = new Set(
  'passed died retired retires remarried snores swears wants wanted loves hates likes prefers insists thinks'.split(
    ' ',
  ),
);
/** Words of a storm or of what it did. */
const ofStorms = /^(?:hurricane|storm|flood|flooded|floods|after|since|during|survived|before)$/;

/** "After Sandy", "didn't flood in Harvey": the name of a storm. */
export const isStorm = (items: readonly Item[], at: number): boolean =>
  storms.has((items[at] as Item).text) &&
  items.slice(Math.max(0, at - 3), at).some((item) => ofStorms.test(item.text)) &&
  !items.slice(Math.max(0, at - 2), at).some((item) => item.mark !== undefined);

const seasons: ReadonlySet<string> = new Set(
  'winters winter summers traffic weather prices rents drivers snow humidity heat cows rain taxes crowds'.split(' '),
);

const languages = /^(?:english|french|spanish|italian|german|polish|chinese)$/;

/** "My Ontario cousins", "forty Winnipeg winters", "not the Toronto one": a place that only says of which kind something is. */
export function isQualifier(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const before = items[at - 1];
  if (seasons.has(next?.text ?? '')) return true;
  // "Excuse my English": a town of Indiana has that name too.
  if (languages.test(items[at]?.text ?? '') && (has(before, 'poss') || /^speaks?$/.test(before?.text ?? '')))
    return true;
  if (next?.text === 'one' && has(before, 'art') && has(items[at - 2], 'not')) return true;
  return has(next, 'person') && has(before, 'poss') && (items[at] as Item).capital;
}

const opinions =
  /^(?:says|said|thinks|insists|prefers|suggested|suggests|told|dit|pense|prefere|insiste|dice|dijo|piensa|prefiere|opina)$/;

/** "my son Austin", "my name is Victoria", "Jackson and I": a person who is named like a place. */
export function isPerson(items: readonly Item[], at: number, context: PlaceContext): boolean {
  const previous = items[at - 1];
  // "Granby? Je me suis mêlée, c'est Cowansville"
  // « C'est Terrebonne qu'on veut »
  const points = /^qu/.test(items[at + 1]?.text ?? '') && has(items[at + 2], 'want');
  // « Mon frère a acheté à Beresford. Moi c'est Bathurst »: what the speaker asks for, set beside another person.
  const contrasts =
    previous?.text === 'moi' &&
    items[at]?.place?.kind === 'city' &&
    !firstNames.has(items[at]?.text ?? '') &&
    items.slice(0, at - 1).some((item) => has(item, 'person'));
  const corrects = contrasts || (previous?.text === 'c' && (context.listed || points));
  if ((has(previous, 'named') && !corrects) || (has(previous, 'person') && !context.negated))
    return (items[at] as Item).capital || !context.capitalsMarkNames;
  // "The Dave Ramsey way", "Kind regards, Eunice"
  if (isGivenName(previous) && (items[at] as Item).capital && previous?.place === undefined) return true;
  if (previous?.mark === ',' && has(items[at - 2], 'named') && items[at + 1]?.number === undefined) return true;
  if (isStorm(items, at)) return true;
  // "Surrey Central gave me a fright", "after Gary passed"
  let verb = at + 1;
  while (verb < at + 3 && items[verb]?.capital && context.capitalsMarkNames && items[verb]?.mark === undefined) verb++;
  if (strikes.has(items[verb]?.text ?? '') || ofPeople.has(items[verb]?.text ?? '')) return true;
  // "My son, Austin"; "for my parents, Austin" goes on with the search.
  const led = has(items[at - 4], 'of') || has(items[at - 4], 'want');
  if (previous?.mark === ',' && has(items[at - 2], 'person') && has(items[at - 3], 'poss') && !led) return true;
  const joint = items[at + 1];
  // "Harold says Calabash"
  if ((items[at] as Item).capital && opinions.test(joint?.text ?? '') && !has(previous, 'in')) return true;
  if (joint?.text === 'here' && (previous === undefined || previous.mark !== undefined)) return true;
  // "Triplex Petite-Patrie, ma conjointe …"
  // « Windsor ou Richmond, mes parents viennent »: the second of two towns.
  const requested =
    ['type', 'house', 'unit', 'has'].some((kind) => has(previous, kind)) ||
    (has(previous, 'or') && items[at - 2]?.place !== undefined);
  if (has(joint, 'and') && items[at + 2]?.text === 'i') return true;
  if (has(joint, 'and') && has(items[at + 2], 'poss') && has(items[at + 3], 'person')) return false;
  return (
    (!context.negated &&
      !requested &&
      joint?.mark === ',' &&
      has(items[at + 2], 'poss') &&
      has(items[at + 3], 'person')) ||
    has(joint, 'speaks')
  );
}
