import { type Planner, use } from '../use.ts';

/** Types of homes whose bare names are too common to ask for their definition, unless they are compared. */
export const homeTypes: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['condo', /\bcondo(s|minium|minio)?s?\b/],
  ['townhouse', /\b(townho\w+|maisons? de ville|casas? adosadas?)\b/],
];

/** Kinds of homes that a question compares. */
const comparedTypes: typeof homeTypes = [
  ...homeTypes,
  ['co-op', /\bco-?ops?\b/],
  ['plex', /\b(duplex|triplex|plex)\b/],
  ['manufactured-home', /\b(mobile|manufactured|modular) homes?\b|\bmaisons? mobiles?\b|\bcasas? movil(es)?\b/],
  ['semi-detached', /\b(houses?|detached|semi|maisons?(?! (de ville|mobile))|casas?(?! (adosada|movil)))\b/],
];

/** Plans “Condo or house, which is better for me?” */
export const typesCompared: Planner = ({ text, has, cues, amounts, named, talk, home }) => {
  if (
    amounts.length + named.length > 0 ||
    home.homes.length > 0 ||
    talk.search !== undefined ||
    text.split(' ').length > 14
  )
    return undefined;
  if (
    !(cues.has('compare') || has(/\b(or|versus|ou|o|mejor|mieux|difference)\b/)) ||
    has(/\b(my|mes|mis|saved|find|show|search|looking|want|market|prices?|cherch\w*|busc\w*|tax\w*|loan|insur\w*)\b/)
  )
    return undefined;
  const ids = comparedTypes.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []));
  return ids.length > 1 ? use('explain', { ids: ids.slice(0, 2) }) : undefined;
};
