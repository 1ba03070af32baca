import type { Plan } from '@lintel/server/billing';
import { spanOf } from '../../capabilities/billing/amounts.ts';

export interface Payment {
  who: string;
  what: string;
  howMuch: string;
}

/** The flows of money between the tiers, with the prices of today. */
export const paymentsBy = (plans: readonly Plan[] | undefined): Payment[] => [
  {
    who: 'Companies pay the wholesaler',
    what: 'A plan for their agents, in advance, by the month or the year.',
    howMuch: plans ? spanOf(plans) : 'As the plans say.',
  },
  {
    who: 'Agents pay their own company',
    what: 'If the company asks for it, for working under it. Lintel takes no part of it.',
    howMuch: 'A monthly price that the company sets. It is shown before the agent joins.',
  },
  { who: 'Buyers pay nobody', what: 'Searching, an account, and being connected with an agent.', howMuch: 'Free.' },
  {
    who: 'The wholesaler pays nobody',
    what: 'There are no shares, no rewards and no commissions.',
    howMuch: 'Nothing.',
  },
];
