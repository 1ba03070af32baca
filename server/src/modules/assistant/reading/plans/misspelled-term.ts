import { entriesNamed } from '../../knowledge/index.ts';
import { misspelledEntries } from '../../knowledge/spelling.ts';
import { type Planner, use } from './use.ts';

/** The phrase whose meaning is asked for, up to the end of its clause. */
const askedPhrase =
  /^(?:so |and |ok |hey |hi |hola |bonjour )?(?:what(?:'?s| is| are| does| the)|wat(?:s| is)?|whats|c'? ?(?:est )?(?:quoi|koi)|qu'?est[- ]ce (?:que (?:c'est )?|qu')|(?:que|q|k) (?:es|son|significa)) (?:(?:que |qu')?(?:an?|the|une?|la|le|les|l'|el|los|las|una?) ?)?([a-z][a-z' -]*)/;
const otherSubject =
  /\b(my|our|your|mon|ma|mes|notre|nos|mi|mis|nuestr\w+|best|price|cost|rate|average|going|happen\w*|next|time|weather|prix|taux|precio|tasa|hora|heure)\b/;
const mostWords = 5;

/** Plans the definition of a misspelled term: “what is a reverse morgage, do you have to be 55”. */
export const misspelledTerm: Planner = ({ text, home, amounts }) => {
  const phrase = askedPhrase
    .exec(text)?.[1]
    ?.replace(/ (mean(s|ing)?|veut dire|signifie|significa|and|or|do|does|et|ou|y|o)\b.*$/, '')
    .trim();
  const hasPrice = amounts.some(({ unit }) => unit === 'money');
  if (!phrase || home.lookUp || hasPrice || phrase.split(' ').length > mostWords || otherSubject.test(phrase))
    return undefined;
  // A term that is spelled right needs no correction, unless a longer name is meant: “mortgage” in “revrse mortgage”.
  const ids = misspelledEntries(phrase).slice(0, 1);
  const known = entriesNamed(phrase).map(({ id }) => id);
  return ids.length > 0 && !known.includes(ids[0]!) ? use('explain', { ids }) : undefined;
};
