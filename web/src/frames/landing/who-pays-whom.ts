import { m } from '@lintel/messages';
import type { Plan } from '@lintel/server/billing';
import { spanOf } from '../../capabilities/billing/amounts.ts';

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
    howMuch: plans ? spanOf(plans) : m.landing__as_the_plans_say(),
  },
  {
    who: m.landing__agents_pay_their_own_company(),
    what: m.landing__if_the_company_asks_for(),
    howMuch: m.landing__a_monthly_price_that_the(),
  },
  {
    who: m.landing__buyers_pay_nobody(),
    what: m.landing__searching_an_account_and_being(),
    howMuch: m.landing__free(),
  },
  {
    who: m.landing__the_wholesaler_pays_nobody(),
    what: m.landing__there_are_no_shares_no(),
    howMuch: m.landing__nothing(),
  },
];
