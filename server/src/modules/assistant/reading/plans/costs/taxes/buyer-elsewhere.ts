import { extraTaxStates } from '../../../../knowledge/non-resident-tax.ts';
import { stateNames } from '../../../homes/places.ts';
import { plain } from '../../../plain.ts';
import { type Planner, use, withAlso } from '../../use.ts';

const relative =
  '(son|daughter|kid|brother|sister|mom|mother|dad|father|parents|cousin|friend|uncle|aunt|nephew|niece|partner|husband|wife|in-laws?|fils|fille|frere|soeur|mere|pere|amie?|cousine?|oncle|tante|neveu|conjointe?|mari|femme|hij[oa]|herman[oa]|mama|papa|madre|padre|prim[oa]|amig[oa]|ti[oa]|espos[oa])';
const lives =
  '(lives?|living|reside[sd]?|stays?|is based|based|reste|restent|vit|vivent|habite(nt)?|demeure|viven?|reside|radica|esta) (\\w+ )?(in|over in|out in|a|au|en|dans|de)';
const moves =
  '(mov(e|es|ing)|relocat\\w+|com(e|ing)|transferr\\w+|demenag\\w+|arriv\\w+|viens|venons|mud\\w+|vengo|venimos)';
const paysMore =
  /\b(pay\w*|paie\w*|paye\w*|paga\w*|cobra\w*|charge\w*|owe\w*|extra|more|plus|mas|chang\w+|cambia\w*|differ\w+|tax\w*|impuestos?)\b/;

/** Plans the same tax for a buyer who lives somewhere else: “My son lives in Ottawa and might buy it. Does he pay more?”. */
export const buyerElsewhere: Planner = (message) => {
  const { after, talk, text, named, has } = message;
  const input = talk.last?.input as { state?: string; city?: string; price?: number } | undefined;
  if (!after('transferTax', 'nonResidentTax') || input?.state === undefined || input.price === undefined)
    return undefined;
  const [home] = named;
  if (!home || named.length > 1 || home.state === input.state || message.amounts.length > 0) return undefined;
  // “PEI” and “Prince Edward Island” are one place.
  const place = `(${[plain(home.name), ...(home.city ? [] : stateNames(home.state))].join('|')})`;
  const livesThere = new RegExp(`\\b${lives} ${place}\\b|\\b${relative} (in|from|a|au|en|de) ${place}\\b`);
  const comes = new RegExp(`\\b${moves} (\\w+ ){0,2}(from|de|del|desde|depuis) (le |la |l')?${place}\\b`);
  if (!(livesThere.test(text) && has(paysMore)) && !comes.test(text)) return undefined;
  const { state, city, price } = input;
  const usual = use('transferTax', talk.last!.tool === 'transferTax' ? talk.last!.input : { state, city, price });
  if (!extraTaxStates.has(state)) return usual;
  // Only Nova Scotia taxes buyers from other provinces; elsewhere a citizen's province changes nothing.
  const residence = state !== 'NS' && home.country === 'CA' ? ('citizen' as const) : undefined;
  return withAlso(use('nonResidentTax', { state, city, price, residence }), usual);
};
