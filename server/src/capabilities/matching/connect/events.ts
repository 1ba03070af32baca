import { z } from 'zod';
import { Id } from '../../../foundation/contract.ts';
import { event } from '../../../foundation/events.ts';

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
