import { rulesNamed } from '../../../../knowledge/index.ts';
import { termsOf } from '../../../topics/terms.ts';
import { type Planner, use, withAlso } from '../../use.ts';
import { priceOf } from '../cost-terms.ts';

const taxesIncluded =
  /\b(includ\w+|with|plus|and|all in|avec|incluant|compris\w*|con|incluy\w+|incluid\w+)\b.*\b(tax(es)?|impuestos?|predial)\b|\btaxes? (included|comprises?|incluid\w+|and insurance)\b/;

/** Words for when property tax is paid. */
const whenDue =
  /\bwhen\b.*\b(due|pay|paid|bill\w*)\b|\b(first|every|each) (month|year)\b|\bright away\b|\bmonthly or\b|\bpremier mois\b|\bquand\b|\bdes le (debut|depart)\b|\btout de suite\b|\bcuando\b|\bprimer mes\b|\bde inmediato\b/;

/** “What's that a month before taxes?” */
const beforeTaxes =
  /\b(before|without|not counting|excluding|no|avant|sans|hors|antes de|sin) (the |les |los )?(tax(es)?|impuestos)\b/;

/** Rules for the value that is taxed after a sale, by state. */
const rules: Readonly<Record<string, string>> = { MI: 'michigan-uncapping', CA: 'prop-13', FL: 'save-our-homes' };
/** “Will the taxes stay what the seller pays?” */
const changesAfterSale =
  /\bowned (it|the (house|home|place))\b|\bhow do(es)? (the )?property tax(es)? work\b|\b(uncap\w*|reassess\w*|pop[- ]up|jump|stay(s)?|same as|go(es|ing)? up|increase|rise|change)\b|\bseller'?s?\b.*\b(pay\w*|tax(es)?|bill)\b|\b(reevalu\w+|augment\w+|monter|meme(s)? taxes?|vendeur)\b|\b(subir\w*|sube|suben|cambia\w*|vendedor|mismo impuesto|reval\w+)\b/;

export const taxOfProperty: Planner = (message) => {
  const { cues, has, named, text, amounts } = message;
  if (!cues.has('tax') || cues.has('closing') || has(beforeTaxes) || has(/\bcap rate\b|\bvacanc\w+/)) return undefined;
  // Stated terms of a loan ask for the payment with the tax in it.
  const terms = amounts.filter(({ role }) => role === 'down' || role === 'rate' || role === 'term');
  if (cues.has('monthly') && terms.length > 1) return undefined;
  const { taxYearly, duesMonthly } = termsOf(text, amounts);
  if (cues.has('monthly') && taxYearly !== undefined && duesMonthly !== undefined) return undefined;
  if (cues.has('monthly') && priceOf(message) !== undefined && has(taxesIncluded)) return undefined;
  if (
    !has(
      /\bproperty tax\w*|\btaxes? (foncieres?|municipales?)\b|\bimpots? fonciers?\b|\bpredial\b|\bimpuestos? (a|de|sobre)( la)? (propiedad|casa)\b|\btaxes\b|\bproperty\b|\b(tax|taxe|impuestos?)\b.*\b(a year|per year|each year|yearly|annual\w*|par an(nee)?|al ano|anual\w*)\b/,
    )
  )
    return undefined;
  if (
    rulesNamed(text).some(({ id }) =>
      /^(homestead|prop-13|school-tax|mello|firpta|foreign|bc-deferment|vacancy|principal)/.test(id),
    )
  )
    return undefined;
  const reassessed = rules[named[0]?.state ?? message.talk.stated?.state ?? ''];
  if (reassessed && has(changesAfterSale)) {
    const explained = use('explain', { ids: [reassessed] });
    return priceOf(message) === undefined
      ? explained
      : withAlso(use('propertyTax', { state: named[0]?.state, price: priceOf(message) }), explained);
  }
  if (named.length === 0 && priceOf(message) === undefined)
    return has(whenDue) ? use('explain', { ids: ['property-tax-bill'] }) : undefined;
  const percents = amounts.filter(({ unit, value }) => unit === 'percent' && value < 6);
  const rate = (
    percents.find(({ role }) => role !== 'premium' && role !== 'down' && role !== 'rate') ??
    // “A 2.1% rate” of a question about the tax alone is the rate of the tax.
    (terms.length === 1 && percents.length === 1 && percents[0]!.role === 'rate' ? percents[0] : undefined)
  )?.value;
  const input = {
    facts: message.places.slice(0, 3),
    state: named[0]?.state,
    price: priceOf(message),
    ...(rate === undefined ? {} : { ratePercent: rate }),
  };
  return withAlso(use('propertyTax', input), has(whenDue) && use('explain', { ids: ['property-tax-bill'] }));
};
