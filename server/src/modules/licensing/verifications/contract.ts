import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';
import { LicenseHint, LicenseType } from '../licenses/contract.ts';

const count = z.number().int();
const moment = z.iso.datetime();
const tags = ['Wholesaler'];

export const DecisionReason = z.enum([
  'matches_register',
  'not_in_register',
  'name_differs',
  'inactive',
  'expired',
  'disciplined',
  'other',
]);
export type DecisionReason = z.infer<typeof DecisionReason>;

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, {
      error: () => m.network__must_have_at_most_characters({ count: most.toLocaleString('en-US') }),
    });

/** Evidence found in the register. */
const Evidence = z.strictObject({
  registerName: text(300).optional(),
  registerStatus: z.enum(['active', 'inactive', 'expired', 'not_found']).optional(),
  registerUrl: z
    .url({ protocol: /^https?$/, error: () => m.licensing__please_enter_a_web_address() })
    .max(2_000, { error: () => m.network__must_have_at_most_2() })
    .optional(),
  expiresOn: Day(m.licensing__please_enter_a_date).optional(),
  disciplined: z.boolean().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

export const VerificationDecision = z
  .strictObject({
    verificationId: IdParam,
    status: z.enum(['verified', 'rejected'], { error: () => m.licensing__must_be_verified_or_rejected() }),
    notes: text(2_000).default(''),
    reason: DecisionReason.optional().describe('Default: matches_register, or other for a rejection'),
    evidence: Evidence.optional(),
  })
  .refine(({ status, reason }) => reason === undefined || (reason === 'matches_register') === (status === 'verified'), {
    path: ['reason'],
    error: () => m.licensing__must_be_one_that_fits(),
  });
export type VerificationDecision = z.infer<typeof VerificationDecision>;

/** A register check, with what was found and decided. */
export const Check = z.object({
  decision: z.enum(['verified', 'rejected', 'expired']),
  reason: DecisionReason,
  note: z.string().nullable(),
  registerName: z.string().nullable(),
  registerStatus: z.string().nullable(),
  registerUrl: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  disciplined: z.boolean().nullable(),
  checkedAt: moment,
  checkedBy: z.string().nullable(),
});
export type Check = z.infer<typeof Check>;

/** A license that waits for a register check. */
export const Registered = z.object({
  id: Id.describe('The `verificationId` of a decision'),
  companyName: z.string(),
  contactPersonName: z.string(),
  licenseNumber: z.string(),
  country: z.enum(['USA', 'Canada']),
  createdAt: moment,
  applicant: z.enum(['company', 'agent']),
  applicantName: z.string().describe('Name as stated by the company or the agent'),
  email: z.string(),
  resellerId: Id,
  jurisdiction: z.string(),
  licenseType: LicenseType,
  status: z.enum(['pending', 'verified', 'expired']),
  expiresOn: z.iso.date().nullable(),
  formatHint: LicenseHint,
  sameNumberElsewhere: count.describe('Other licenses with this number in this jurisdiction'),
  dueAt: moment.describe('One business day after it was submitted, appealed or became due'),
  overdue: z.boolean(),
  appeal: z.object({ message: z.string(), createdAt: moment }).nullable(),
  checks: z.array(Check),
});
export type Registered = z.infer<typeof Registered>;

export const verificationsContract = {
  pendingVerifications: call
    .route({
      method: 'GET',
      path: '/wholesaler/pending-verifications',
      summary: 'List licenses to verify, oldest first',
      tags,
    })
    .input(
      z.strictObject({
        of: z
          .enum(['pending', 'due'])
          .default('pending')
          .describe('due: verified licenses last checked 30 days ago, and expired ones'),
      }),
    )
    .output(z.array(Registered)),
  nameMatch: call
    .route({
      method: 'GET',
      path: '/wholesaler/pending-verifications/{id}/name-match',
      summary: 'Compare the name in a register with the stated name',
      tags,
    })
    .input(z.strictObject({ id: IdParam, registerName: z.string().trim().min(1).max(300) }))
    .output(
      z.object({
        statedName: z.string(),
        score: z.number().int().describe('0 to 100: shared letter pairs of the names, without legal forms'),
        verdict: z.enum(['same', 'close', 'different']),
      }),
    ),
  verifyLicense: call
    .route({ method: 'POST', path: '/wholesaler/verify-license', summary: 'Decide on a pending license', tags })
    .input(VerificationDecision)
    .output(
      z.object({
        verificationId: Id,
        status: z.enum(['verified', 'rejected']),
        checkedAt: z.iso.datetime(),
      }),
    ),
};
