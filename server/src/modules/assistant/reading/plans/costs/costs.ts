import { firstOf } from '../use.ts';
import { afford, priceOfMonthly } from './affordable-price.ts';
import { cashToClose, closingCosts, closingWithTax, coopCosts, whoPaysClosing } from './closing.ts';
import { loan } from './loans.ts';
import { statedPayment, sum, termsAlone } from './payments/payment.ts';
import { programs, rule } from './programs.ts';
import { rates } from './rates.ts';
import { ruleFigures } from './rule-figures.ts';
import { stressed } from './stress-test.ts';
import { foreignTax } from './taxes/foreign-tax.ts';
import { taxOfProperty } from './taxes/property-tax.ts';
import { transfer } from './taxes/transfer.ts';

/** Plans a question about costs. The first planner that matches answers it. */
export const costsPlan = firstOf(
  foreignTax,
  coopCosts,
  stressed,
  closingWithTax,
  transfer,
  ruleFigures,
  statedPayment,
  loan,
  priceOfMonthly,
  afford,
  rates,
  cashToClose,
  whoPaysClosing,
  closingCosts,
  programs,
  taxOfProperty,
  rule,
  sum,
  termsAlone,
);
