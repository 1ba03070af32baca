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
      return seatsMax === null ? `${seatsMin} agents and more` : `Up to ${seatsMax} agents`;
    },
    deliveredBy: { method: 'GET', path: '/reseller/agents' },
  },
  { text: () => 'Agent codes', deliveredBy: { method: 'GET', path: '/reseller/agent-codes' } },
  { text: () => 'Invitations by email', deliveredBy: { method: 'GET', path: '/reseller/invitations' } },
  { text: () => 'Messages with your agents', deliveredBy: { method: 'GET', path: '/messages/threads' } },
  { text: () => 'Figures of your team and its buyers', deliveredBy: { method: 'GET', path: '/reseller/stats' } },
  { text: () => 'Answers from support within 6 hours', deliveredBy: { method: 'POST', path: '/support/tickets' } },
];
