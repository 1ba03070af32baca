import { m } from '@lintel/messages';
import { type Tier, tierFacts } from './catalog.ts';

/** A line in a plan's feature list, and the operation that delivers it to the owner of a company with that plan. */
interface PlanBenefit {
  text(tier: Tier): string;
  deliveredBy: { method: 'GET' | 'POST'; path: `/${string}` };
}

/** Plans differ only in the number of agents. */
export const planBenefits: readonly PlanBenefit[] = [
  {
    text(tier) {
      const { seatsMax, seatsMin } = tierFacts[tier];
      return seatsMax === null ? m.billing__agents_and_more({ seatsMin }) : m.billing__up_to_agents({ seatsMax });
    },
    deliveredBy: { method: 'GET', path: '/reseller/agents' },
  },
  { text: () => m.billing__agent_codes(), deliveredBy: { method: 'GET', path: '/reseller/agent-codes' } },
  { text: () => m.billing__invitations_by_email(), deliveredBy: { method: 'GET', path: '/reseller/invitations' } },
  { text: () => m.billing__messages_with_your_agents(), deliveredBy: { method: 'GET', path: '/messages/threads' } },
  { text: () => m.billing__figures_of_your_team_and(), deliveredBy: { method: 'GET', path: '/reseller/stats' } },
  { text: () => m.billing__answers_from_support_within_6(), deliveredBy: { method: 'POST', path: '/support/tickets' } },
];
