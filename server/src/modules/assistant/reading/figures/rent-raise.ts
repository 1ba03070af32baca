import type { Message } from '../message.ts';
import type { Amount } from './amounts.ts';
import { datesStated } from './dates-stated.ts';

/** The increase of a rent that a question states. */
export interface RentRaise {
  from?: number;
  to?: number;
}

const [least, most] = [100, 20_000];
/** More than this factor is no increase of one rent. */
const largestRise = 2.5;
/** A difference is a smaller part of a rent. */
const largestDifference = 0.5;

const tenancy =
  /\b(rent(s|ed|ing|al)?|renters?|tenants?|tennants?|landlords?|land lords?|slumlords?|lease|apartment|apt|locataires?|loue|louons|loyers?|bail|proprios?|proprietaire|logement|appart\w*|renta|rento|rentamos|alquiler|alquilo|caser[oa]|inquilin[oa]|arrendador(a)?|depa|departamento|duen[oa]|nuevo contrato)\b/;
/** The person has a rented home or lets one. */
const ofTenant =
  /\brenting (in|here|from|since|at|a|an|this|the|for)\b|\b(landlords?|land lords?|slumlords?|property manag\w+|tenants?|tennants?|proprios?|proprietaire|locataires?|caser[oa]|arrendador(a)?|inquilin[oa]|duen[oa])\b|\b(rent|loyer|renta|alquiler) ((is|was|will|just|va|a|ha) )?(be )?(\$?\d|go(es|ing)?|went|up|rais\w+|increas\w+|jump\w*|monte|passe|augmente|sube|subio|pasa|aument\w+)|\b(me|nous|nos) (van|va|vont|quieren?|veut) \w+|\bi pay\b|\b(my|our|her|his|mon|notre|mi|nuestra|the|le|la|el) (new )?(rent|lease|apartment|apt|loyer|bail|renta|alquiler|contrato)\b|\b(i|we|i'm|im|we're) (currently |now )?(pay|paying|rent|renting)\b|\b(je|on|nous) (paie|paye|payons|loue|louons)\b|\b(pago|pagamos|rento|rentamos|alquilo)\b|\bnew lease\b/;
const other =
  /\b(deposits?|depots?|depositos?|late fees?|buy\w*|bought|mortgage|down payment|for sale|salary|salario|afford\w*|hoa|condo fees?|insurance|assurance|seguro|looking for|look for|search|show me|cherche\w*|busc\w+|achet\w+|achat|compr\w+|hypotheque|hipoteca|credit|airbnb|cash ?flow|cap rate|rental income|savings|bids?|zelle|scam|sublet\w*|roommates?|coloc\w*|parking|utilities|(?<!fixed )income|owes?|behind|evict\w*|expuls\w+|desaloj\w+|sold|sell\w*|vend\w+|property tax\w*|average|median|typical|market rent|usual|vacan\w+|fix\w* (it|up)|repair\w*|deduct\w*|withhold\w*|2 ?br|section 8|voucher\w*|budget|refinanc\w*|invest\w*|total|en tout|over \d+ (years|yrs)|(each|every|per) year)\b/;

const arrow = /^[^a-z0-9]*(-+>|=+>|→|>)[^a-z0-9]*$/;
const pair =
  /^[\s$]*((a|per|par|al|por) (month|mo|mois|mes)|\/ ?(mo(nth)?|mois|mes)|cad|usd|dollars|dolares|pesos|piasses|bucks)?[\s$,]*(to|up to|a|jusqu'a|vers|hasta|y ahora|and now|now)[\s$]*$/;
const rises =
  /\b(rais\w+|increas\w+|hik\w+|jack\w*|bump\w*|up(ped|ping)?|go(es|ing)?|went|jump\w*|more|extra|higher|new (lease|rent|price|rate)|renew\w*|re-?sign\w*|chang\w+|put(s|ting)?|starting|instead of|wants?|says?|said|asking|charg\w+|augment\w*|hausse|mont(e|er|ait|ee?)|passe\w*|de plus|nouveau|nouvelle|renouvel\w*|avis|veut|demande|au lieu|sub(e|en|ir|io|ieron|irme|irle|iendo|irmela)|aument\w*|mas|nuev[oa]|renov\w+|pasa\w*|quiere|en (vez|lugar) de|dice|cobrar\w*)\b/;
/** Before a difference: “goes up 200”, “monte de 120”. */
const byBefore =
  /\b(by|up|another|extra|additional|(raise|increase|hike|bump) (of|by|is)|de plus|(hausse|augmentation|augmente\w*|augmenter|monte\w*|monter|hausser) (\w+ ){0,3}?de|sub(e|en|ir|io|irme|irle|ieron) (\w+ ){0,2}?|aument(o|a|an|ar|aron) (\w+ ){0,2}?(de )?|rais\w+ (\w+ ){0,3}?(by )?|increas\w+ (\w+ ){0,3}?by) ?\$?$/;
const byAfter =
  /^[\s$]*((a|per|par|al|por) (month|mo|mois|mes) |\/mo |dollars? |bucks |piasses |dolares |pesos )?(more|extra|increase|raise|hike|de plus|de mas|mas|d'augmentation|de hausse|de aumento|at once)\b/;
const percentAfter =
  /^[\s%]*(rent )?(more|increase|raise|hike|extra|higher|bump|jump|de plus|d'augmentation|de hausse|de aumento|mas|de mas)\b/;
const riseVerb =
  /\b(rais\w+|increas\w+|hik\w+|go(es|ing)? up|went up|jump\w*|augment\w+|hausse\w*|mont(e|er)|sub(e|en|ir|io|irme|ieron)|aument\w+|more|mas|de plus)\b/;
/** After a number that is no rent. */
const counted =
  /^[\s-]*(%|percent|days?|months?|weeks?|years?|yrs?|jours|mois|semaines?|ans|dias|meses|semanas|anos|sq|beds?|units?|th|st|nd|rd|bedrooms?)\b/;

/** “2100 au lieu de 1950” names no year. */
const insteadOf = /\b(lieu|vez|lugar|instead) (de|of) \$?$/;

const cents = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the rents before and after an increase by the structure of the question: a tenancy and two amounts (“1400 -> 1650”,
 * “new lease says 1500, I pay 1350”), or a part more (“6% more”, “goes up 200”). Undefined if it states no increase.
 */
export function rentRaise({ text, amounts }: Pick<Message, 'text' | 'amounts'>): RentRaise | undefined {
  if (!tenancy.test(text) || !ofTenant.test(text) || other.test(text)) return undefined;
  const years = new Set(datesStated(text).flatMap(({ year }) => year ?? []));
  const isRent = ({ unit, value, role, before, after }: Amount) =>
    (unit === 'money' || unit === 'plain') &&
    value >= least &&
    value < most &&
    !(role === 'year' && value >= 1_950 && value < 2_050 && !insteadOf.test(before)) &&
    !(unit === 'plain' && years.has(value)) &&
    !counted.test(after);
  const sums = amounts.filter(isRent);
  const isDifference = ({ before, after }: Amount) => byBefore.test(before) || byAfter.test(after);
  const highest = Math.max(0, ...sums.map(({ value }) => value));
  const difference = sums.find(
    (sum) => isDifference(sum) && (sums.length === 1 || sum.value < highest * largestDifference),
  );
  const rents = [...new Set(sums.filter((sum) => sum !== difference).map(({ value }) => value))];
  const isPair = amounts.some(
    (amount, at) =>
      at > 0 && isRent(amount) && isRent(amounts[at - 1]!) && (arrow.test(amount.before) || pair.test(amount.before)),
  );
  const share = amounts.find(
    ({ unit, value, before, after }) =>
      unit === 'percent' && value > 0 && value < 100 && (percentAfter.test(after) || riseVerb.test(before)),
  );
  if (rents.length >= 2 && (isPair || rises.test(text))) {
    const [from, to] = [Math.min(...rents.slice(0, 2)), Math.max(...rents.slice(0, 2))];
    return to / from > largestRise ? undefined : { from, to };
  }
  const [rent] = rents;
  if (difference) return rent === undefined ? {} : { from: rent, to: rent + difference.value };
  if (share) return rent === undefined ? {} : { from: rent, to: cents(rent * (1 + share.value / 100)) };
  return undefined;
}
