import { m } from '@lintel/messages';
import { LeadFields } from '@lintel/server/contacts';
import type { LeadDetail } from '../calls.ts';

const names = [
  ...['firstName', 'lastName', 'emails', 'phones', 'contactType', 'urgency'],
  ...['budget', 'language', 'city', 'stateOrProvince', 'tags'],
] as const;

/** The form's texts; several addresses, numbers and tags are separated by commas. */
export type LeadDraft = Record<
  | 'firstName'
  | 'lastName'
  | 'emails'
  | 'phones'
  | 'contactType'
  | 'urgency'
  | 'budget'
  | 'language'
  | 'city'
  | 'stateOrProvince'
  | 'tags',
  string
>;

export const emptyDraft: LeadDraft = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as LeadDraft),
  contactType: 'buyer',
  urgency: 'medium',
};

export const draftOf = (lead: LeadDetail): LeadDraft => ({
  ...{ firstName: lead.firstName, lastName: lead.lastName, contactType: lead.contactType, urgency: lead.urgency },
  ...{ emails: lead.emails.join(', '), phones: lead.phones.join(', '), tags: lead.tags.join(', ') },
  ...{ language: lead.language ?? '', city: lead.city ?? '', stateOrProvince: lead.stateOrProvince ?? '' },
  budget: lead.budget === null ? '' : String(lead.budget),
});

const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** Reads a draft by the rules of the API: the fields to send, or a message for each wrong field. */
export function readDraft(draft: LeadDraft): { fields?: LeadFields; errors: Record<string, string> } {
  const read = LeadFields.safeParse({
    ...draft,
    emails: listOf(draft.emails),
    phones: listOf(draft.phones),
    tags: listOf(draft.tags),
    budget: draft.budget === '' ? null : Number(draft.budget),
  });
  if (read.success) return { fields: read.data, errors: {} };
  return {
    errors: Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0]), message || m.contacts__check_this_field()]),
    ),
  };
}
