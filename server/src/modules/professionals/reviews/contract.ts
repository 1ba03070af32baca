import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Id, PageNumber, PageSize } from '../../../platform/serve/contract.ts';
import { WithProfessional } from '../directory/contract.ts';

export const reviewSignsMin = 20;
export const reviewSignsMax = 2_000;
export const replySignsMax = 1_000;
/** Days within which an author may edit a review. */
export const daysToEdit = 30;
/** Days after the event within which it can be reviewed. */
export const daysToReview = 365;

/** The only grounds for removing a review; payment and negative ratings are not among them. */
export const removalRules = texts({
  private_data: m.professionals__it_reveals_someones_private_details,
  abuse: m.professionals__it_insults_threatens_or_harasses,
  discrimination: m.professionals__it_discriminates_against_people,
  not_the_event: m.professionals__it_isnt_about_the_work,
  false_event: m.professionals__the_showing_or_closing_it,
  unlawful: m.professionals__a_court_or_authority_ordered,
});
export type RemovalRule = keyof typeof removalRules;
const ruleNames = Object.keys(removalRules) as [RemovalRule, ...RemovalRule[]];

/**
 * The shrunk mean is (sum of stars + weight × mean of all reviews of the kind) ÷ (n + weight): with few reviews it
 * is close to the overall mean. It is shown with the plain mean and n.
 */
export const priorWeight = 10;

export const ReviewEvent = z.enum(['toured', 'closed']);
export type ReviewEvent = z.infer<typeof ReviewEvent>;

const stars = z
  .number()
  .int()
  .min(1, { error: () => m.professionals__must_be_1_to_5() })
  .max(5, { error: () => m.professionals__must_be_1_to_5() });
const text = z
  .string()
  .trim()
  .min(reviewSignsMin, { error: () => m.professionals__must_have_at_least_characters({ reviewSignsMin }) })
  .max(reviewSignsMax, {
    error: () => m.professionals__must_have_at_most_characters({ count: reviewSignsMax.toLocaleString('en-US') }),
  });

export const Review = z.object({
  id: Id,
  /** “Ada S.”; “A former client” for an erased account. */
  author: z.string(),
  mine: z.boolean(),
  event: ReviewEvent,
  rating: z.number().int(),
  /** Null after the author’s account was erased: the rating stays, the text is deleted. */
  text: z.string().nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Number of edits. */
  edits: z.number().int(),
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  mayEdit: z.boolean(),
  mayReply: z.boolean(),
});
export type Review = z.infer<typeof Review>;

export const ReviewSummary = z.object({
  /** Number of published reviews. */
  n: z.number().int(),
  /** Plain mean of the stars, two decimals; null without reviews. */
  mean: z.number().nullable(),
  /** Mean shrunk toward that of all reviews of the kind; null without reviews. */
  shrunkMean: z.number().nullable(),
  prior: z.object({ mean: z.number().nullable(), n: z.number().int(), weight: z.number() }),
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
  counts: z.array(z.number().int()).length(5),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** A completed event that the caller may review and has not reviewed yet. */
export const ReviewChance = z.object({
  event: ReviewEvent,
  eventId: Id,
  happenedOn: z.iso.date(),
  /** Last day for the review. */
  until: z.iso.date(),
});
export type ReviewChance = z.infer<typeof ReviewChance>;

const tags = ['Reviews'];
const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const reviewsContract = {
  list: route('GET', '/professionals/{id}/reviews', 'List reviews of a professional by verified clients, newest first')
    .input(
      WithProfessional.extend({
        page: PageNumber(10_000),
        limit: PageSize(50, 10),
      }),
    )
    .output(
      z.object({
        summary: ReviewSummary,
        reviews: z.array(Review),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        chances: z.array(ReviewChance),
      }),
    ),
  write: route('POST', '/professionals/{id}/reviews', 'Review a completed showing or closing, once per event')
    .input(
      WithProfessional.extend({
        event: ReviewEvent,
        eventId: Id,
        rating: stars,
        text,
      }),
    )
    .output(Review),
  edit: route('PUT', '/reviews/{id}', 'Edit your review within 30 days; earlier versions are kept')
    .input(WithProfessional.extend({ rating: stars, text }))
    .output(Review),
  reply: route('POST', '/reviews/{id}/reply', 'Reply in public as the professional; repeat to change the reply')
    .input(
      WithProfessional.extend({
        text: z
          .string()
          .trim()
          .min(1, { error: () => m.professionals__must_not_be_empty() })
          .max(replySignsMax, {
            error: () =>
              m.professionals__must_have_at_most_characters({ count: replySignsMax.toLocaleString('en-US') }),
          }),
      }),
    )
    .output(Review),
  report: route('POST', '/reviews/{id}/report', 'Report a review to support')
    .input(
      WithProfessional.extend({
        rule: z.enum(ruleNames),
        note: z
          .string()
          .trim()
          .max(1_000, { error: () => m.professionals__must_have_at_most_1() })
          .default(''),
      }),
    )
    .output(z.object({ reference: z.string() })),
  remove: route('POST', '/reviews/{id}/remove', 'Remove a review under one of the published rules')
    .input(
      WithProfessional.extend({
        rule: z.enum(ruleNames),
        note: z
          .string()
          .trim()
          .min(10, { error: () => m.professionals__must_explain_in_at_least() })
          .max(1_000, { error: () => m.professionals__must_have_at_most_1() }),
      }),
    )
    .output(z.object({ removedAt: z.iso.datetime() })),
};
