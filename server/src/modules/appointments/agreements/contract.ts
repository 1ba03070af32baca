import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';

/** Why a showing in the USA needs no written buyer agreement. */
export const agreementExceptions = ['sellers_agent', 'open_house', 'not_mls_participant', 'other'] as const;

export const BuyerAgreement = z.object({
  id: Id,
  client: z.object({ id: Id, name: z.string() }),
  professional: z.object({ id: Id, name: z.string() }),
  /** The signed document, if the caller may see it. */
  documentId: Id.nullable(),
  signedOn: z.iso.date(),
  expiresOn: z.iso.date(),
  endedAt: z.iso.datetime().nullable(),
});
export type BuyerAgreement = z.infer<typeof BuyerAgreement>;

export const NewBuyerAgreement = z
  .strictObject({ clientId: Id, signedOn: Day(), expiresOn: Day(), documentId: Id.optional() })
  .refine(({ signedOn, expiresOn }) => signedOn <= expiresOn, {
    path: ['expiresOn'],
    error: () => m.appointments__must_not_be_before_the_signature(),
  });

const tags = ['Appointments'];
const WithId = z.strictObject({ id: IdParam });

export const agreementsContract = {
  agreements: call
    .route({ method: 'GET', path: '/buyer-agreements', summary: 'List the caller’s written buyer agreements', tags })
    .input(z.strictObject({ clientId: IdParam.optional() }))
    .output(z.array(BuyerAgreement)),
  recordAgreement: call
    .route({
      method: 'POST',
      path: '/buyer-agreements',
      summary: 'Record a signed buyer agreement with a client',
      tags,
    })
    .input(NewBuyerAgreement)
    .output(BuyerAgreement),
  endAgreement: call
    .route({ method: 'POST', path: '/buyer-agreements/{id}/end', summary: 'Record that an agreement has ended', tags })
    .input(WithId)
    .output(BuyerAgreement),
  exceptAgreement: call
    .route({
      method: 'POST',
      path: '/appointments/{id}/agreement-exception',
      summary: 'Record why a showing needs no written buyer agreement',
      tags,
    })
    .input(
      WithId.extend({
        exception: z.enum(agreementExceptions),
        reason: z
          .string()
          .trim()
          .min(10, { error: () => m.appointments__must_have_at_least_10() })
          .max(500, { error: () => m.professionals__must_have_at_most_500() }),
      }),
    )
    .output(z.object({ agreement: z.literal('exception') })),
};
