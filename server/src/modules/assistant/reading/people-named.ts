import { type NamedPlace, stateNames } from './homes/places.ts';
import { plain } from './plain.ts';

const capitalized = /(?<![.?!¿¡]\s|^|[\p{L}])(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+){1,2})/gu;
const name = '([a-z]{3,} [a-z]{3,}|[a-z]{3,}-[a-z]{3,} [a-z]{3,})';
const professional = '(?:courti\\w+|agente?s?|realtor|broker|conseill\\w+|asesor\\w*|lender|advisor)';
/** Names in lower case: “is mark delgado in phoenix a licensed realtor”, “julie tremblay la courtière”. */
const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|does|did|has|about|with|courtier|courtiere|agente?|realtor|broker|senora?|mr|mrs|ms|m|mme|si|est-ce que)\\.? ${name}(?=(?: (?:actually|really|still|even|vraiment|encore|realmente|de verdad))?(?: (?:in|from|a|au|en|de) [a-z]{3,}(?: [a-z]{3,})?)?,? (?:a |an |un |une |una |el |la |est |es |a-t-|a-?t?-?(?:tu|il|elle) |has |have |tiene |have an? )*(?:son |sa |su |her |his )?(?:active |real |vrai |vraie |licencie |certified |legit |permis |permis$|licencia |licen[cs]\\w*|registered|agente?|realtor|broker|courti\\w+))`,
  ),
  new RegExp(`^(?:and |et |y )?${name},? (?:the |la |le |l'|el |my |an? )?${professional}\\b`),
  new RegExp(`\\b(?:called|named|name is|appelee?|nommee?|s'appelle|se llama|llamad[oa]) ${name}\\b`),
];
/** Words that begin names of things, not of persons. */
const notNames =
  /^(home buyers?|land transfer|first time|fair housing|real estate|property pilot|saved (homes|search)|document cent(er|re)|social security|los|las|new york|united states|estados unidos|can i|smart match|hyper search)\b|\b(street|st|ave|avenue|road|rd|drive|dr|lane|plan|act|loan|tax|county|school|bank|law|center|beach|hills?|park|heights|springs|lake|valley|city|rue|calle|bay|island)$/;
const notPersons =
  /^(did|do|does|is|are|was|has|have|had|will|can|could|would|should|who|what|which|when|where|how|why|ask|tell|est|ya|the|this|that|my|our|your|their|there|it|she|he|her|his|they|someone|somebody|anyone|cousins?|friends?|parents?|mom|dad|mother|father|sister|brother|son|daughter|buddy|neighbou?r|client|agent|agente|realtor|courtier|still|really|real|being|an?|un|une|una|mi|mon|ma|el|la|le|any|every|each|good|listing)\b|\b(agent|agente|realtor|broker|licensed|courtier|really|actually|needs?|wants?|has|is|was|asked|asks|says|said)$/;

/** Returns the person whom a question names by first and last name, as written. */
export function personNamed(typed: string, text: string, places: readonly NamedPlace[]): string | undefined {
  const isPlace = (name: string) =>
    places.some(
      ({ city, state }) => city === undefined && stateNames(state).some((each) => plain(name).includes(each)),
    ) || places.some((place) => plain(name).includes(plain(place.name)) || plain(place.name).includes(plain(name)));
  const written = [...typed.matchAll(capitalized)].map(([, name]) => name!);
  const found = written.find((name) => !notNames.test(plain(name)) && !isPlace(name));
  if (found) return found;
  const lower = asked.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  return lower && !notPersons.test(lower) && !isPlace(lower)
    ? lower.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase())
    : undefined;
}
