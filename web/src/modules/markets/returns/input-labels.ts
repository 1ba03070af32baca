import { m } from '@lintel/messages';
import type { InputName } from './terms.ts';

export const inputLabels: Record<InputName, () => string> = {
  price: m.markets__price_of_the_home,
  down: m.markets__down_payment,
  closing: m.markets__closing_costs,
  rate: m.markets__interest_rate_percent,
  years: m.markets__loan_term_years,
  rent: m.markets__rent_a_month,
  expenses: m.markets__expenses_a_year,
  vacancy: m.markets__vacancy_percent,
  rentGrowth: m.markets__rent_growth_percent,
  expenseGrowth: m.markets__expense_growth_percent,
  valueGrowth: m.markets__value_growth_percent,
  holding: m.markets__holding_years,
  selling: m.markets__selling_costs_percent,
  tax: m.markets__income_tax_percent,
};
