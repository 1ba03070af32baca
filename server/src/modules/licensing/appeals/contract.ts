import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

const tags = ['Licenses'];

/** A license as its holder sees it. */
const MyLicense = z.object({
  id: Id,
  holder: z.string(),
  licenseNumber: z.string(),
  jurisdiction: z.string(),
  status: z.enum(['pending', 'verified', 'rejected', 'expired']),
  expiresOn: z.iso.date().nullable(),
  decision: z
    .object({ reason: z.string(), note: z.string().nullable(), checkedAt: z.iso.datetime() })
    .nullable()
    .describe('Result of the last check'),
  appeal: z.object({ message: z.string(), createdAt: z.iso.datetime(), open: z.boolean() }).nullable(),
});
export type MyLicense = z.infer<typeof MyLicense>;

export const AppealBody = z.strictObject({
  message: z
    .string({ error: () => m.licensing__please_say_what_should_be() })
    .trim()
    .min(10, { error: () => m.network__tell_us_what_to_review() })
    .max(2_000, { error: () => m.network__must_have_at_most_2() }),
});

export const appealsContract = {
  myLicenses: call
    .route({
      method: 'GET',
      path: '/licenses',
      summary: 'List the licenses of the caller and of their company',
      tags,
    })
    .output(z.array(MyLicense)),
  appeal: call
    .route({
      method: 'POST',
      path: '/licenses/{id}/appeal',
      summary: 'Appeal a rejected license',
      tags,
    })
    .input(AppealBody.extend({ id: IdParam }))
    .output(z.object({ id: Id, status: z.literal('pending') })),
};
