import { stampWords } from '../../cues.ts';
import type { Message } from '../../message.ts';
import { buyerOf } from '../../topics/buyer.ts';
import { termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { loanWords, placeOf, priceOf } from './cost-terms.ts';

/** Paraphrases of the tax on a purchase. */
const purchaseTax =
  /\btax(es)?\b.*\btwice\b|\b(twice|double)\b.*\btax|\btax(es)? (when|at|on) (buying|closing|(the |a )?purchase|(you|we|i) (buy|close))\b|\btaxes? deux fois\b|\bimpuesto.*\bdos veces\b|\bimpuestos? (al|por) comprar\b|\btaxes? (a|pour) l'achat\b|\bregistering the (deed|transfer|title)\b|\bland titles?\b|\btax(es)?\b.*\b(as (the|a) )?(buyer|purchaser)\b.*\bclosing\b|\btaxes?\b.*\bacheteur\b.*\bcloture\b|\bimpuestos?\b.*\bcomprador\b.*\bcierre\b/;

/** “In a township with the usual 1% local” */
const localWords = /\b(local\w*|county|city|township|borough|municip\w+|school district|comte|condado|ciudad)\b/;

const yearNamed = /\b(?:in|en|for|pour|para|during|a partir de|de|since|del?) (20[2-9]\d)\b/;

/** Stamps on the sale, not on the mortgage. */
const deedStamps = ({ has }: Message): boolean =>
  has(stampWords) && !has(/\b(mortgage|loan|borrow\w*|hipoteca|prestamo|hypotheque|pret|intangibles?)\b/);

const reliefWords =
  /\b(rebates?|refunds?|exempt\w*|relief|eligib\w+|waived|remboursement|remise|exoner\w+|allegement|admissible|reembolsos?|exencion|exent[oa]|devuelv\w+)\b/;
const reliefs: Readonly<Record<string, string>> = { ON: 'ontario-refund', BC: 'bc-first-time' };

/** Returns the entries about who gets first-time buyer relief, if the question asks that and names no price. */
function reliefsOf(message: Message): string[] {
  if (!message.has(reliefWords) || priceOf(message) !== undefined) return [];
  const [place] = message.named;
  if (!place) return message.talk.transfer ? [] : Object.values(reliefs);
  return place.state in reliefs ? [reliefs[place.state]!] : [];
}

const whenPaid =
  /\b(when|how soon|how long (after|before)|deadline|quand|delai|combien de temps (apres|avant)|cuanto (tiempo )?(despues|antes)|cuando|plazo)\b(?! (i|we|you|one|on|uno|se|l'on) (buy|buys|sell|sells|close|purchase|achete|vend|compra|vend)\w*| (buying|purchasing|acheter|comprar|closing on))/;
const hasNoPrice = (message: Message): boolean => priceOf(message) === undefined && message.talk.tool !== 'transferTax';

/** Plans questions about the tax on a purchase. */
export const transfer: Planner = (message) => {
  const { cues, has, talk } = message;
  if (has(stampWords) && !deedStamps(message)) return undefined;
  const again = talk.tool === 'transferTax' && (message.named.length > 0 || priceOf(message) !== undefined);
  const named = cues.has('transferTax') || (message.named.length > 0 && has(purchaseTax));
  if (!named && !again && !deedStamps(message)) return undefined;
  if (hasNoPrice(message) && has(whenPaid)) return use('explain', { ids: ['transfer-tax-when'] });
  const relief = reliefsOf(message);
  if (relief.length > 0) return use('explain', { ids: relief });
  const mansion = message.named.length === 0 && has(/\bmansion tax\b/);
  const place = mansion
    ? { state: 'NY', ...(has(/\b(manhat\w+|nyc|brooklyn|queens|bronx)\b/) ? { city: 'New York' } : {}) }
    : placeOf(message);
  const price = priceOf(message) ?? talk.transfer?.price;
  const { firstTime, newlyBuilt } = buyerOf(message.text);
  const year = yearNamed.exec(message.text)?.[1];
  const localPercent = has(localWords) && message.amounts.find(({ unit }) => unit === 'percent')?.value;
  const taxed = use('transferTax', {
    ...place,
    ...(localPercent && localPercent <= 10 ? { localPercent } : {}),
    price,
    firstTime,
    newlyBuilt,
    ...(has(loanWords) ? { loan: termsOf(message.text, message.amounts).loan } : {}),
    year: year === undefined ? undefined : Number(year),
  });
  const onMortgage = deedStamps(message) && place.state === 'FL' && !has(loanWords);
  return withAlso(
    taxed,
    onMortgage && use('explain', { ids: ['mortgage-tax-florida'] }),
    has(whenPaid) && year === undefined && use('explain', { ids: ['transfer-tax-when'] }),
  );
};
