import { z } from 'zod';
import { event } from '../../../foundation/events.ts';

/** Something became of a match: the ranking may learn from it at once. `agentId` is an agent. */
export const matchOutcome = event(
  'match.outcome',
  z.object({
    matchId: z.number().int(),
    agentId: z.number().int(),
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
