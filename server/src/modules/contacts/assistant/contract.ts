import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { needKinds } from '../entries/contract.ts';

/** Words of a text that fair-housing law forbids, with the rule. Half-open range of UTF-16 units. */
const Issue = z.object({ from: z.number().int(), until: z.number().int(), words: z.string(), reason: z.string() });
export type Issue = z.infer<typeof Issue>;

export const draftKinds = ['first_reply', 'follow_up', 'after_showing', 'financing', 'check_in'] as const;

const Draft = z.object({
  kind: z.enum(draftKinds),
  subject: z.string(),
  text: z.string(),
  /** Empty unless the data itself holds forbidden words. */
  issues: z.array(Issue),
});
export type Draft = z.infer<typeof Draft>;

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags: ['Contacts'] });

/** Drafts from data by templates, and in other words by a language model. No operation sends anything. */
export const assistantContract = {
  brief: route('GET', '/leads/{id}/brief', 'Get a contact’s summary, next step with its reason, and drafts')
    .input(z.strictObject({ id: IdParam }))
    .output(
      z.object({
        summary: z.array(z.string()),
        next: z.object({ kind: z.enum([...needKinds, 'pipeline']), action: z.string(), reason: z.string() }),
        drafts: z.array(Draft),
        rewords: z.boolean().describe('True if a language model is configured, so that drafts can be reworded'),
      }),
    ),
  reword: route('POST', '/leads/{id}/drafts', 'Reword a draft with the language model')
    .input(z.strictObject({ id: IdParam, kind: z.enum(draftKinds) }))
    .output(z.object({ text: z.string(), by: z.enum(['model', 'template']) })),
  listingText: route('GET', '/agent/recent-properties/{id}/text', 'Draft a description of your listing')
    .input(z.strictObject({ id: IdParam }))
    .output(z.object({ id: Id, text: z.string(), issues: z.array(Issue) })),
  check: route('POST', '/contacts/wording', 'Mark words about protected classes in a text')
    .input(z.strictObject({ text: z.string().max(5_000) }))
    .output(z.object({ issues: z.array(Issue) })),
};
