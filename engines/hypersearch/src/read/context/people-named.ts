import { type ProtectedClass, protectedClasses } from '../../facts.ts';
import { is, type PeopleWord } from './people-words.ts';

/** Classes of neighbors that an area or a distance is never named by. */
const named: ReadonlySet<string> = new Set(['race', 'religion', 'national_origin', 'sex']);
/** Words for an area that are no part of a street's name. */
const areas: ReadonlySet<string> = new Set(
  'quartier secteur voisinage vecindario barrio sector zona vecindad colonia neighborhood neighbourhood area'.split(
    ' ',
  ),
);
/** Houses of worship are landmarks. */
const worship =
  /^(?:iglesias?|mezquitas?|sinagogas?|templos?|eglises?|mosquees?|synagogues?|temples?|church(?:es)?|mosques?)$/;
const of: ReadonlySet<string> = new Set(['de', 'd', 'des', 'of']);

/**
 * "Un vecindario cristiano", "un secteur d'Haïtiens", "lejos de parejas del mismo sexo": words beside each other that name neighbors
 * of a class, whatever else the sentence says.
 */
export function namedNeighbors(
  words: readonly PeopleWord[],
): { classes: ProtectedClass[]; from: number; to: number }[] {
  return words.flatMap((word, at) => {
    const families = familyNeighborhood(words, at);
    if (families) return [families];
    const area = is(word, 'area') && areas.has(word.text);
    if (!area && !is(word, 'avoid')) return [];
    const next = of.has(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const classes = classesOf(words[next]);
    // "Quartier latin", "barrio chino" are names; "loin de l'église" is a landmark.
    const adjective = area && next === at + 1;
    const said = adjective ? classes.filter((one) => one === 'religion') : classes;
    if (said.length === 0 || is(words[next + 1], 'thing') || worship.test((words[next] as PeopleWord).text)) return [];
    return [{ classes: said, from: word.from, to: (words[next] as PeopleWord).to }];
  });
}

/** "A family neighborhood", « un quartier familial », "un vecindario familiar" */
function familyNeighborhood(
  words: readonly PeopleWord[],
  at: number,
): { classes: ProtectedClass[]; from: number; to: number } | undefined {
  const [one, other] = [words[at] as PeopleWord, words[at + 1]];
  if (!other || other.from !== one.to) return undefined;
  const said = families.test(one.text) ? english.has(other.text) : areas.has(one.text) && families.test(other.text);
  return said ? { classes: ['familial_status'], from: one.from, to: other.to } : undefined;
}
const families = /^famil(?:y|ies|y.friendly|ial|iale|iaux|iar|iares)$/;
const english: ReadonlySet<string> = new Set(['neighborhood', 'neighbourhood', 'neighborhoods', 'neighbourhoods']);

const classesOf = (word: PeopleWord | undefined): ProtectedClass[] => {
  const values = word?.senses.filter(({ kind }) => kind === 'group').map(({ value }) => value) ?? [];
  return protectedClasses.filter((one) => named.has(one) && values.includes(one));
};
