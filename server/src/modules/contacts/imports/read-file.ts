import { m } from '@lintel/messages';
import { z } from 'zod';
import { invalid } from '../../../platform/serve/errors.ts';
import { CsvFileError, csvRows, InvalidValue, readNumber, stateCode } from '../../feeds/index.ts';
import { e164 } from '../../signups/index.ts';
import type { FieldRow } from '../fields/present.ts';
import { readValue } from '../fields/read-value.ts';
import { type FieldColumns, type ImportField, type ImportMapping, importFields, importRowsMax } from './contract.ts';
import { readVcards } from './vcards.ts';

/** A person as a row states them. */
export interface ReadContact {
  firstName: string;
  lastName: string;
  emails: string[];
  phones: string[];
  city: string | null;
  stateOrProvince: string | null;
  budgetMaxCents: number | null;
  language: string | null;
  tags: string[];
  note: string | null;
  /** Values of custom fields by the id of the field. */
  fieldValues: Readonly<Record<string, string>>;
}

export interface ReadRow {
  row: number;
  contact: ReadContact;
  problems: string[];
}

interface ReadFile {
  format: 'csv' | 'vcard';
  columns: string[];
  mapping: ImportMapping;
  fields: FieldColumns;
  rows: ReadRow[];
}

interface Columns {
  mapping?: ImportMapping | undefined;
  fields?: FieldColumns | undefined;
}

/**
 * Reads a file without database access.
 * @throws INVALID when the text is neither a table nor vCards
 */
export async function readFile(file: string, given: Columns, custom: readonly FieldRow[]): Promise<ReadFile> {
  if (/^\uFEFF?\s*BEGIN:VCARD/i.test(file)) {
    const rows = readVcards(file).map((cells, index) => contactOf(index + 1, (field) => cells[field] ?? ''));
    return { format: 'vcard', columns: [], mapping: {}, fields: {}, rows: checked(rows) };
  }
  const { columns, rows: lines } = await tableOf(file);
  const mapping = given.mapping ?? recognized(columns);
  const fields = given.fields ?? recognizedFields(columns, custom);
  for (const [field, column] of Object.entries(mapping))
    if (!columns.includes(column)) throw invalid(`mapping.${field}`, m.contacts__must_be_a_column());
  for (const [id, column] of Object.entries(fields)) {
    if (!columns.includes(column)) throw invalid(`fields.${id}`, m.contacts__must_be_a_column());
    if (!custom.some((field) => String(field.id) === id))
      throw invalid(`fields.${id}`, m.contacts__we_couldnt_find_this_field());
  }
  const rows: ReadRow[] = [];
  for await (const line of lines) {
    if (rows.length >= importRowsMax) throw tooMany();
    if ('row' in line) {
      const cells = line.row;
      if (Object.values(cells).some((cell) => cell.trim() !== ''))
        rows.push(
          withFields(
            contactOf(line.number, (field) => cells[mapping[field] ?? ''] ?? ''),
            custom.map((field) => ({ field, cell: cells[fields[field.id] ?? ''] ?? '' })),
          ),
        );
    } else
      rows.push({
        ...contactOf(line.number, () => ''),
        problems: [m.contacts__row_isnt_readable({ rule: line.rule })],
      });
  }
  return { format: 'csv', columns, mapping, fields, rows: checked(rows) };
}

const tooMany = () =>
  invalid('file', m.contacts__must_have_at_most_rows({ rows: importRowsMax.toLocaleString('en-US') }));

function checked(rows: ReadRow[]): ReadRow[] {
  if (rows.length === 0) throw invalid('file', m.contacts__must_have_a_contact());
  if (rows.length > importRowsMax) throw tooMany();
  return rows;
}

async function tableOf(file: string) {
  const header = file.slice(0, file.indexOf('\n') >>> 0);
  const delimiter = [',', ';', '\t'].reduce((best, mark) =>
    header.split(mark).length > header.split(best).length ? mark : best,
  );
  try {
    return await csvRows(bytesOf(file), delimiter);
  } catch (error) {
    if (error instanceof CsvFileError) throw invalid('file', m.contacts__must_start_with_a_header());
    throw error;
  }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Column names of exports by Google, Outlook, Apple, Follow Up Boss and kvCORE, without spaces and marks. */
const names: Record<ImportField, readonly string[]> = {
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'familyname', 'surname', 'last'],
  name: ['name', 'fullname', 'displayname', 'contact'],
  email: ['email', 'emailaddress', 'email1', 'email1value', 'primaryemail', 'emailaddress1', 'mail'],
  email2: ['email2', 'email2value', 'secondaryemail', 'emailaddress2'],
  phone: [
    'phone',
    'phonenumber',
    'phone1',
    'phone1value',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'primaryphone',
    'telephone',
  ],
  phone2: ['phone2', 'phone2value', 'homephone', 'secondaryphone', 'businessphone', 'workphone'],
  city: ['city', 'homecity', 'address1city', 'town'],
  stateOrProvince: ['state', 'province', 'homestate', 'address1region', 'stateorprovince', 'stateprovince', 'region'],
  budget: ['budget', 'price', 'pricemax', 'maxprice', 'maxbudget', 'pricerange'],
  language: ['language', 'preferredlanguage'],
  tags: ['tags', 'labels', 'groupmembership', 'categories', 'groups', 'hashtags'],
  note: ['notes', 'note', 'comments', 'background', 'description'],
};

function recognized(columns: readonly string[]): ImportMapping {
  const byName = new Map(columns.map((column) => [column.toLowerCase().replace(/[^a-z0-9]/g, ''), column]));
  const mapping: ImportMapping = {};
  for (const field of importFields) {
    const column = names[field].map((name) => byName.get(name)).find((found) => found !== undefined);
    if (column !== undefined) mapping[field] = column;
  }
  return mapping;
}

const recognizedFields = (columns: readonly string[], custom: readonly FieldRow[]): FieldColumns =>
  Object.fromEntries(
    custom.flatMap(({ id, label }) => {
      const column = columns.find((each) => each.trim().toLowerCase() === label.toLowerCase());
      return column === undefined ? [] : [[String(id), column]];
    }),
  );

/** Adds the values of custom fields; one that is not of its kind is a problem of the row. */
function withFields(read: ReadRow, cells: readonly { field: FieldRow; cell: string }[]): ReadRow {
  const problems = [...read.problems];
  const fieldValues: Record<string, string> = {};
  for (const { field, cell } of cells) {
    if (cell.trim() === '') continue;
    const found = readValue(field, cell);
    if ('rule' in found) problems.push(m.contacts__field_isnt_valid({ label: field.label, rule: found.rule }));
    else fieldValues[field.id] = found.value;
  }
  return { ...read, problems, contact: { ...read.contact, fieldValues } };
}

const isEmail = (text: string): boolean => text.length <= 254 && z.email().safeParse(text).success;

function contactOf(row: number, cell: (field: ImportField) => string): ReadRow {
  const problems: string[] = [];
  const text = (field: ImportField, max: number) => cell(field).replace(/\s+/g, ' ').trim().slice(0, max);
  // Some exports write several values in one cell.
  const emails = several(`${cell('email')},${cell('email2')}`).map((value) => value.toLowerCase());
  const phones = several(`${cell('phone')},${cell('phone2')}`);
  for (const value of emails)
    if (!isEmail(value)) problems.push(m.contacts__isnt_an_email_address({ value: value.slice(0, 60) }));
  const numbers = phones.map((value) => {
    const number = e164(value);
    if (!number) problems.push(m.contacts__isnt_a_phone_number({ value: value.slice(0, 40) }));
    return number ?? '';
  });
  const budget = text('budget', 40);
  const amount = budget === '' ? null : readNumber(budget);
  if (amount instanceof InvalidValue || (amount !== null && (amount < 0 || amount > 1e9)))
    problems.push(m.contacts__isnt_an_amount({ value: budget }));
  const full = text('name', 160).split(' ');
  const firstName = text('firstName', 80) || (text('lastName', 80) ? '' : full.slice(0, -1).join(' ') || full[0]!);
  const lastName = text('lastName', 80) || (text('firstName', 80) || full.length < 2 ? '' : full.at(-1)!);
  if (!firstName && !lastName && emails.length === 0 && phones.length === 0 && problems.length === 0)
    problems.push(m.contacts__no_name_address_or_number());
  return {
    row,
    problems,
    contact: {
      ...{ firstName, lastName, emails: [...new Set(emails)], phones: [...new Set(numbers)] },
      city: text('city', 120) || null,
      stateOrProvince: stateCode(text('stateOrProvince', 40)) ?? (text('stateOrProvince', 40) || null),
      budgetMaxCents: typeof amount === 'number' ? Math.round(amount * 100) : null,
      language: text('language', 40) || null,
      tags: [
        ...new Set(
          cell('tags')
            .split(/[,;|]|:::/)
            .map((tag) => tag.trim().slice(0, 40))
            .filter((tag) => tag && tag !== '* myContacts'),
        ),
      ].slice(0, 20),
      note: cell('note').trim().slice(0, 5_000) || null,
      fieldValues: {},
    },
  };
}

const several = (cells: string): string[] =>
  cells
    .split(/[,;]|:::/)
    // Spreadsheets get numbers that begin with a plus sign behind an apostrophe.
    .map((value) => value.trim().replace(/^'(?=\+)/, ''))
    .filter(Boolean);
