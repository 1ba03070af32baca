import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';

/** A number counted from the database, with its definition, its value and the time of the count. */
export const Figure = z.object({
  metric: z.enum(['resellers', 'agents', 'mortgageAgents', 'buyers', 'listings', 'markets', 'soldLast12Months']),
  value: z.number().int(),
  /** Describes in a sentence what is counted. */
  definition: z.string(),
});
export type Figure = z.infer<typeof Figure>;

export const figuresContract = {
  figures: call
    .route({
      method: 'GET',
      path: '/network/figures',
      summary: 'Get figures of the network, counted from the database',
      tags: ['Network'],
    })
    .output(
      z.object({
        asOf: z.iso.datetime(),
        sample: z.boolean().describe('True if the sample network is loaded'),
        figures: z.array(Figure),
      }),
    ),
};
