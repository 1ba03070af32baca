import { stampWords } from '../../cues.ts';
import { districtIn } from '../../homes/districts.ts';
import { placesIn } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import { buyerOf } from '../../topics/buyer.ts';
import { isArriving } from '../../topics/residence.ts';
import { taxLawOf } from '../../topics/tax-law.ts';
import { termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { wholeCash } from './closing.ts';
import { loanInsurance, loanWords, placeOf } from './cost-terms.ts';
import { likeOthers } from './foreign-tax.ts';
import { sum } from './payment.ts';
import { asksLeastDown, ruleFigures } from './rule-figures.ts';
import { loanOn, mortgageTaxWords, taxedPrice } from './taxed.ts';

/** Paraphrases of the tax on a purchase. */
const purchaseTax =
  /\btax(es)?\b.*\btwice\b|\b(twice|double)\b.*\btax|\btax(es)? (when|at|on) (buying|closing|(the |a )?purchase|(you|we|i) (buy|close))\b|\btaxes? deux fois\b|\bimpuesto.*\bdos veces\b|\bimpuestos? (al|por|de|sobre) (la )?compra(r|venta)?\b|\btaxes? (a|pour) l'achat\b|\bregistering the (deed|transfer|title)\b|\bstamps\b|\btimbres\b|\b(what|which|any|que|cuales) (tax(es)?|impuestos?)\b.*\b(clos\w+|cerrar|cierre|compr\w+)\b|\b(what|which) tax(es)? do (i|we) pay\b(?!.*\b(a year|yearly|property tax)\b)|\b(achat|achet\w+)\b.*\btaxes?\b(?! (fonciere|municipale|scolaire))|\bquelles? taxes?\b.*\b(achat|achet\w+|cloture|notaire)\b|\bland titles?\b|\btax(es)?\b.*\b(as (the|a) )?(buyer|purchaser)\b.*\bclosing\b|\btaxes?\b.*\bacheteur\b.*\bcloture\b|\bimpuestos?\b.*\bcomprador\b.*\bcierre\b/;

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

/** Returns the entries about who gets first-time buyer relief, if the question asks that and names no price. */
function reliefsOf(message: Message): string[] {
  if (!message.has(reliefWords) || taxedPrice(message) !== undefined) return [];
  const [place] = message.named;
  if (!place) return message.talk.transfer ? [] : Object.values(reliefs);
  return place.state in reliefs ? [reliefs[place.state]!] : [];
}

const whenPaid =
  /\b(when|how soon|how long (after|before)|deadline|quand|delai|combien de temps (apres|avant)|cuanto (tiempo )?(despues|antes)|cuando|plazo)\b(?! (an?|the) (deed|house|home|property)\b| (i|we|you|one|on|uno|se|l'on) (buy|buys|sell|sells|close|purchase|achete|vend|compra|vend)\w*| (buying|purchasing|acheter|comprar|closing on)| (my|our|mon|ma|notre|mi|nuestr[oa]) (neighbou?r|friend|sister|brother|cousin|co-?worker|voisine?|amie?|vecin[oa]|amig[oa]|herman[oa]|prim[oa])\b)/;
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
  const named = has(loanWords) || has(mortgageTaxWords) || (has(stampWords) && state === 'FL') || state === 'AB';
  return named ? loan : undefined;
}

/** Nova Scotia taxes buyers of other provinces, unless they move there within six months. */
const comesFromElsewhere = ({ typed, named }: Message, state: string | undefined): boolean =>
  state === 'NS' &&
  placesIn(typed.replace(likeOthers, ' ')).some(
    (place) => place.state !== 'NS' && !named.some(({ state: other }) => other === place.state),
  );

/** Plans questions about the tax on a purchase, and about the tax on its mortgage where both are asked for. */
export const transfer: Planner = (message) => {
  const { cues, has, talk } = message;
  const price = taxedPrice(message);
  const loan = loanOn(message, price);
  const inCash = loan === 0 && has(mortgageTaxWords);
  // Stamps on a loan alone have a figure of their own.
  if ((has(stampWords) || has(stampsOnLoan)) && !deedStamps(message) && (price === undefined || loan === undefined))
    return undefined;
  const again =
    talk.tool === 'transferTax' &&
    (message.named.length > 0 || price !== undefined) &&
    !has(wholeCash) &&
    !hasOtherSubject(message);
  const named = cues.has('transferTax') || (message.named.length > 0 && has(purchaseTax));
  if (!named && !again && !inCash && !has(stampWords)) return undefined;
  if (hasNoPrice(message) && has(whenPaid)) return use('explain', { ids: ['transfer-tax-when'] });
  const relief = reliefsOf(message);
  if (relief.length > 0) return use('explain', { ids: relief });
  const mansion = message.named.length === 0 && has(/\bmansion tax\b/);
  const place = mansion
    ? { state: 'NY', ...(has(/\b(manhat\w+|nyc|brooklyn|queens|bronx)\b/) ? { city: 'New York' } : {}) }
    : placeOf(message);
  const { firstTime = talk.stated?.firstTime, newlyBuilt } = buyerOf(message.text);
  const year = yearNamed.exec(message.text)?.[1];
  const localPercent = has(localWords) && message.amounts.find(({ unit }) => unit === 'percent')?.value;
  const on = price ?? talk.transfer?.price;
  const input = {
    price: on,
    firstTime,
    arriving: firstTime === true && isArriving(message.text) ? true : undefined,
    newlyBuilt,
    loan: loanOf(message, on, place.state),
    year: year === undefined ? undefined : Number(year),
  };
  const taxed = use('transferTax', {
    ...place,
    district: districtIn(message)?.name,
    mansion: has(/\bmansion tax\b/) ? true : undefined,
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
