import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageSize } from '../../platform/serve/contract.ts';
import { Currency, HomeTypeName, PropertyStatus } from '../listings/contract.ts';

/** Reasons for rejecting a home. */
export const whys = ['price', 'place', 'size', 'looks', 'other'] as const;
export const Why = z.enum(whys);
export type Why = z.infer<typeof Why>;

/** Number of liked homes required for recommendations. */
export const likedNeeded = 3;

/** Explains `matchScore` to users. */
export const matchScoreMeaning = (): string => m.recommendations__100_would_be_a_home();

// biome-ignore format: a table
const aspects = [
  'price', 'size', 'beds', 'baths', 'year', 'lot', 'garage', 'type', 'feature', 'place', 'budget', 'bedsMin', 'bathsMin',
] as const;

export const TasteReason = z.object({
  /** Shown to users: "Has a pool, like 3 of the 4 homes you liked". */
  text: z.string(),
  aspect: z.enum(aspects),
  /** Points of the match score that this reason contributes. */
  points: z.number().int(),
});

export const Recommendation = z.object({
  id: Id,
  imageUrl: z.string().nullable(),
  /** Describes the picture, and whether it is a drawing. */
  imageAlt: z.string(),
  illustration: z.boolean(),
  address: z.string().nullable(),
  addressHidden: z.boolean(),
  city: z.string(),
  state: z.string(),
  /** Whole units of `currency`. */
  price: z.number(),
  currency: Currency,
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().nullable(),
  squareFeet: z.number().int().nullable(),
  propertyType: HomeTypeName,
  status: PropertyStatus,
  /** Percent; see `matchScoreMeaning`. */
  matchScore: z.number().int().min(0).max(100),
  /** The strongest reasons as a sentence. */
  reasoning: z.string(),
  reasons: z.array(TasteReason),
  /** `more` when the person asked for more homes like it. */
  feedback: z.enum(['more']).nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const FeedbackBody = z
  .strictObject({ propertyId: IdParam, verdict: z.enum(['more', 'less']), why: Why.optional() })
  .refine(({ verdict, why }) => verdict === 'less' || why === undefined, {
    path: ['why'],
    error: () => m.recommendations__applies_only_to_homes_you(),
  });

const tags = ['Recommendations'];

/** Homes for sale that match a person's saved homes and criteria, with reasons. */
export const recommendationsContract = {
  list: call
    .route({
      method: 'GET',
      path: '/recommendations/{id}',
      summary: 'List recommended homes, best first; none until three homes are liked (X-Liked-Homes)',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: IdParam, limit: PageSize(48, 24) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.array(Recommendation) })),
  feedback: call
    .route({
      method: 'POST',
      path: '/recommendations/{id}/feedback',
      summary: 'Give feedback on a home: more like this, or not for me',
      tags,
    })
    .input(z.strictObject({ id: IdParam, feedback: FeedbackBody }))
    .output(z.object({ propertyId: Id, verdict: z.enum(['more', 'less']) })),
  forget: call
    .route({
      method: 'DELETE',
      path: '/recommendations/{id}/feedback/{propertyId}',
      summary: 'Remove the feedback on a home',
      tags,
    })
    .input(z.strictObject({ id: IdParam, propertyId: IdParam }))
    .output(z.object({ propertyId: Id, verdict: z.null() })),
};
