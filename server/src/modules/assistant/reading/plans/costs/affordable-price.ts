import { rulesNamed } from '../../../knowledge/index.ts';
import { comparedAmounts } from '../../figures/amount-roles.ts';
import type { Amount } from '../../figures/amounts.ts';
import { withPayRanges, worksForPay } from '../../figures/household-pay.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import type { Talk } from '../../talk.ts';
import { insuredWords, meansOf, termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { countryFor, placeOf } from './cost-terms.ts';

const priceOfMonth =
  /\b(what|which|how much) (\w+ )?(price|house|home|condo|place|mortgage)\b|\b(gets?|buys?|fits?|affords?|translates?|works? out|gives?)\b|\bhow much (could|can|would) (i|we) (buy|spend|pay)\b|\b(que|cual) (precio|casa)\b|\bpara que (precio|casa)\b|\bcuanta casa\b|\bde cuanto (puede|seria|busco|compro|casa)\b|\bme alcanza\b|\bquel(le)? (prix|maison|propriete)\b|\b(correspond|equivaut|donne|represente)\b/;
const loanOnly =
  /\b(p ?(&|and|n) ?i|principal (and|&) interest|mortgage payment alone|just the mortgage|capital et interets?|capital e intereses)\b/;

const earning = /\b(clear|make|earn|bring (in|home)|net|gross|take home|gagn\w+|gan(o|a|amos))\b[^\d]*$/;
const rentAfter = /^ ?\$? ?(in |of |de |in )?(rent|loyer|renta|alquiler)\b/;
const showWords = /\b(show|find|list|montr(?!eal)e\w*|trouve\w*|cherch\w+|muestr\w+|ensen\w+|busco|quiero ver)\b/;

/** “I drive, anywhere from 3,800 to 4,600 a month” states a varying pay and no budget. */
const endsPayRange = ({ has, amounts }: Message, monthly: Amount): boolean =>
  has(worksForPay) && !withPayRanges(amounts).includes(monthly);

const debtName =
  '(?:car|truck|suv|van|auto|vehicle|student|credit card|card|cards|personal|boat|rv|char|voiture|camion|etudiant\\w*|cartes?|carro|coche|camioneta|troca|tarjetas?|estudiantil\\w*)';
/** “My car loan is 400”, “truck note of 610”, “prêt auto de 450” */
const owedBefore = new RegExp(
  `\\b(?:${debtName}(?: loans?| payments?| notes?| pmts?| debts?)?|(?:loans?|payments?|debts?|prets?|paiements?|dettes?|prestamos?|pagos?|deudas?|letra) (?:on |for |d'|de |del |de la |pour |sur )?(?:the |my |our |l'|la |le |mon |ma |el |mi )?${debtName}|other debts?|dettes|deudas)(?: \\w+){0,4} \\$?$`,
);
/** “520 a month on student loans”, “380 al mes de carro” */
const owedAfter = new RegExp(
  `^ ?\\$? ?(?:a month |per month |monthly |\\/ ?mo(?:nth)? |par mois |al mes |mensuales )?(?:on|for|in|of|to|toward|de|del|en|pour|sur|por) (?:the |my |our |a |an |mon |ma |nos |mes |la |le |l'|el |mi |mis |un |una )?${debtName}\\b`,
);
/** “The most house I should shop for”, “une maison de combien” */
const mostHouse =
  /\b(how (much|big|expensive)|most|max\w*|combien|cuant[oa]|para que|jusqu'ou)\b.{0,30}\b(house|home|place|condo|maison|casa|prix|precio|price)\b|\b(maison|condo|casa)\b.{0,12}\b(de|a) (combien|cuanto)\b/;
/** True for a debt of the household, which is no budget for a home. */
const isDebt = ({ before, after }: Amount): boolean => owedBefore.test(before) || owedAfter.test(after);

/** Plans “Which price fits 2,400 a month?”. */
export const priceOfMonthly: Planner = (message) => {
  const { has, text, amounts, cues } = message;
  const monthly = amounts.find(
    ({ per, unit, value, before, after }) =>
      unit !== 'percent' &&
      value >= 300 &&
      (per === 'month' ||
        /\b(rent|loyer|renta|alquiler)( (is|of|de|est de|es de))? $/.test(before) ||
        (!per && value < 10_000 && rentAfter.test(after))),
  );
  const owed = amounts.filter((each) => each.unit !== 'percent' && isDebt(each));
  if (monthly && (has(priceOfMonth) || has(mostHouse)) && amounts.length === owed.length && !cues.has('income')) {
    const debtsMonthly = owed.reduce((sum, { value, per }) => sum + value / (per === 'year' ? 12 : 1), 0);
    const input = { debtsMonthly, country: countryFor(message) };
    return { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input } };
  }
  if (monthly && (isDebt(monthly) || earning.test(monthly.before) || endsPayRange(message, monthly))) return undefined;
  if (!monthly || !has(priceOfMonth) || cues.has('income') || (cues.has('rate') && /\brate\b/.test(monthly.before)))
    return undefined;
  const rest = amounts.filter((each) => each !== monthly);
  const { price, ...terms } = termsOf(text, rest);
  if (price !== undefined || meansOf(text, rest).incomeYearly !== undefined) return undefined;
  if (has(showWords) && message.search.criteria.some((fact) => fact.startsWith('payment')) && message.places.length > 0)
    return use('searchHomes', { sentence: message.typed });
  const country = countryFor(message);
  return use('priceForMonthly', {
    monthly: monthly.value,
    ...terms,
    ...(has(loanOnly) ? { basis: 'loan' } : {}),
    country: country ?? (placeOf(message).state ? countryOf(placeOf(message).state!) : undefined),
    ...placeOf(message),
  });
};

/** Returns the price that a question is about. */
export const priceWords =
  /\b(what|which) (house )?price\b|\bprice (range|point)\b|\b(que|cual) precio\b|\bquel prix\b|\bjusqu'a combien\b/;

const strictlyAfford =
  /\bwhat can (i|we) (buy|get|go for)\b|\bse rendre a combien\b|\bon peut (aller|se rendre)\b|\bque (pouvons|peut)[- ](nous|on) acheter\b|\b(que|de cuanto) (podemos|puedo) comprar\b|\bafford\w*|\balcanza\b|\bhow much (house|home|can)\b|\b(bank|lender|banque|preteur|banco|prestamista)\b.*\b(ok|okay|approve|lend|give|go|pret\w*|prest\w*|da|dan|daria)\b|\bpermettre\b|\bborrow\b|\bemprunt\w*|\bqualify\b|\bcuanto puedo\b/;

/** “What if we pay off the car?” */
const paidOff =
  /\b(pay(ing|s)?|paid) (it |them |that |everything )?off\b|\b(no|without( the| any)?|sans|sin) (debts?|dettes?|deudas?|car|auto)\b|\brembours\w+\b|\bliquid\w+\b/;
/** “What's the max monthly housing cost I can qualify for?” */
const mostMonthly =
  /\b(max\w*|highest|most|biggest|largest|how (much|big|high|large))\b.{0,24}\b(monthly|mortgage|house|housing|home)? ?(payment|housing cost|piti|pmt)s?\b|\b(max\w*|how much)\b.{0,30}\b(monthly|(a|per) month)\b.{0,20}\b(for|on) (housing|the (house|home|mortgage))\b|\b(paiement|versement|mensualite|cout)s? (mensuel\w* )?(de logement |d'habitation )?(max\w*)\b|\bmax\w* (par mois|mensuel\w*)\b|\b(pago|mensualidad|costo)s? (mensual )?(de (la )?(casa|vivienda) )?max\w*\b|\bmax\w* (al mes|mensual)\b/;
/** “Will a lender count the tips?” */
const asksWhatCounts =
  /\b(count|include|consider|compte\w*|cuent\w+|toma\w* en cuenta)\b.{0,25}\b(tips|overtime|bonus|commissions|pourboires|propinas|horas extras?)\b(?!.{0,40}\b(how much|combien|cuanto)\b)/;
/** Asks for a verdict on a price: “will they approve me?”, “am I good or no?” */
const asksVerdict =
  /\b(approve (me|us)|get approved|(say|said) yes|sign off|go for it|(am i|are we) (good|ok(ay)?|fine|in trouble)|doable|good to go|vont(-ils)? (m'|nous )|m'approuv\w+|nous approuv\w+|(me|nos) (aprueban|aprobarian|aprobaran)|(me|nos) (lo )?dan)\b/;
const pointsBack = /\b(it|that|this( one)?|ca|cela|celle-ci|eso|esa|ese)\b/;

export const afford: Planner = (message) => {
  const { cues, text, amounts, talk, named, has } = message;
  const means = meansOf(text, amounts);
  const earns = means.incomeYearly !== undefined;
  const debtFree = talk.tool === 'affordability' && has(paidOff);
  const again = talk.tool === 'affordability' && (Object.keys(means).length > 0 || debtFree);
  const household = statedHousehold(talk.stated);
  const judged = has(asksVerdict) && (earns || 'incomeYearly' in household);
  const isOfPrice = talk.costs?.price !== undefined && means.price === undefined;
  const asked = isOfPrice && ((earns && has(pointsBack)) || judged);
  if (judged && means.price === undefined && !isOfPrice && talk.stated?.price === undefined && !cues.has('afford'))
    return undefined;
  if (
    !cues.has('afford') &&
    !(earns && (cues.has('income') || has(priceWords) || has(strictlyAfford) || has(/\btoo much\b/))) &&
    !judged &&
    !again
  )
    return undefined;
  if (!earns && !judged && !has(strictlyAfford) && rulesNamed(text).length > 0) return undefined;
  if (!earns && (cues.has('closing') || rulesNamed(text).some(({ id }) => /^(itin|newcomer|foreign-buyer)/.test(id))))
    return undefined;
  if (cues.has('program') && !cues.has('afford')) return undefined;
  if (has(asksWhatCounts) && !cues.has('afford')) return undefined;
  const country = countryFor({ ...message, named }) ?? talk.means?.country;
  const { downAmount, downPercent, ...rest } = talk.means ?? {};
  const down = means.downAmount !== undefined || means.downPercent !== undefined;
  const places = message.places.filter((fact) => /^(place|state|zip):/.test(fact)).slice(0, 3);
  const selfEmployed = rulesNamed(text).some(({ id }) => id === 'self-employed');
  const { loan: lent } = comparedAmounts(amounts);
  const input = {
    ...(talk.means ? {} : withoutDown(household, down)),
    ...(down ? rest : talk.means),
    ...(asked ? { ...talk.costs!.terms, price: talk.costs!.price } : {}),
    ...means,
    ...withPartner(message, means.incomeYearly),
    ...(debtFree
      ? { debtsMonthly: Math.max(0, (talk.means?.debtsMonthly ?? 0) - (amounts[0]?.value ?? Number.POSITIVE_INFINITY)) }
      : {}),
    country,
    ...(places.length > 0 ? { places } : {}),
    ...(selfEmployed ? { selfEmployed } : {}),
    ...(lent === undefined ? {} : { loan: lent }),
    ...(country !== 'US' && !down && has(insuredWords) ? { insured: true } : {}),
    ...(has(mostMonthly) && !has(priceWords) && means.price === undefined ? { asks: 'payment' } : {}),
  };
  return input.incomeYearly === undefined
    ? { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input } }
    : withAlso(use('affordability', input), has(ageWords) && use('explain', { ids: ['age-and-credit'] }));
};

const withoutDown = <Kept extends object>(kept: Kept, down: boolean) =>
  down ? Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'downAmount')) : kept;

const partnerEarns =
  /\b(my|his|her|ma|mon|mi) (wife|husband|partner|spouse|fiancee?|girlfriend|boyfriend|other half|blonde|chum|conjointe?|femme|mari|espos[oa]|pareja|novi[oa]|mujer|marido|second income|other income)\b|\b(she|he|elle|il|ella|el) (makes?|earns?|gagne|gana)\b/;
const inAll =
  /\b(together|combined|in (all|total)|both|en tout|ensemble|au total|a deux|juntos|entre (los )?dos|en total|instead|plutot|en vez)\b/;

/** Adds the income of a partner to the one of before: “my wife makes 45”. */
function withPartner({ talk, text, has, amounts }: Message, incomeYearly: number | undefined) {
  const before = talk.tool === 'affordability' ? talk.means?.incomeYearly : undefined;
  if (before === undefined || incomeYearly === undefined || !partnerEarns.test(text) || has(inAll)) return {};
  if (has(/\b(i|we|je|nous|on|yo|nosotros) (make|earn|gagne\w*|gan(o|amos))\b/)) return {};
  // “45” is 45 thousand a year.
  const isShort = incomeYearly < 1_000 && amounts.every(({ per }) => per === undefined);
  return { incomeYearly: before + (isShort ? incomeYearly * 1_000 : incomeYearly) };
}

/** Returns the income and debts that earlier questions stated. */
const statedHousehold = ({ incomeYearly, ...stated }: NonNullable<Talk['stated']> = {}) => {
  if (incomeYearly === undefined) return {};
  const { debtsMonthly, fullTime, weeklyHours, downAmount, price } = stated;
  // Savings that were stated without a price are for the down payment.
  const kept = { debtsMonthly, fullTime, weeklyHours, downAmount: price === undefined ? downAmount : undefined };
  return { incomeYearly, ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) };
};

const ageWords =
  /\b(too old|my age|our age|trop (vieux|vieille|agee?s?)|mon age|notre age|(muy|demasiado) (viej[oa]s?|mayor(es)?)|mi edad)\b/;
