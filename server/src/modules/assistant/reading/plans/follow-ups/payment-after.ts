import type { Values } from '../../../calculations/quantities/assign.ts';
import { rolesOf } from '../../figures/amount-roles.ts';
import { housingCostsOf } from '../../figures/housing-costs.ts';
import type { Message } from '../../message.ts';
import type { HousingCosts } from '../../talk.ts';
import { federalProgramIn } from '../../topics/buyer.ts';
import { meansOf, shortPriceOf, termsOf } from '../../topics/terms.ts';
import { meaningWords } from '../others.ts';
import { firstOf, type Planner, use } from '../use.ts';

/** Number of words of a message that adds figures to the last answer. */
const longest = 30;
const addsOnly = ({ text, home, named }: Message): boolean =>
  text.split(' ').length <= longest && home.lookUp === undefined && named.length === 0;

/** Below this down payment a conventional loan needs mortgage insurance, in percent. */
const insuredBelow = 20;

/** Returns the tax, insurance and fees that a message states beside no other amount of money. */
function costsStated({ text, amounts, talk }: Message): HousingCosts | undefined {
  const costs = housingCostsOf(amounts, talk.stated?.price);
  const { price, loan, downPercent, downAmount } = termsOf(text, amounts);
  const others = [price, loan, downPercent, downAmount, shortOf(amounts)].some((value) => value !== undefined);
  const earns = rolesOf(amounts).known.some(([role]) => role === 'income' || role === 'debts');
  return others || earns || Object.keys(costs).length === 0 ? undefined : costs;
}
/** A price of “410” beside amounts that are costs is one of them. */
const shortOf = (amounts: Message['amounts']): number | undefined =>
  amounts.some(({ role }) => role === 'tax' || role === 'insurance' || role === 'taxins' || role === 'fees')
    ? undefined
    : shortPriceOf(amounts);

/** Plans “now with taxes of 5,400 a year and insurance of 2,100” after a payment: the payment with these costs. */
const withCosts: Planner = (message) => {
  const { talk, after, text, amounts, has } = message;
  const { last } = talk;
  if (!last || !after('loanPayment', 'monthlyCost') || !addsOnly(message) || has(meaningWords)) return undefined;
  const costs = costsStated(message);
  if (!costs) return undefined;
  const { ratePercent, years } = termsOf(text, amounts);
  const own = { ...(ratePercent === undefined ? {} : { ratePercent }), ...(years === undefined ? {} : { years }) };
  if (after('loanPayment')) {
    const { premiumPercent: _, premiumMonthly: __, heatMonthly: ___, ...added } = costs;
    return Object.keys(added).length === 0 ? undefined : use('loanPayment', { ...last.input, ...own, ...added });
  }
  const { price, country, program, rent } = last.input;
  if (typeof price !== 'number' || rent !== undefined) return undefined;
  const { taxYearly, insuranceYearly, duesMonthly } = costs;
  const isWhole = taxYearly !== undefined && insuranceYearly !== undefined && costs.premiumPercent === undefined;
  const its = country ?? talk.costs?.country;
  if (!isWhole || its === 'CA' || program !== undefined || costs.premiumMonthly !== undefined)
    return use('monthlyCost', { ...last.input, ...own, ...costs });
  const { downPercent = insuredBelow, downAmount = (price * (downPercent as number)) / 100 } = last.input;
  return use('loanPayment', {
    loan: price - (downAmount as number),
    ratePercent: last.input.ratePercent,
    years: last.input.years,
    country: its,
    ...own,
    ...{ taxYearly, insuranceYearly, duesMonthly },
    ...((downAmount as number) < (price * insuredBelow) / 100 ? { insuranceApart: true } : {}),
  });
};

/** Plans “oh, the car is 480 and the student loan 210, does that change it?” after what an income allows. */
const withDebts: Planner = (message) => {
  const { talk, after, text, amounts } = message;
  const { last } = talk;
  if (!last || !after('affordability', 'calculate') || !addsOnly(message)) return undefined;
  const { debtsMonthly, incomeYearly, price } = meansOf(text, amounts);
  const owed = rolesOf(amounts).known.filter(([role]) => role === 'debts' || role === 'balance');
  if (debtsMonthly === undefined || owed.length < amounts.length || incomeYearly !== undefined || price !== undefined)
    return undefined;
  if (after('affordability')) {
    const before = typeof last.input.debtsMonthly === 'number' ? last.input.debtsMonthly : 0;
    return use('affordability', { ...last.input, debtsMonthly: before + debtsMonthly });
  }
  if (last.input.calculation !== 'housingAtLimits') return undefined;
  const values = last.input.values as Values;
  const debts = { value: (values.debts?.value ?? 0) + debtsMonthly, percent: false };
  return use('calculate', { ...last.input, values: { ...values, debts } });
};

/** Plans “what if I go conventional with 5 down?” after the cost with a federal program. */
const withoutProgram: Planner = (message) => {
  const { talk, after, text, amounts, has } = message;
  const { last } = talk;
  if (!last || !after('monthlyCost') || last.input.program === undefined || !addsOnly(message)) return undefined;
  if (!has(/\b(conventional|conventionnel\w*|convencional\w*)\b/) || federalProgramIn(text) || has(meaningWords))
    return undefined;
  const { downPercent, downAmount, ratePercent, years } = termsOf(text, amounts);
  const { program: _, ...kept } = last.input;
  const down = downPercent ?? downAmount;
  const { downPercent: __, downAmount: ___, ...rest } = kept;
  return use('monthlyCost', {
    ...(down === undefined ? kept : { ...rest, downPercent, downAmount }),
    ...(ratePercent === undefined ? {} : { ratePercent }),
    ...(years === undefined ? {} : { years }),
  });
};

const insuranceWords = /\b(pmi|mip|mortgage insurance|premium|seguro hipotecario|prima)\b/;
const asksEnd =
  /\b(how long|(until|till) when|when (does|do|will|can|would)|hasta cuando|(por )?cuanto tiempo|cuando)\b/;
/** “Does it ever drop off?” */
const everEnds =
  /\b(ever|eventually) (end|stop|expire|(drop|come|fall|go)s? (off|away))|\b(goes?|drops?|comes?|falls?) (off|away)\b|\b(se quita|se va|termina|para siempre|prend fin|disparai\w+|s'arrete)\b/;

/** Plans “how long do I carry the PMI?” and “does it ever drop off” after a payment or a premium: the rule with the terms of the loan. */
export const endOfInsurance: Planner = ({ talk, after, has }) => {
  const { last } = talk;
  const isPremium = after('loanRules') && last?.input.about === 'insurance';
  if (!last || !(isPremium || after('monthlyCost')) || last.input.country === 'CA') return undefined;
  if (!(has(insuranceWords) && has(asksEnd)) && !(isPremium && has(everEnds))) return undefined;
  const { downPercent, downAmount, ratePercent, years } = last.input;
  const program = last.input.program ?? last.input.loan;
  const price = last.input.price ?? last.input.amount;
  if (program === 'fha') return use('explain', { ids: ['mip-ends'] });
  if (typeof price !== 'number' || program !== undefined) return undefined;
  const down = typeof downAmount === 'number' ? (downAmount / price) * 100 : downPercent;
  return use('loanRules', { about: 'insurance', amount: price, country: 'US', downPercent: down, ratePercent, years });
};

/** Plans figures that a message adds to the payment or the income of before. */
export const addedFigures: Planner = firstOf(withoutProgram, withCosts, withDebts);
