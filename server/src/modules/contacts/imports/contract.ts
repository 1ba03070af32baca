import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { DuplicateReason } from '../merge/contract.ts';

export const importRowsMax = 10_000;
const importCharactersMax = 900_000;
/** Rows that a preview shows; its counts are of all rows. */
export const shownRowsMax = 200;

/** Fields of a contact that a column may have. */
export const importFields = [
  'firstName',
  'lastName',
  'name',
  'email',
  'email2',
  'phone',
  'phone2',
  'city',
  'stateOrProvince',
  'budget',
  'language',
  'tags',
  'note',
] as const;
export const ImportField = z.enum(importFields);
export type ImportField = z.infer<typeof ImportField>;

const Mapping = z.partialRecord(ImportField, z.string().min(1).max(200));
export type ImportMapping = z.infer<typeof Mapping>;

const FieldColumns = z.record(z.string().regex(/^\d{1,10}$/), z.string().min(1).max(200));
export type FieldColumns = z.infer<typeof FieldColumns>;

const ContactsFile = z.strictObject({
  /** CSV with a header, or vCards. */
  file: z.string().max(importCharactersMax, {
    error: () => m.contacts__must_have_at_most_characters({ count: importCharactersMax.toLocaleString('en-US') }),
  }),
  /** Column of each field; recognized by its name by default. Not for vCards. */
  mapping: Mapping.optional(),
  /** Column of each custom field, by its id; recognized by its name by default. */
  fields: FieldColumns.optional(),
});

/** `new` is added, `complete` adds what an own contact lacks, `known` changes nothing, `refused` has problems. */
export const ImportRowState = z.enum(['new', 'complete', 'known', 'refused']);
export type ImportRowState = z.infer<typeof ImportRowState>;

const counts = z.object({
  new: z.number().int(),
  complete: z.number().int(),
  known: z.number().int(),
  refused: z.number().int(),
});

const Import = z.object({
  id: Id,
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  created: z.number().int(),
  completed: z.number().int(),
  refused: z.number().int(),
  undoneAt: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof Import>;

const tags = ['Contacts'];
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const importsContract = {
  preview: route('POST', '/contacts/imports/preview', 'Preview the import of a contacts file')
    .input(ContactsFile)
    .output(
      z.object({
        format: z.enum(['csv', 'vcard']),
        columns: z.array(z.string()),
        mapping: Mapping,
        fields: FieldColumns,
        counts,
        rows: z.array(
          z.object({
            row: z.number().int(),
            state: ImportRowState,
            name: z.string(),
            emails: z.array(z.string()),
            phones: z.array(z.string()),
            problems: z.array(z.string()),
            /** The own contact, or the earlier row of the file, that is the same person. */
            sameAs: z
              .object({
                contactId: Id.nullable(),
                row: z.number().int().nullable(),
                name: z.string(),
                reason: DuplicateReason,
              })
              .nullable(),
          }),
        ),
      }),
    ),
  add: route('POST', '/contacts/imports', 'Import the contacts of a file; no person is added twice')
    .input(ContactsFile.extend({ fileName: z.string().trim().min(1).max(200) }))
    .output(Import),
  list: route('GET', '/contacts/imports', 'List your imports, newest first')
    .input(z.strictObject({}))
    .output(z.array(Import)),
  undo: route('POST', '/contacts/imports/{id}/undo', 'Delete the contacts that an import added; they can be restored')
    .input(z.strictObject({ id: IdParam }))
    .output(Import),
};
