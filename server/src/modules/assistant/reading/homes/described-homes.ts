/** A home of a person's own list as a question describes it: “the 3bd on Grand Blvd”. */
export interface DescribedHome {
  /** The words of the description. */
  words: string;
  types?: readonly string[];
  beds?: number;
  /** A street, city or neighborhood. */
  name?: string;
}

/** Begins what the homes are compared by: “which has the lower condo fee”. */
const comparedBy = /\b(?:which|whose|what|lequel|laquelle|quel(?:le)?|cual)\b(?! (?:i|we) )/;
const joiners = /,|\b(?:and|with|vs|versus|against|or|to|et|avec|contre|ou|y|con|contra|o)\b/;
const types: readonly (readonly [names: readonly string[], pattern: RegExp])[] = [
  [['townhouse'], /\b(town ?ho(use|me)s?|row ?houses?|maisons? (de ville|en rangee)|casas? adosadas?)\b/],
  [
    ['condo'],
    /\b(condos?|condominiums?|condominios?|copropriete|apartments?|appart\w*|depas?|departamentos?|apartamentos?)\b/,
  ],
  [['multi_family'], /\b(du|tri|quadru|four)?-?plex(es)?\b/],
  [['land'], /\b(land|vacant lot|terrain|terreno|lote)\b/],
];
const anyHouse = /\b(houses?|bungalows?|maisons?|casas?)\b/;
const bedsPattern = /\b(\d{1,2}) ?-?(?:bds?|brs?|bed ?rooms?|beds?|chambres?|ch|recamaras?|cuartos?|habitaciones)\b/;
const namePattern =
  /\b(?:on|in|at|sur|en|de|a|rue|calle) (?:the |la |le |rue |calle |avenue )?((?:(?:st|ste)\.? |sainte?-)?[a-z]{3,})\b/;
const notNames =
  /^(the|my|our|list|saved|favou?rites?|favoris|market|sale|vente|venta|mes|mis|ville|rangee|lista|liste|lado|side|one|that|que|cote)$/;

function described(words: string): DescribedHome | undefined {
  const type = types.find(([, pattern]) => pattern.test(words))?.[0];
  const beds = bedsPattern.exec(words)?.[1];
  const named = namePattern.exec(words)?.[1];
  const name = named !== undefined && !notNames.test(named) ? named : undefined;
  if (type === undefined && beds === undefined && name === undefined)
    return anyHouse.test(words) ? { words, types: ['single_family'] } : undefined;
  return {
    words,
    ...(type ? { types: type } : {}),
    ...(beds === undefined ? {} : { beds: Number(beds) }),
    ...(name === undefined ? {} : { name }),
  };
}

const savedByMe =
  /\b(?:(?:that|which|que|qui|q) )?(?:(?:i|we|j'ai|jai|on a) )?(?:have )?(?:saved|liked|hearted|sauvegarde\w*|enregistre\w*|guard\w+)\b/g;
/** Leaves the words that describe a home: “put the 3bd on grand” is “3bd on grand”. */
const trimmed = (words: string): string =>
  words
    .replace(savedByMe, ' ')
    .replace(/\b(?:side by side|next to each other|cote a cote|lado a lado)\b/g, ' ')
    .replace(/^.*\b(?:compar\w+|put|show|mets|met|montre|pon|muestra)\b/, '')
    .replace(/ +/g, ' ')
    .replace(/^ *(?:me |moi )?(?:the|my|our|la|le|les|l'|el|los|las|mi|ma|mon) /, '')
    .trim();

/** Returns the homes that a plain text describes one by one to compare them; none if it describes fewer than two. */
export function describedHomes(text: string): DescribedHome[] {
  const found = text
    .split(comparedBy)[0]!
    .split(joiners)
    .flatMap((part) => described(trimmed(part)) ?? []);
  const differ = new Set(found.map(({ types: [type] = [], beds, name }) => `${type}|${beds}|${name}`));
  return differ.size > 1 ? found : [];
}
