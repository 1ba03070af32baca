import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

export const fieldKinds = ['text', 'number', 'date', 'choice'] as const;
export type FieldKind = (typeof fieldKinds)[number];
/** Fields of an agent, and fields of a company. */
export const fieldsMax = 20;
export const fieldValueMax = 500;

const label = z
  .string()
  .trim()
  .min(1, { error: () => m.contacts__field_needs_a_name() })
  .max(60);
const choices = z
  .array(z.string().trim().min(1).max(80))
  .max(30)
  .default([])
  .transform((given) => [...new Set(given)]);
const FieldDefinition = z.strictObject({ label, kind: z.enum(fieldKinds), choices });

const ContactField = z.object({
  id: Id,
  label: z.string(),
  kind: z.enum(fieldKinds),
  choices: z.array(z.string()),
  /** The field belongs to the company and is on the contacts of all its agents. */
  isOfCompany: z.boolean(),
  /** The caller may change and delete the field. */
  isOwn: z.boolean(),
  /** Contacts with a value. */
  used: z.number().int(),
});
export type ContactField = z.infer<typeof ContactField>;

const FieldValue = ContactField.pick({ id: true, label: true, kind: true, choices: true }).extend({
  value: z.string().nullable(),
});
export type FieldValue = z.infer<typeof FieldValue>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Contacts'];
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const fieldsContract = {
  list: route('GET', '/contacts/fields', 'List custom fields of the caller and of the company')
    .input(z.strictObject({}))
    .output(z.array(ContactField)),
  add: route('POST', '/contacts/fields', 'Add a custom field for contacts')
    .input(FieldDefinition)
    .output(z.array(ContactField)),
  change: route('PUT', '/contacts/fields/{id}', 'Rename a custom field or change its choices')
    .input(WithId.extend({ label, choices }))
    .output(z.array(ContactField)),
  remove: route('DELETE', '/contacts/fields/{id}', 'Delete a custom field with its values')
    .input(WithId)
    .output(z.array(ContactField)),
  values: route('GET', '/leads/{id}/fields', 'Get the custom fields of a contact')
    .input(WithId)
    .output(z.array(FieldValue)),
  setValues: route('PUT', '/leads/{id}/fields', 'Set custom fields of a contact; omitted fields don’t change')
    .input(
      WithId.extend({
        values: z
          .array(z.strictObject({ fieldId: Id, value: z.string().trim().max(fieldValueMax).nullable() }))
          .max(40),
      }),
    )
    .output(z.array(FieldValue)),
};
