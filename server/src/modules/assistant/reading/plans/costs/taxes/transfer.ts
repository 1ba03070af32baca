import { reliefOf } from '../../../../knowledge/index.ts';
import { stampWords } from '../../../cues.ts';
import { countyIn } from '../../../homes/counties.ts';
import { districtIn } from '../../../homes/districts.ts';
import { countryOf, placesIn } from '../../../homes/places.ts';
import type { Message } from '../../../message.ts';
import type { ToolPlan } from '../../../plan.ts';
import { buyerOf } from '../../../topics/buyer.ts';
import { isArriving } from '../../../topics/residence.ts';
import { taxLawOf } from '../../../topics/tax-law.ts';
import { termsOf } from '../../../topics/terms.ts';
import { type Planner, use, withAlso } from '../../use.ts';
import { wholeCash } from '../closing.ts';
import { countryFor, loanInsurance, loanWords, placeOf } from '../cost-terms.ts';
import { sum } from '../payments/payment.ts';
import { asksLeastDown, ruleFigures } from '../rule-figures.ts';
import { likeOthers } from './foreign-tax.ts';
import { sharedRelief } from './shared-relief.ts';
import { borrowsAfterTax, loanOn, mortgageTaxWords, taxedPrice } from './taxed.ts';

/** Paraphrases of the tax on a purchase. */
const purchaseTax =
  /\btax(es)? (you|u|people|buyers?|me|us|folks) (just )?(for|on|when|to)\b|\b(tax(es)?|fee) (just |only |simply )?(for|on|to|if|by) (you |u |we |i )?(buy\w*|purchas\w*)\b|\btaxes? (juste |seulement )?(pour|quand|si) (on |l'|j'|tu |vous )?(achet\w+|achat)\b|\bimpuestos? (nomas |solo |nada mas )?(por|al|para|de) compr\w+|\b(impuestos?|taxes) (por|al|para|de) (pasar|poner|cambiar|traspasar|transferir)(la|lo)?\b.{0,30}\b(nombre|casa|propiedad|dueno)\b|\btax(es)?\b.*\btwice\b|\b(twice|double)\b.*\btax|\btax(es)? (when|at|on) (buying|closing|(the |a )?purchase|(you|we|i) (buy|close))\b|\btaxes? deux fois\b|\bimpuesto.*\bdos veces\b|\bimpuestos? (al|por|de|sobre) (la )?compra(r|venta)?\b|\btaxes? (a|pour) l'achat\b|\bregistering the (deed|transfer|title)\b|\bstamps\b|\btimbres\b|\b(what|which|any|que|cuales) (tax(es)?|impuestos?)\b.*\b(clos\w+|cerrar|cierre|compr\w+)\b|\b(what|which) tax(es)? do (i|we) pay\b(?!.*\b(a year|yearly|property tax)\b)|\b(achat|achet\w+)\b.*\btaxes?\b(?! (fonciere|municipale|scolaire))|\bquelles? taxes?\b.*\b(achat|achet\w+|cloture|notaire)\b|\bland titles?\b|\btax(es)?\b.*\b(as (the|a) )?(buyer|purchaser)\b.*\bclosing\b|\btaxes?\b.*\bacheteur\b.*\bcloture\b|\bimpuestos?\b.*\bcomprador\b.*\bcierre\b/;

/** “Buyers pay a 1% tax”, “el comprador paga 1% de impuesto” */
const buyerTax =
  /\b(buyers?|purchasers?|comprador(es|a)?|acheteu(r|rs|se))\b.{0,14}\b(pays?|paid|paying|owes?|pagan?|pagaba\w*|paient?|paie)\b.{0,30}(\b(tax(es)?|impuestos?|taxes?|transfer\w*)\b|\d ?(%|percent))/;

/** “In a township with the usual 1% local” */
const localWords = /\b(local\w*|county|city|township|borough|municip\w+|school district|comte|condado|ciudad)\b/;

const yearNamed = /\b(?:in|en|for|pour|para|during|a partir de|de|since|del?) (20[2-9]\d)\b/;

const stampsOnLoan = /\b(timbres?|sellos?|stamps?)\b.*\b(pret|hypotheque|prestamo|hipoteca|loan|mortgage)\b/;

/** Stamps on the sale, not on the mortgage. */
const deedStamps = ({ has }: Message): boolean =>
  has(stampWords) && !has(/\b(mortgage|loan|borrow\w*|hipoteca|prestamo|hypotheque|pret|intangibles?)\b/);

/** Places that a question compares. */
const comparesPlaces = /\b(vs|versus|compar\w+|or|and|ou|et|o|y|than|que|between|entre|difference|diferencia)\b/;

const reliefWords =
  /\b(rebates?|refunds?|exempt\w*|relief|eligib\w+|waived|remboursement|remise|exoner\w+|allegement|admissible|reembolsos?|exencion|exent[oa]|devuelv\w+)\b/;
const reliefs: Readonly<Record<string, string>> = { ON: 'ontario-refund', BC: 'bc-first-time' };

/** Provinces that relieve first-time buyers of the transfer tax. */
const relieves: ReadonlySet<string> = new Set(['ON', 'BC', 'PE']);
const dutyWords = /\b(droits|tax(es)?|impuestos?|rebates?|refunds?|ltt|ptt)\b/;
const thresholdWords =
  /\b(breaks?|cut-?offs?|caps?|limits?|thresholds?|any left|all gone|left|get (anything|something|any)|topes?|limites?|seuils?|me toca|il reste)\b/;

/** “First purchase in Kelowna at 855, is there any exemption left?” asks for the tax after the relief. */
export const asksReliefOf = (message: Message): boolean =>
  relieves.has(message.named[0]?.state ?? message.talk.stated?.state ?? '') &&
  (message.has(reliefWords) || message.has(thresholdWords)) &&
  !message.has(propertyTax) &&
  !otherCues.some((cue) => cue !== 'program' && message.cues.has(cue));

/** “What taxes on the deed and on the mortgage?” */
const deedAndMortgage =
  /(?=.*\b(tax\w*|take|charge|owe|collect)\b)(?=.*\b(deed|transfer|sale|recording|recordation|registration)\b)(?=.*\b(mortgage|loan|note)\b).*\b(and|&|plus|both|or)\b/;

/** Returns the entries about who gets first-time buyer relief, if the question asks that and names no price. */
function reliefsOf(message: Message): string[] {
  if (!message.has(reliefWords) || taxedPrice(message) !== undefined) return [];
  const [place] = message.named;
  if (!place) return message.talk.transfer ? [] : Object.values(reliefs);
  return place.state in reliefs ? [reliefs[place.state]!] : [];
}

const whenPaid =
  /\b(when|how soon|how long (after|before)|deadline|quand|delai|combien de temps (apres|avant)|cuanto (tiempo )?(despues|antes)|cuando|plazo)\b(?! (an?|the) (deed|house|home|property)\b| (i|we|you|one|on|uno|se|l'on|she|he|they|il|elle|ils|el|ella|ellos|people) (buys?|bought|sells?|sold|close[sd]?|purchase[sd]?|a achete|ont achete|achet\w*|vend\w*|compr\w*)| (buying|purchasing|acheter|comprar|closing on)| (my|our|mon|ma|notre|mi|nuestr[oa]) (neighbou?r|friend|sister|brother|cousin|co-?worker|voisine?|amie?|vecin[oa]|amig[oa]|herman[oa]|prim[oa])\b)/;
const hasNoPrice = (message: Message): boolean =>
  taxedPrice(message) === undefined && message.talk.tool !== 'transferTax';

/** Returns another price that the same tax is asked for: “at that price, and at $999,000”. */
const otherPriceOf = ({ amounts }: Message, price: number | undefined, loan: number | undefined): number | undefined =>
  amounts.find(
    ({ unit, per, value, before, role }) =>
      unit === 'money' &&
      !per &&
      value >= 20_000 &&
      value !== price &&
      value !== loan &&
      role !== 'down' &&
      role !== 'income' &&
      /\b(at|pay|paid|paying|spend|payons|paie|pagamos|pago|versus|vs|instead of|or|than|on|for|a|contre|au lieu de|plutot que|ou|pour|sur|en vez de|en lugar de|o|por|de|con)( only| just| solo| seulement)? \$?$/.test(
        before,
      ),
  )?.value;

/** Asks for the other costs too. */
const elseWords =
  /\b(what|anything|something) else\b|\bother (costs?|fees?)\b|\b(quoi|rien) d'autre\b|\bautres (frais|couts)\b|\bfrais de notaires?\b|\b(gastos|honorarios) (de|del) notario\b|\b(que|algo) mas\b.*\b(pag\w+|cobran)\b|\botros (gastos|cargos)\b/;

const propertyTax = /\bproperty tax\w*(?! transfer)|\btaxes? (foncieres?|municipales?)\b|\bpredial\b/;
const otherCues = ['monthly', 'rate', 'down', 'insurance', 'afford', 'income', 'program'] as const;

/** Asks for the payment of a loan, not for the tax on it. */
const asksPayment = ({ cues, text, amounts }: Message): boolean =>
  cues.has('monthly') || cues.has('rate') || cues.has('afford') || termsOf(text, amounts).ratePercent !== undefined;

/** True if a question after a transfer tax asks for something else: “what would the payment be on 212k at 6.5?”. */
function hasOtherSubject(message: Message): boolean {
  const { ratePercent, years } = termsOf(message.text, message.amounts);
  return (
    otherCues.some((cue) => message.cues.has(cue)) ||
    (ratePercent ?? years) !== undefined ||
    taxLawOf(message) !== undefined ||
    message.has(propertyTax)
  );
}

/** Returns the mortgage whose tax or registration a question asks for too; 0 for a purchase in cash. */
function loanOf(message: Message, price: number | undefined, state: string | undefined): number | undefined {
  const { has } = message;
  const loan = loanOn(message, price);
  const named =
    has(loanWords) ||
    has(mortgageTaxWords) ||
    borrowsAfterTax(message) ||
    (has(stampWords) && state === 'FL') ||
    state === 'AB';
  return named ? loan : undefined;
}

/** Nova Scotia taxes buyers of other provinces, unless they move there within six months. */
const comesFromElsewhere = ({ typed, named }: Message, state: string | undefined): boolean =>
  state === 'NS' &&
  placesIn(typed.replace(likeOthers, ' ')).some(
    (place) => place.state !== 'NS' && !named.some(({ state: other }) => other === place.state),
  );

const family =
  '(spouse|husband|wife|ex|partner|kids?|child(ren)?|daughter|son|parents?|mom|mother|dad|father|brother|sister|grand\\w+|conjointe?|mari|femme|enfants?|fille|fils|mere|pere|frere|soeur|espos[oa]|marido|mujer|hij[oa]s?|padres?|mama|papa|herman[oa]|abuel[oa]s?)';
const home =
  '(share|half|house|home|condo|place|cottage|propert(y|ies)|title|deed|part|moitie|maison|chalet|propriete|parte|mitad|casa|propiedad|titulo|escritura)';
/** A home that passes within a family: “my father gives me his house”, “adding my daughter to the deed”. */
const withinFamily = new RegExp(
  `\\b(gift(s|ed|ing)?|giv(e|es|ing)|deed(s|ed|ing)|transfer(s|red|ring)?|sign(ing)? over|donn(e|er|ent)|cede(r|nt)?|transfer(er|ir)|don|regal(a|an|ar)|don(a|ar|an)|ceder?)\\b.{0,40}\\b${home}\\b.*\\b${family}\\b|\\b${family}\\b.{0,25}\\b(gift(s|ed|ing)?|giv(e|es|ing)|donn(e|er|ent)|leg(ue|uer)|regal(a|an|ar)|don(a|ar|an)|me deja|nos deja) (me |us |nous |m'|me la )?.{0,15}\\b${home}\\b|\\badd(ing)? (my |our |an? )?${family}\\b.{0,15}\\b(to|on) (the |my |our )?(deed|title)\\b|\\bajouter (mon|ma|mes) ${family}\\b|\\bagregar a (mi|mis) ${family}\\b|\\b(put|add|adding|putting|mettre|poner) (me|us|him|her|them) (on|to) (the |her |his |their )?(deed|title)\\b|\\bquit ?claim\\b.*\\b${family}\\b|\\b(divorce|separation|separacion)\\b.*\\b(deed|title|transfer|acte|escritura)\\b|\\b(to|a|au|al) (my |mon |ma |mi )?(ex|spouse|husband|wife)\\b`,
);

/** Plans who within a family pays no transfer tax. */
function familyTransfer(message: Message): ToolPlan {
  const { state } = placeOf(message);
  const office = (state ? countryOf(state) : countryFor(message)) === 'CA' ? 'relief-family-ca' : 'relief-family-us';
  return use('explain', { ids: [(state && reliefOf(state, 'family')) ?? office], place: message.named[0]?.name });
}

/** True for a tax that the buyer of a home in a named place is said to pay. */
export const asksBuyerTax = ({ has, named, cues }: Message): boolean =>
  named.length > 0 &&
  has(buyerTax) &&
  !has(propertyTax) &&
  !cues.has('monthly') &&
  !has(/\b(commission|agent|realtor|comision|courtage)\w*\b/);

/** Plans questions about the tax on a purchase, and about the tax on its mortgage where both are asked for. */
export const transfer: Planner = (message) => {
  const { cues, has, talk } = message;
  const price = taxedPrice(message);
  const loan = loanOn(message, price ?? talk.transfer?.price);
  const inCash = loan === 0 && has(mortgageTaxWords);
  // Stamps on a loan alone have a figure of their own.
  if ((has(stampWords) || has(stampsOnLoan)) && !deedStamps(message) && (price === undefined || loan === undefined))
    return undefined;
  const again =
    talk.tool === 'transferTax' &&
    !has(wholeCash) &&
    (borrowsAfterTax(message)
      ? !asksPayment(message)
      : (message.named.length > 0 || price !== undefined) && !hasOtherSubject(message));
  const { firstTime: first = talk.stated?.firstTime, newlyBuilt } = buyerOf(message.text);
  const shared = sharedRelief(message, placeOf(message).state ?? talk.stated?.state);
  const named =
    cues.has('transferTax') ||
    (message.named.length > 0 && (has(purchaseTax) || has(deedAndMortgage) || asksBuyerTax(message))) ||
    ((first === true || shared !== undefined) && price !== undefined && asksReliefOf(message)) ||
    (shared !== undefined && (talk.tool === 'transferTax' || (price !== undefined && has(dutyWords))));
  if (!named && !again && !inCash && !has(stampWords)) return undefined;
  if (has(withinFamily)) return familyTransfer(message);
  if (hasNoPrice(message) && has(whenPaid)) return use('explain', { ids: ['transfer-tax-when'] });
  const relief = reliefsOf(message);
  if (relief.length > 0) return use('explain', { ids: relief });
  const mansion = message.named.length === 0 && has(/\bmansion tax\b/);
  const place = mansion
    ? { state: 'NY', ...(has(/\b(manhat\w+|nyc|brooklyn|queens|bronx)\b/) ? { city: 'New York' } : {}) }
    : placeOf(message);
  const county = mansion ? undefined : countyIn(message);
  const firstTime = shared ? true : first;
  const year = yearNamed.exec(message.text)?.[1];
  const localPercent = has(localWords) && message.amounts.find(({ unit }) => unit === 'percent')?.value;
  const on = price ?? talk.transfer?.price;
  const input = {
    price: on,
    firstTime,
    qualifyingPercent: shared?.percent,
    halvesAssumed: shared?.assumed || undefined,
    arriving: firstTime === true && isArriving(message.text) ? true : undefined,
    newlyBuilt,
    loan: loanOf(message, on, place.state),
    year: year === undefined ? undefined : Number(year),
  };
  const taxed = use('transferTax', {
    ...place,
    ...(county ? { city: county.name } : {}),
    district: county ? undefined : districtIn(message)?.name,
    // The tax of 1% that buyers paid in New Jersey is the mansion tax.
    mansion: has(/\bmansion tax\b/) || (place.state === 'NJ' && asksBuyerTax(message)) ? true : undefined,
    ...(localPercent && localPercent <= 10 ? { localPercent } : {}),
    ...input,
  });
  const [, ...others] = message.named.filter(({ city }) => city !== undefined);
  const compared = has(comparesPlaces)
    ? others.slice(0, 2).map(({ state, city }) => use('transferTax', { state, city, ...input }))
    : [];
  const otherPrice = price === undefined ? undefined : otherPriceOf(message, price, loan);
  const onMortgage = deedStamps(message) && place.state === 'FL' && !has(loanWords) && input.loan === undefined;
  return withAlso(
    taxed,
    ...compared,
    otherPrice !== undefined && use('transferTax', { ...taxed.input, price: otherPrice }),
    comesFromElsewhere(message, place.state) && use('nonResidentTax', { ...place, price: on }),
    onMortgage && use('explain', { ids: ['mortgage-tax-florida'] }),
    has(whenPaid) && year === undefined && use('explain', { ids: ['transfer-tax-when'] }),
    price !== undefined && has(elseWords) && sum(message),
    price !== undefined && (has(loanInsurance) || asksLeastDown(message)) && ruleFigures(message),
  );
};
