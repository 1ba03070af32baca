import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

/** Days for which received lead emails are listed. */
export const leadEmailDays = 90;
/** Maximum length of a pasted email. */
export const leadEmailMax = 20_000;

const LeadEmail = z.object({
  id: Id,
  sender: z.string(),
  subject: z.string(),
  /** The portal that sent the email, if it is a known one. */
  portal: z.string().nullable(),
  /** `known`: the contact existed, and the email is in its timeline. `unread`: the email is not certain to be of a lead. */
  state: z.enum(['added', 'known', 'unread']),
  contact: z.object({ id: Id, name: z.string() }).nullable(),
  /** The text of an email that could not be read. */
  text: z.string(),
  receivedAt: z.iso.datetime(),
});
export type LeadEmail = z.infer<typeof LeadEmail>;

const stated = z.string().optional();
const ReadLeadEmail = z.object({
  lead: z.object({
    ...{ firstName: stated, lastName: stated, emails: stated, phones: stated },
    ...{ budget: stated, city: stated, stateOrProvince: stated, language: stated },
  }),
  portal: z.string().nullable(),
  /** The lines that were not read, such as the message of the person. */
  rest: z.string(),
});

const WithId = z.strictObject({ id: IdParam });
const tags = ['Contacts'];
const route = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const leadEmailsContract = {
  list: route('GET', '/contacts/lead-emails', 'Get your address for lead emails, and the emails of the last 90 days')
    .input(z.strictObject({}))
    .output(
      z.object({
        /** Null without a mail domain in the settings. */
        address: z.string().nullable(),
        emails: z.array(LeadEmail),
      }),
    ),
  renewAddress: route('POST', '/contacts/lead-emails/address', 'Replace the address; the previous one stops working')
    .input(z.strictObject({}))
    .output(z.object({ address: z.string() })),
  read: route('POST', '/contacts/lead-emails/read', 'Preview what Lintel reads in a lead email, without storing it')
    .input(
      z.strictObject({
        /** The text of the email, or an email file (RFC 5322) in base64. */
        text: z
          .string()
          .max(leadEmailMax, { error: () => m.contacts__at_most({ max: leadEmailMax }) })
          .optional(),
        file: z
          .base64({ error: () => m.messages__must_be_base64() })
          .max(500_000, { error: () => m.messages__must_be_at_most_375() })
          .optional(),
      }),
    )
    .output(ReadLeadEmail),
  remove: route('DELETE', '/contacts/lead-emails/{id}', 'Delete a lead email from the list; its contact stays')
    .input(WithId)
    .output(WithId),
};
