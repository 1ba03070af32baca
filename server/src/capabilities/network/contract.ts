import { z } from 'zod';
import { call } from '../../foundation/contract.ts';

/** A figure that is counted from the database: what it counts, its value, and when it was counted. */
export const Figure = z.object({
  metric: z.enum(['resellers', 'agents', 'mortgageAgents', 'buyers', 'listings', 'markets', 'soldLast24Months']),
  value: z.number().int(),
  /** What is counted, in a sentence. */
  definition: z.string(),
});
export type Figure = z.infer<typeof Figure>;

export const networkContract = {
  figures: call
    .route({
      method: 'GET',
      path: '/network/figures',
      summary: 'The network in figures, each counted from the database',
      tags: ['Network'],
    })
    .output(
      z.object({
        asOf: z.iso.datetime(),
        sample: z.boolean().describe('True where the sample network is loaded'),
        figures: z.array(Figure),
      }),
    ),
};
