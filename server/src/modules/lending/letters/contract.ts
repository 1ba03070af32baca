import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';

export const letterKinds = ['pre_qualification', 'pre_approval'] as const;
const amount = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .transform((value) => Math.round(value * 100) / 100);
const positive = z
  .number()
  .gt(0)
  .max(1_000_000_000)
  .transform((value) => Math.round(value * 100) / 100);

/** Limits in whole units of the application's currency. */
const limitFields = {
  kind: z.enum(letterKinds),
  program: z.string().trim().min(1).max(60),
  priceMax: positive,
  loanMax: positive,
  paymentMax: positive.describe('Monthly principal and interest'),
  downMin: amount,
  cashMax: amount.describe('Maximum down payment'),
  ratePercent: z.number().min(0).max(30),
  years: z.int().min(1).max(30),
  expiresOn: Day(),
};

export const LimitsInput = z.strictObject(limitFields);
export type LimitsInput = z.infer<typeof LimitsInput>;

export const LetterLimits = z.object({ ...limitFields, setAt: z.iso.datetime() });
export type LetterLimits = z.infer<typeof LetterLimits>;

/** The offer that a letter is for. */
export const LetterOffer = z.strictObject({
  home: z
    .string()
    .trim()
    .min(1, { error: () => m.lending__please_name_the_home() })
    .max(200),
  price: positive,
  downPayment: amount,
});
export type LetterOffer = z.infer<typeof LetterOffer>;

export const Letter = z.object({
  id: Id,
  code: z.string(),
  kind: z.enum(letterKinds),
  program: z.string(),
  home: z.string(),
  price: z.number(),
  loanAmount: z.number(),
  expiresOn: z.string(),
  issuedAt: z.iso.datetime(),
  status: z.enum(['valid', 'expired', 'revoked', 'license_lapsed']),
});
export type Letter = z.infer<typeof Letter>;

/** The public view of a letter, without income, debts and savings. */
export const VerifiedLetter = z.object({
  code: z.string(),
  kind: z.enum(letterKinds),
  program: z.string(),
  buyerName: z.string(),
  home: z.string(),
  price: z.number(),
  loanAmount: z.number(),
  currency: z.enum(['USD', 'CAD']),
  issuedAt: z.iso.datetime(),
  expiresOn: z.string(),
  status: Letter.shape.status,
  agentName: z.string(),
  companyName: z.string(),
  licenses: z.array(z.object({ holder: z.string(), jurisdiction: z.string(), number: z.string() })),
});
export type VerifiedLetter = z.infer<typeof VerifiedLetter>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Mortgage'];
const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  call.route({ method, path: `/mortgage${path}`, summary, tags });

export const lettersContract = {
  setLimits: route('PUT', '/applications/{id}/letter-limits', 'Set the limits for letters that the buyer makes')
    .input(LimitsInput.extend(WithId.shape))
    .output(LetterLimits),
  issueLetter: route('POST', '/applications/{id}/letters', 'Issue a letter for one offer within the limits')
    .input(LetterOffer.extend(WithId.shape))
    .output(Letter),
  revokeLetter: route('POST', '/letters/{id}/revoke', 'Revoke a letter; its public page shows this immediately')
    .input(WithId)
    .output(Letter),
  letterPdf: call
    .route({
      method: 'GET',
      path: '/mortgage/letters/{id}/pdf',
      summary: 'Download a letter as a PDF file',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithId)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  verifyLetter: route('GET', '/letters/verify/{code}', 'Verify a letter by its code')
    .input(
      z.strictObject({
        code: z.string().regex(/^[A-Z0-9-]{6,20}$/, { error: () => m.lending__must_be_the_code_of_a_letter() }),
      }),
    )
    .output(VerifiedLetter),
};
