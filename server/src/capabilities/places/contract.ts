import { z } from 'zod';
import { call } from '../../foundation/contract.ts';

export const PlaceSuggestion = z.object({
  /** As shown: "Montréal". */
  name: z.string(),
  kind: z.enum(['city', 'neighbourhood', 'zip', 'point']),
  city: z.string().optional(),
  state: z.string(),
  country: z.enum(['US', 'CA']),
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** "Ballard, Seattle, WA" */
  label: z.string(),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const placesContract = {
  suggest: call
    .route({
      method: 'GET',
      path: '/places',
      summary: 'Places whose name begins like the words typed',
      tags: ['Places'],
    })
    .input(
      z.strictObject({
        q: z.string().trim().min(1).max(80).describe('The beginning of a name; accents and case do not matter'),
        limit: z.coerce.number().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(PlaceSuggestion)),
};
