import { z } from 'zod';
import { event } from '../../../platform/events/events.ts';
import { Id } from '../../../platform/serve/contract.ts';

/** The outcome of a match changed, so the ranking may learn from it. `agentId` is an agent. */
export const matchOutcome = event(
  'match.outcome',
  z.object({
    matchId: Id,
    agentId: Id,
    outcome: z.enum([
      'asked',
      'replied',
      'connected',
      'declined',
      'withdrawn',
      'lapsed',
      'ended',
      'toured',
      'closed',
      'judged',
    ]),
  }),
);
