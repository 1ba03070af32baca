import { z } from 'zod';
import { call, Id } from '../../../foundation/contract.ts';
import { sharedFacts } from '../connections/contract.ts';
import { WithProfessional } from '../directory/contract.ts';

/** What a buyer agreed to show whom, as it was said to them. */
export const ConsentReceipt = z.object({
  id: Id,
  /** Of the connection, as in the team. */
  connectionId: Id,
  professional: z.object({
    id: Id,
    name: z.string(),
    company: z.string(),
    type: z.enum(['agent', 'mortgage_advisor']),
  }),
  /** Shown at once with the message: the name. The rest only after they accept. */
  shared: z.array(z.enum(sharedFacts)),
  /** Word for word; null where one of the accounts was erased. */
  text: z.string().nullable(),
  version: z.string(),
  /** SHA-256 of the text in UTF-8, in hex. */
  textHash: z.string(),
  givenAt: z.iso.datetime(),
  /** `in_force` while the professional may see it, or waits to; else why it holds no more. */
  state: z.enum(['in_force', 'replaced', 'declined', 'withdrawn', 'lapsed', 'ended']),
  /** When it ceased to hold; null while it is in force. */
  endedAt: z.iso.datetime().nullable(),
});
export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

/** A consent as it would be given: the receipt to show before the buyer agrees. */
export const ProposedReceipt = ConsentReceipt.pick({
  professional: true,
  shared: true,
  version: true,
  textHash: true,
}).extend({ text: z.string() });
export type ProposedReceipt = z.infer<typeof ProposedReceipt>;

const tags = ['Professionals'];

export const receiptsContract = {
  list: call
    .route({
      method: 'GET',
      path: '/buyer/consents',
      summary: 'What the buyer agreed to show whom, newest first',
      tags,
    })
    .input(z.strictObject({ page: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        receipts: z.array(ConsentReceipt),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),
  file: call
    .route({
      method: 'GET',
      path: '/buyer/consents/{id}/receipt.txt',
      summary: 'A consent receipt to keep, with what proves its words',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithProfessional)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};
