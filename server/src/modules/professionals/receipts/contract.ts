import { z } from 'zod';
import { call, Id, PageNumber } from '../../../platform/serve/contract.ts';
import { sharedFacts } from '../connections/contract.ts';
import { WithProfessional } from '../directory/contract.ts';

/** A buyer's consent to share data with a professional, as it was worded. */
export const ConsentReceipt = z.object({
  id: Id,
  /** Id of the connection, as in the team. */
  connectionId: Id,
  professional: z.object({
    id: Id,
    name: z.string(),
    company: z.string(),
    type: z.enum(['agent', 'mortgage_advisor']),
  }),
  /** The name is shared at once with the message; the other facts only after acceptance. */
  shared: z.array(z.enum(sharedFacts)),
  /** Word for word; null after one of the accounts was erased. */
  text: z.string().nullable(),
  version: z.string(),
  /** SHA-256 of the text in UTF-8, in hex. */
  textHash: z.string(),
  givenAt: z.iso.datetime(),
  /** `in_force` while the professional has access or the request is pending; otherwise the reason why it ended. */
  state: z.enum(['in_force', 'replaced', 'declined', 'withdrawn', 'lapsed', 'ended']),
  /** End of the consent; null while it is in force. */
  endedAt: z.iso.datetime().nullable(),
});
export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

/** A consent before it is given: the receipt to show to the buyer. */
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
      summary: 'List the buyer’s consent receipts, newest first',
      tags,
    })
    .input(z.strictObject({ page: PageNumber(1_000) }))
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
      summary: 'Download a consent receipt with the hash of its text',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithProfessional)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};
