import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { EmailAddress } from '../../accounts/contract.ts';
import { Currency } from '../../listings/contract.ts';
import { HomeFacts, HomeValueRequest } from '../../markets/contract.ts';

/** Most homes with a monthly estimate, of a person and of an address. */
export const homesMax = 5;

const HomeReportOutcome = z.enum(['sent', 'off', 'no_estimate']);

/** A home whose estimate is emailed each month. */
export const HomeEmail = z.object({
  id: Id,
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  facts: HomeFacts,
  addedAt: z.iso.datetime(),
  /** The latest email; null before the first one. */
  last: z
    .object({
      month: z.string(),
      outcome: HomeReportOutcome,
      estimate: z.number().nullable(),
      currency: Currency.nullable(),
    })
    .nullable(),
});
export type HomeEmail = z.infer<typeof HomeEmail>;

/** A visitor states an email address; a person with a confirmed one doesn't. */
export const NewHomeEmail = HomeValueRequest.extend({
  email: EmailAddress.optional(),
  /** Of the visitor's browser. */
  timeZone: z
    .string()
    .max(64)
    .optional()
    .meta({ examples: ['America/Toronto'] }),
});
export type NewHomeEmail = z.input<typeof NewHomeEmail>;

/** The emails that a link confirms or stops. */
const HomeEmailLink = z.object({
  status: z.enum(['waiting', 'active', 'stopped']),
  /** `12 Oak Street, Austin, TX`; null when stopped. */
  home: z.string().nullable(),
});
export type HomeEmailLink = z.infer<typeof HomeEmailLink>;

const tags = ['Markets'];
const route = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });
const token = z.string().min(1).max(200);
const WithToken = z.strictObject({ token });

export const homeEmailsContract = {
  list: route('GET', '/home-value-emails', 'List your homes with a monthly estimate by email')
    .input(z.strictObject({}))
    .output(z.array(HomeEmail)),
  add: route(
    'POST',
    '/home-value-emails',
    'Email the estimate of a home monthly; a visitor’s address is confirmed first',
  )
    .input(NewHomeEmail)
    .output(z.object({ status: z.enum(['active', 'confirm']) })),
  remove: route('DELETE', '/home-value-emails/{id}', 'Stop the monthly estimate of a home')
    .input(z.strictObject({ id: IdParam }))
    .output(z.object({ id: Id })),
  link: route('GET', '/home-value-emails/links/{token}', 'Get the home whose emails a link confirms or stops')
    .input(WithToken)
    .output(HomeEmailLink),
  confirm: route('POST', '/home-value-emails/links/{token}/confirm', 'Confirm the address of a monthly estimate')
    .input(WithToken)
    .output(HomeEmailLink),
  /** One-click unsubscribe target of mail programs (RFC 8058), which define the body. */
  unsubscribe: route('POST', '/home-value-emails/links/{token}/unsubscribe', 'Stop the monthly estimate of a home')
    .input(z.object({ token }))
    .output(HomeEmailLink),
};
