import { extraTaxStates } from '../../../../knowledge/non-resident-tax.ts';
import { placesIn } from '../../../homes/places.ts';
import type { Message } from '../../../message.ts';
import { plain } from '../../../plain.ts';
import { buyerOf } from '../../../topics/buyer.ts';
import { residenceIn } from '../../../topics/residence.ts';
import { type Planner, use, withAlso } from '../../use.ts';
import { priceOf } from '../cost-terms.ts';

const notResident =
  /\b(non[- ]?resident\w*|foreign\w*|(not|neither|isn't|n't) (a |an )?(resident|citizen|canadian|pr)\b|(work|study|student) permits?|out[- ]of[- ]province|outside (of )?the province|moving (from|in from)|relocat\w+|etrang\w+|permis (de travail|d'etudes)|hors (de la )?province|(ne suis|sommes) pas (resident|citoyen)\w*|permiso de (trabajo|estudios?)|no (soy|somos|es) (residente|ciudadan)\w*|no residentes?|non[- ]residents?|extranjer\w+|sin residencia|fuera de la provincia)\b/;
const extraTax =
  /\b(tax(es|e|ed)?|impots?|impuestos?|extra|surcharge|nrst|mnrst|pdtt|recargo|surtaxe|percent|cobran|droits? de (mutation|transfert))\b|%/;
/** A yearly tax on a vacant home, which foreign owners pay at a rate of its own. */
const vacancyTax =
  /\b(vacancy|vacant (homes?|units?)|empty homes?|underused housing) tax|\btaxe sur l(a speculation et l)?'inoccupation|\btaxe sur les (logements?|maisons?) (vacants?|vides?|inoccup\w+|sous-utilis\w+)|\bimpuesto (a|de|sobre|por) (las )?(viviendas?|casas?) (vacias?|desocupadas?)/;
const allowedToBuy =
  /\b(allowed|can i (even )?buy|ban|prohibit\w*|interdi\w+|prohib\w+|puedo comprar|peux[- ]acheter|droit d'acheter)\b/;

const otherStatus =
  /\b(permits?|permis|permiso|non[- ]?residents?|no (soy|somos)|not (a |an )?(pr|permanent|citizen))\b/;

/** A move. One within Canada makes no foreign buyer, but Nova Scotia taxes buyers from other provinces too. */
const moveWords = /\b(moving (from|in from)|relocat\w+)\b/g;
const isMoveWithinCanada = ({ typed, text }: Message, state: string): boolean =>
  state !== 'NS' &&
  !notResident.test(text.replace(moveWords, ' ')) &&
  placesIn(typed).some((place) => place.country === 'CA' && place.state !== state);

/** Plans the extra tax on buyers who are not residents. */
export const foreignTax: Planner = (message) => {
  const { has, named } = message;
  const place = named.find(({ state, city }) => extraTaxStates.has(state) && city) ?? named[0];
  if (!place || !extraTaxStates.has(place.state) || !has(extraTax) || has(allowedToBuy) || has(vacancyTax))
    return undefined;
  if (!has(notResident) && !livesElsewhere(message, place.state)) return undefined;
  if (isMoveWithinCanada(message, place.state)) return undefined;
  const ofPermit = permitted.has(place.state) && has(permitWords) && residenceIn(message.text) === undefined;
  const usual = has(usualTax);
  if (usual && !ofPermit && !has(/\b(extra|additional|foreign|10|15|20|25)\b/)) return undefined;
  const earlier = (message.talk.heard ?? []).map(plain).join('. ');
  const share = message.amounts.find(({ unit, value }) => unit === 'percent' && value > 20 && value < 100)?.value;
  const price = priceOf(message);
  const taxed = use('nonResidentTax', {
    state: place.state,
    city: place.city,
    price,
    residence: residenceIn(message.text) ?? (has(otherStatus) ? undefined : residenceIn(earlier)),
    sharePercent: share ?? (has(/\b(halves|half|50-50|moitie|moities|la mitad|a medias)\b/) ? 50 : undefined),
  });
  return withAlso(
    taxed,
    (message.cues.has('transferTax') || usual || has(allTaxes)) &&
      use('transferTax', {
        state: place.state,
        city: place.city,
        price,
        // The relief is for citizens and permanent residents.
        firstTime: ofPermit ? false : buyerOf(message.text).firstTime,
      }),
  );
};

/** Provinces where buyers on a permit pay the extra tax and get no relief as first-time buyers. */
const permitted: ReadonlySet<string> = new Set(['BC', 'ON']);
const permitWords =
  /\b(work|study|student|visitor|temporary) (permits?|visas?)\b|\bpermis (de travail|d'etudes?|temporaire)\b|\bpermiso de (trabajo|estudios?)\b|\bvisa de (trabajo|estudiante)\b|\b(international students?|temporary (foreign )?workers?|etudiante?s? (international|etranger)\w*|travailleur\w* (temporaire|etranger)\w*)\b/;
const usualTax =
  /\b(property transfer tax|land transfer tax|ltt|ptt)\b|\b(taxes?|droits?) (de|sur les) (transfert|mutation|cession)s?\b|\bimpuestos? (de|por|sobre) (la )?transferencia\b/;

/** Asks for every tax on the purchase. */
const allTaxes =
  /\b(what|which|all|any|quel\w*|toutes?|tous|que|cuales|todos) (the |les |los |of the )?(tax(es)?|impots?|impuestos?|droits)\b/;

/** “Like my friend in Ontario did” */
export const likeOthers = /\b(?:like|as|comme|como) (?:my|our|mon|ma|mi) \w+ (?:over )?(?:in|from|en|au|à|a|de) \w+/gi;

/** True if a question names a place in another province where the buyer lives, which makes a buyer of Nova Scotia non-resident. */
const livesElsewhere = ({ typed, named }: Message, state: string): boolean =>
  state === 'NS' &&
  placesIn(typed.replace(likeOthers, ' ')).some(
    (place) => place.state !== state && !named.some((each) => each.name === place.name),
  ) &&
  !named.some((place) => place.state !== state);
