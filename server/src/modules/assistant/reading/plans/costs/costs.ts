import { firstOf } from '../use.ts';
import { afford, priceOfMonthly } from './affordable-price.ts';
import { cashToClose, closingCosts, whoPaysClosing } from './closing.ts';
import { foreignTax } from './foreign-tax.ts';
import { loan, ruleFigures } from './loans.ts';
import { statedPayment, sum, termsAlone } from './payment.ts';
import { programs, rule } from './programs.ts';
import { taxOfProperty } from './property-tax.ts';
import { rates } from './rates.ts';
import { stressed } from './stress-test.ts';
import { transfer } from './transfer.ts';

/** Plans a question about costs. The first planner that matches answers it. */
export const costsPlan = firstOf(
  foreignTax,
  stressed,
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
