import { m } from '@lintel/messages';
import type { Plan } from '@lintel/server/billing';
import { spanOf } from '../../modules/billing/amounts.ts';

export interface Payment {
  who: string;
  what: string;
  howMuch: string;
}

/** Payments between the tiers, with current prices. */
export const paymentsBy = (plans: readonly Plan[] | undefined): Payment[] => [
  {
    who: m.landing__companies_pay_the_wholesaler(),
    what: m.landing__a_plan_for_their_agents(),
    howMuch: plans ? spanOf(plans) : m.landing__depends_on_the_plan(),
  },
  {
    who: m.landing__agents_pay_their_own_company(),
    what: m.landing__a_fee_for_working_with(),
    howMuch: m.landing__the_company_sets_a_monthly(),
  },
  {
    who: m.landing__buyers_dont_pay(),
    what: m.landing__searching_having_an_account_and(),
    howMuch: m.landing__free(),
  },
  {
    who: m.landing__the_wholesaler_makes_no_payouts(),
    what: m.landing__there_are_no_revenue_shares(),
    howMuch: m.landing__nothing(),
  },
];
