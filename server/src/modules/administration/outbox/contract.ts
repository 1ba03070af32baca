import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { EmailAddress } from '../../accounts/fields/contract.ts';

const Envelope = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  writtenAt: z.iso.datetime(),
});

export const outboxContract = {
  outbox: call
    .route({
      method: 'GET',
      path: '/dev/outbox',
      summary: 'List emails that were stored instead of sent, newest first',
      tags: ['Development'],
    })
    .input(z.strictObject({ to: EmailAddress.optional() }))
    .output(z.object({ letters: z.array(Envelope) })),
  outboxLetter: call
    .route({ method: 'GET', path: '/dev/outbox/{id}', summary: 'Get a stored email', tags: ['Development'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Envelope.extend({ text: z.string(), html: z.string() })),
};
