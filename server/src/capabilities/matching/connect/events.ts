import { z } from 'zod';
import { Id } from '../../../foundation/contract.ts';
import { event } from '../../../foundation/events.ts';

/** Something became of a match: the ranking may learn from it at once. `agentId` is an agent. */
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
