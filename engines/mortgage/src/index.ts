/** Mortgage calculations for the United States and Canada. Pure; rates are parameters. */
export { affordableCa } from './canada/afford.ts';
export { debtServiceOf } from './canada/debt-service.ts';
export { canadianLimits } from './canada/insurance-rules.ts';
export { transferTaxesOf } from './canada/land-transfer.ts';
export { percentOf } from './cents.ts';
export {
  addDays,
  type Calendar,
  type Counted,
  count as countDays,
  type Day,
  daysBetween,
  type Skipped,
} from './clocks/business-days.ts';
export {
  type Clock,
  type ClockKind,
  clockKinds,
  clockSources,
  clocksOf,
  nextClock,
  type Urgency,
  urgencyOf,
} from './clocks/clocks.ts';
export { governing, type Redisclosure, received, redisclosureOf } from './clocks/disclosures.ts';
export { lockHistory } from './clocks/lock-history.ts';
export type {
  Delivery,
  DeliveryMethod,
  DisclosedTerms,
  LockExtension,
  RateLock,
  Timeline,
} from './clocks/timeline.ts';
export type { CaPurchase, Costs, Finding, MissingCost, Purchase, UsPurchase } from './costs.ts';
export { inForce } from './dated.ts';
export { type Frequency, frequencies, rhythms } from './frequency.ts';
export { heatMonthlyCents } from './means.ts';
export { type Country, monthlyPayment } from './payment.ts';
export { type PaymentRates, paymentRule } from './payment-rule.ts';
export {
  type Eligibility,
  eligibilityOf,
  type ProductCure,
  type ProductRule,
  type ProductViolation,
  unknownIncomeCents,
} from './pricing/eligibility.ts';
export { type Adjustment, type PricedProgram, type Product, pricedPrograms, scores } from './pricing/product.ts';
export { breakEvenMonth, costAfter, type PricedPurchase, type Scenario, scenarioOf } from './pricing/scenario.ts';
export { costsOf, monthlyCostOf } from './purchase.ts';
export { type CanBuy, canBuy, nearlyPercent } from './qualify/can-buy.ts';
export { type Cure, type CureKind, cheapestCures } from './qualify/cures.ts';
export type { Market } from './qualify/evaluate.ts';
export { type Frontier, type PlaceFrontier, solveFrontier } from './qualify/frontier.ts';
export {
  type Household,
  type Program,
  programs,
  type Rule,
  rules,
  type Verdict,
  type Violation,
} from './qualify/household.ts';
export { type Instalment, type LoanYear, renewedSchedule, scheduleOf, yearsOf } from './schedule.ts';
export { type SearchTerms, searchCosts } from './search-costs.ts';
export { sourcesOf } from './sources.ts';
export {
  allowed,
  type CostAssumptions,
  type ListedHome,
  lowestDownPercent,
  purchaseOf,
  type StatedTerms,
  usualTerms,
} from './stated-terms.ts';
export { canadianRules } from './tables/ca-2024.ts';
export { debtToIncomeLimits } from './tables/us-2026.ts';
export { affordableUs } from './us/afford.ts';
export { debtToIncome } from './us/debt-to-income.ts';
export { fhaLoan } from './us/fha.ts';
export { pmiEndOf } from './us/pmi.ts';
export { stateTransferTaxOf } from './us/transfer.ts';
