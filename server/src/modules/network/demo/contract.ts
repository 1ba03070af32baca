import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { EmailAddress, KnownPassword, Username, withCookies } from '../../accounts/fields/contract.ts';

const DemoLogin = z.strictObject({
  userType: z.enum(['buyer', 'agent', 'reseller'], { error: 'Please select a user type' }),
  agentType: z.enum(['real_estate', 'mortgage']).optional(),
  username: Username,
  password: KnownPassword,
});
export type DemoLogin = z.infer<typeof DemoLogin>;

const Envelope = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  writtenAt: z.iso.datetime(),
});

export const demoContract = {
  demoLogin: call
    .route({
      method: 'POST',
      path: '/demo-login',
      summary: 'Sign in as somebody of the sample network, where that is loaded',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(DemoLogin)
    .output(withCookies(z.object({ home: z.string() }))),
  outbox: call
    .route({
      method: 'GET',
      path: '/dev/outbox',
      summary: 'Letters that were put aside instead of being sent, newest first',
      tags: ['Development'],
    })
    .input(z.strictObject({ to: EmailAddress.optional() }))
    .output(z.object({ letters: z.array(Envelope) })),
  outboxLetter: call
    .route({ method: 'GET', path: '/dev/outbox/{id}', summary: 'One of those letters', tags: ['Development'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Envelope.extend({ text: z.string(), html: z.string() })),
};
