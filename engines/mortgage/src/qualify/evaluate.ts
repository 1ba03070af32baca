import { debtServiceOf } from '../canada/debt-service.ts';
import { canadianLimits } from '../canada/insurance-rules.ts';
import { percentOf } from '../cents.ts';
import type { CaPurchase, Costs, Purchase, UsPurchase } from '../costs.ts';
import { inForce } from '../dated.ts';
import { heatMonthlyCents } from '../means.ts';
import { costsOf } from '../purchase.ts';
import { type CostAssumptions, type ListedHome, purchaseOf } from '../stated-terms.ts';
import { canadianRules } from '../tables/ca-2024.ts';
import type { Household, Rule, Violation } from './household.ts';
import type { Option } from './options.ts';
import {
  caLeastDownCents,
  leastInsuredScore,
  type UsProgram,
  usLeastDownPercent,
  usLoanLimitCents,
  usRules,
} from './program-rules.ts';

/** Terms that the estimates of a household's homes depend on. */
export interface Market {
  assumed: CostAssumptions;
  /** ISO: chooses the tables. */
  day: string;
}

export interface Evaluation {
  option: Option;
  purchase: Purchase;
  costs: Costs;
  /** Empty when the household can buy the home this way. */
  violations: readonly Violation[];
  /** The monthly cost of housing that the ratios count, and the most that they allow. */
  housingCents: number;
  paymentMaxCents: number;
}

/** Checks one way to pay for a home against all rules; undefined when the way does not apply to the price. */
export function evaluate(
  option: Option,
  household: Household,
  home: ListedHome,
  market: Market,
): Evaluation | undefined {
  const { priceCents } = home;
  const downCents = downOf(option, priceCents, market.day);
  const isCash = option.program === 'cash';
  if (!isCash && downCents >= priceCents) return undefined;
  const purchase = purchaseFor(option, downCents, household, home, market);
  if (purchase.country === 'CA' && !isCash && (option.program === 'insured') !== mustBeInsured(purchase, market.day))
    return undefined;
  const costs = costsOf(purchase, market.day);
  const violations: Violation[] = [];
  const check = (rule: Rule, isMet: boolean, limit: number, actual: number) => {
    if (!isMet) violations.push({ rule, limit, actual });
  };
  let ratios: Ratios = { housingCents: 0, paymentMaxCents: Number.POSITIVE_INFINITY };
  if (isCash) check('down_payment', downCents >= priceCents, priceCents, downCents);
  else if (purchase.country === 'US') ratios = checkUs(option, household, purchase, costs, market, check);
  else ratios = checkCa(option, household, purchase, costs, market, check);
  const { savingsCents } = household;
  if (savingsCents !== null) check('cash', costs.cash.totalCents <= savingsCents, savingsCents, costs.cash.totalCents);
  return { option, purchase, costs, violations, ...ratios };
}

type Ratios = Pick<Evaluation, 'housingCents' | 'paymentMaxCents'>;

type Check = (rule: Rule, isMet: boolean, limit: number, actual: number) => void;

function checkUs(
  option: Option,
  household: Household,
  { priceCents, downCents, state }: UsPurchase,
  { loan, monthly }: Costs,
  { day }: Market,
  check: Check,
): Ratios {
  const { creditScore, incomeCents, debtsCents } = household;
  const program = option.program as UsProgram;
  const { leastCreditScore, frontPercent, backPercent } = usRules(program, creditScore);
  check('credit_score', creditScore === null || creditScore >= leastCreditScore, leastCreditScore, creditScore ?? 0);
  const leastCents = percentOf(priceCents, usLeastDownPercent(program, household));
  check('down_payment', downCents >= leastCents, leastCents, downCents);
  const limitCents = usLoanLimitCents(program, state, day);
  check('loan_limit', loan.baseCents <= limitCents, limitCents, loan.baseCents);
  const housing = monthly.totalCents;
  const front = frontPercent === null ? Number.POSITIVE_INFINITY : percentOf(incomeCents, frontPercent);
  check('housing_ratio', housing <= front, front, housing);
  const back = percentOf(incomeCents, backPercent);
  check('debt_ratio', housing + debtsCents <= back, back, housing + debtsCents);
  return { housingCents: housing, paymentMaxCents: Math.min(front, back - debtsCents) };
}

function checkCa(
  { program }: Option,
  { creditScore, incomeCents, debtsCents }: Household,
  purchase: CaPurchase,
  { loan }: Costs,
  { day }: Market,
  check: Check,
): Ratios {
  const { priceCents, downCents } = purchase;
  const { table } = inForce(canadianRules, day);
  const isInsured = program === 'insured';
  check(
    'credit_score',
    !isInsured || creditScore === null || creditScore >= leastInsuredScore,
    leastInsuredScore,
    creditScore ?? 0,
  );
  const leastCents = caLeastDownCents(priceCents, day);
  check('down_payment', downCents >= leastCents, leastCents, downCents);
  check('insured_price', !isInsured || priceCents < table.uninsurableFromCents, table.uninsurableFromCents, priceCents);
  const service = debtServiceOf(
    loan.totalCents,
    purchase,
    {
      incomeCents,
      debtsCents,
      taxCents: Math.round((purchase.taxAnnualCents ?? 0) / 12),
      heatCents: heatMonthlyCents,
      feeCents: purchase.duesMonthlyCents ?? 0,
    },
    table,
  );
  const housing = service.housingCents;
  const [gds, tds] = [percentOf(incomeCents, table.gdsPercent), percentOf(incomeCents, table.tdsPercent)];
  check('housing_ratio', service.withinGds, gds, housing);
  check('debt_ratio', service.withinTds, tds, housing + debtsCents);
  return { housingCents: housing, paymentMaxCents: Math.min(gds, tds - debtsCents) };
}

function downOf({ down }: Option, priceCents: number, day: string): number {
  if (down === 'least') return caLeastDownCents(priceCents, day);
  return Math.min(priceCents, 'cents' in down ? down.cents : percentOf(priceCents, down.percent));
}

const mustBeInsured = (purchase: CaPurchase, day: string): boolean => canadianLimits(purchase, day).needed;

/** The purchase of a home in one way; the loan runs as long as the household wants and the rules allow. */
function purchaseFor(
  { program }: Option,
  downCents: number,
  { years, firstTimeBuyer }: Household,
  home: ListedHome,
  { assumed, day }: Market,
): Purchase {
  const usual = { ...purchaseOf(home, assumed, { years }), downCents };
  if (usual.country === 'US')
    return { ...usual, loan: program === 'fha' || program === 'va' || program === 'usda' ? program : 'conventional' };
  const purchase: CaPurchase = { ...usual, firstTimeBuyer };
  return { ...purchase, years: Math.min(years, canadianLimits(purchase, day).yearsAtMost) };
}
