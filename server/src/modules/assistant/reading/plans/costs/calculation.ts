import { statedOf } from '../../../calculations/calculator.ts';
import {
  besideOf,
  type Calculation,
  calculationOf,
  calculators,
  namedCalculationOf,
  recalculated,
} from '../../../calculations/index.ts';
import { assessedShareIn } from '../../../calculations/quantities/assessed-share.ts';
import type { Values } from '../../../calculations/quantities/assign.ts';
import { commissionTaxIn } from '../../../calculations/quantities/commission-tax.ts';
import {
  homesteadWords,
  texasSchoolExemption,
  texasSeniorExemption,
  texasSeniorWords,
} from '../../../calculations/quantities/homestead.ts';
import { premiumTaxIn } from '../../../calculations/quantities/premium-tax.ts';
import { countyIn } from '../../homes/counties.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import type { Plan } from '../../plan.ts';
import type { Talk } from '../../talk.ts';
import { taxLawOf } from '../../topics/tax-law.ts';
import { meansOf, termsOf } from '../../topics/terms.ts';
import { use, withAlso } from '../use.ts';
import { countryFor, placeOf } from './cost-terms.ts';
import { taxLaw } from './taxes/tax-law.ts';

const money = (value: number) => ({ value, percent: false });
const share = (value: number) => ({ value, percent: true });

/** Returns the loan of the last answer, which a following question goes on from. */
function loanIn({ loan, costs }: Talk): Values {
  if (loan)
    return {
      loan: money(loan.amount),
      years: money(loan.years),
      ...(loan.ratePercent === undefined ? {} : { rate: share(loan.ratePercent) }),
    };
  if (costs?.price === undefined) return {};
  const { downAmount, downPercent = 20, ratePercent, years } = costs.terms;
  return {
    loan: money(costs.price - (downAmount ?? (costs.price * downPercent) / 100)),
    ...(ratePercent === undefined ? {} : { rate: share(ratePercent) }),
    ...(years === undefined ? {} : { years: money(years) }),
  };
}

/** Calculations that the income and the debts of earlier questions suffice for. */
const ofMeans: readonly Calculation['name'][] = ['housingAtLimits'];

/** Returns the income and the debts that earlier questions stated. */
function meansIn({ stated }: Talk): Values {
  const { incomeYearly, debtsMonthly } = stated ?? {};
  return {
    ...(incomeYearly === undefined ? {} : { income: money(incomeYearly) }),
    ...(debtsMonthly === undefined ? {} : { debts: money(debtsMonthly) }),
  };
}

/** Returns the sales taxes on a commission that the question adds. French questions without a place are about Québec. */
function commissionTax(message: Message): Values {
  const { text, named, language } = message;
  const province = named[0]?.state ?? (language === 'fr' ? 'QC' : undefined);
  const percent =
    countryFor(message) === 'CA' || countryOf(province ?? '') === 'CA' || canadianTax.test(text)
      ? commissionTaxIn(text, province)
      : undefined;
  return percent === undefined ? {} : { commissionTax: share(percent) };
}
const canadianTax = /\b(gst|hst|tps|tvh|tvq|qst)\b/;

/** Returns the tax of the province on a mortgage insurance premium. */
function premiumTax({ named, language, talk }: Message): Values {
  const province = named[0]?.state ?? talk.stated?.state ?? (language === 'fr' ? 'QC' : undefined);
  const percent = premiumTaxIn(province);
  return percent === undefined ? {} : { premiumTax: share(percent) };
}

/** Returns the exemption from school taxes that a homestead in Texas has. */
function homesteadOf({ has, named, talk }: Message): Values {
  const isTexas = (named[0]?.state ?? talk.stated?.state) === 'TX' || has(/\btexas\b/);
  if (!isTexas || !(has(homesteadWords) || talk.heard?.some((said) => homesteadWords.test(plain(said))))) return {};
  return { schoolExemption: money(texasSchoolExemption + (has(texasSeniorWords) ? texasSeniorExemption : 0)) };
}

/** Returns the part of a market value that the named state taxes. */
function assessedShare({ text, named }: Message): Values {
  const percent = assessedShareIn(text, named[0]?.state);
  return percent === undefined ? {} : { assessedShare: share(percent) };
}

/** Returns the yearly property tax of the last answer. */
function taxIn({ last }: Talk): Values {
  if (last?.tool === 'propertyTax') {
    const { price, ratePercent } = last.input as { price?: number; ratePercent?: number };
    return price === undefined || ratePercent === undefined ? {} : { taxBefore: money((price * ratePercent) / 100) };
  }
  if (last?.tool !== 'calculate') return {};
  const { calculation: name, values } = last.input as { calculation: Calculation['name']; values: Values };
  const yearly = taxCalculations.get(name);
  const tax = calculators[name]
    .run(statedOf(values, 'US', undefined))
    ?.steps.find(({ label }) => label === yearly)?.value;
  return tax === undefined ? {} : { taxBefore: money(tax) };
}
/** Calculations of a property tax, with the step that is the tax of a year. */
const taxCalculations: ReadonlyMap<string, string> = new Map([
  ['assessedTax', 'yearlyTax'],
  ['millTax', 'yearlyTax'],
  ['shareYearly', 'perYear'],
]);

/** Plans a calculation of the catalogue whose quantities are all known and that leaves no number unused. */
export function calculation(message: Message): Plan | undefined {
  const { text, amounts, home, talk, after } = message;
  if (home.lookUp) return undefined;
  const taxes = {
    ...commissionTax(message),
    ...homesteadOf(message),
    ...premiumTax(message),
    ...assessedShare(message),
  };
  const found =
    (after('calculate', 'propertyTax') ? calculationOf(text, amounts, taxIn(talk), ['taxAndInsurance']) : undefined) ??
    withoutTaxHalf(calculationOf(text, amounts, taxes), message) ??
    (after('loanPayment', 'monthlyCost', 'calculate') ? calculationOf(text, amounts, loanIn(talk)) : undefined) ??
    (amounts.length === 0 ? calculationOf(text, [], meansIn(talk), ofMeans) : undefined);
  return found ? planned(found, message, taxes) : changed(message);
}

/** “My half of the transfer tax” divides the tax and not what a sale leaves; a buyer asks for no sale. */
function withoutTaxHalf(found: Calculation | undefined, { has, cues }: Message): Calculation | undefined {
  if (found === undefined || !(cues.has('transferTax') || has(transferTaxWords)) || !has(halfOfTax)) return found;
  if (ofSale.has(found.name) && has(buys) && !has(sells)) return undefined;
  const { coShare: _, ...values } = found.values;
  return found.name === 'netProceeds' ? { name: found.name, values } : found;
}
const ofSale: ReadonlySet<string> = new Set(['netProceeds', 'leftAfterPurchase']);
const halfOfTax =
  /\b(tax(es)?|stamps|impuestos?|taxes?|mutation)\b.{0,120}\b(half|50 ?\/ ?50|moitie|mitad)\b|\b(half|50 ?\/ ?50|moitie|mitad)\b.{0,60}\b(tax(es)?|stamps|impuestos?|mutation)\b/;
const buys = /\b(buy\w*|looking at|offer(ing|ed)? (on|for)|purchas\w+|achet\w+|compr(o|ar|amos|ando|e))\b/;
const sells =
  /\b((we|i)( are|'re| am|'m)? (sell(ing)?|list(ing)?)|(selling|sale of) (my|our)|(je|on|nous) vend\w*|vend(o|emos|iendo))\b/;

function planned(found: Calculation, message: Message, taxes: Values): Plan {
  const { talk } = message;
  const { country: rule, currency } = calculators[found.name];
  const [place] = message.named;
  const country =
    rule ?? currency ?? countryFor(message) ?? talk.loan?.country ?? (place ? countryOf(place.state) : undefined);
  const province =
    taxes.commissionTax && found.values.commissionTax === taxes.commissionTax ? message.named[0]?.state : undefined;
  const { state, city } = message.named.length > 0 || countyIn(message) ? placeOf(message) : (talk.stated ?? {});
  const sale =
    found.name === 'netProceeds' && state && countryOf(state) === 'US' ? found.values.sale?.value : undefined;
  const plan = use('calculate', {
    calculation: found.name,
    values: found.values,
    country,
    province,
    ...(sale !== undefined && (message.cues.has('transferTax') || message.has(transferTaxWords))
      ? { soldIn: { state, city } }
      : {}),
  });
  const isBefore = message.has(homesteadWords) && found.values.exemption === undefined && found.name === 'shareYearly';
  // The sale of a surviving spouse or of an heir has a rule beside its figures.
  const law = taxLawOf(message);
  return withAlso(
    plan,
    ...besideOf(found, message.text).map(({ name, values }) =>
      use('calculate', { calculation: name, values, country }),
    ),
    law !== undefined && salesOf.has(law) && taxLaw(message),
    isBefore && use('explain', { ids: ['homestead-texas'] }),
    found.name === 'rescissionFee' && use('explain', { ids: ['bc-rescission'] }),
    sale !== undefined && use('transferTax', { state, city, price: sale }),
  );
}

/** Plans a calculation that the question names, such as a bridge loan, before its figures can be read as another loan. */
export function namedCalculation(message: Message): Plan | undefined {
  const taxes = { ...commissionTax(message), ...premiumTax(message) };
  const found = message.home.lookUp ? undefined : namedCalculationOf(message.text, message.amounts, taxes);
  const { country: its } = found ? calculators[found.name] : {};
  // A rule of the other country is not asked for.
  const isAbroad = its !== undefined && message.country !== undefined && its !== message.country;
  return found && !isAbroad ? planned(found, message, taxes) : undefined;
}
/** Names of the tax on a transfer beside the other costs of a sale. */
const transferTaxWords =
  /\b(transfer|excise|conveyance|deed|state) tax(es)?\b|\b(doc(umentary)?|deed|revenue) stamps?\b|\bstamps\b|\bimpuestos? (estatal(es)? )?(de|por) (el |la )?(traspaso|transferencia)\b|\btaxes? de (transfert|mutation)\b/;

/** Sales whose seller decides what is taxed. */
const salesOf: ReadonlySet<string> = new Set(['home-sale-surviving-spouse', 'home-sale-divorce', 'inherited-home']);

const longestChange = 10;

/** Plans the last calculation again with the numbers of a short message: “and at 6 %?”. */
function changed({ text, amounts, talk, after }: Message): Plan | undefined {
  if (!after('calculate') || amounts.length === 0 || text.split(' ').length > longestChange) return undefined;
  const {
    calculation: name,
    values,
    country,
  } = talk.last!.input as {
    calculation: Calculation['name'];
    values: Values;
    country?: string;
  };
  const again = recalculated({ name, values }, text, amounts);
  return again && use('calculate', { calculation: name, values: again.values, country });
}

export const incomeAsked =
  /\b(what|which|quel|que|cual) (income|salary|revenu|salaire|ingreso|sueldo)\b|\b(income|salary|earn|make|revenus?|salaire|gagner|ingresos?|sueldo|ganar)\b.*\b(need\w*|required?|have to|must|faut|besoin|dois|devons|necesit\w*|hay que|tengo que|tenemos que)\b|\b(need\w*|required?|have to|must|faut|besoin|dois|devons|necesit\w*|hay que|tengo que|tenemos que)\b.*\b(income|salary|earn|make|revenus?|salaire|gagner|ingresos?|sueldo|ganar)\b/;

/** Plans “What income do I need for a house at 550,000?” */
export function incomeForPrice(message: Message): Plan | undefined {
  const { text, amounts, has, home, named } = message;
  if (!has(incomeAsked) || home.lookUp || has(/\b(rents?|loyer|renta|alquiler|documents?|documentos?)\b/))
    return undefined;
  const { incomeYearly, debtsMonthly } = meansOf(text, amounts);
  const { price, loan: _, ...terms } = termsOf(text, amounts);
  if (price === undefined || incomeYearly !== undefined) return undefined;
  const { state, city } = named.length > 0 ? placeOf(message) : {};
  const country = countryFor(message) ?? (state ? countryOf(state) : undefined);
  return use('incomeForPrice', { price, ...terms, debtsMonthly, country, state, city });
}
