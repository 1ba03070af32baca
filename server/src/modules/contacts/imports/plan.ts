import type { DuplicateReason } from '../merge/contract.ts';
import { createIndex } from '../merge/groups.ts';
import type { Identity } from '../merge/same-person.ts';
import type { ImportRowState } from './contract.ts';
import type { ReadContact, ReadRow } from './read-file.ts';

/** An own contact that exists. */
export interface Held extends Identity {
  id: number;
  budget: number | null;
  stateOrProvince: string | null;
  language: string | null;
  tags: readonly string[];
  /** Texts of the notes in the timeline. */
  notes: readonly string[];
  fieldValues: Readonly<Record<string, string>>;
}

/** A person of the file: a new contact, or additions to an existing one. */
export interface Planned {
  contactId: number | null;
  row: number;
  contact: ReadContact;
  notes: string[];
}

export interface PlannedRow {
  row: number;
  state: ImportRowState;
  contact: ReadContact;
  problems: string[];
  sameAs: { contactId: number | null; row: number | null; name: string; reason: DuplicateReason } | null;
}

type Entry = Identity & { held: Held | null; planned: Planned | null };

/** Decides for each row whether it is a new person, and collects what the file says of each person. */
export function planImport(rows: readonly ReadRow[], own: readonly Held[]): { rows: PlannedRow[]; people: Planned[] } {
  const index = createIndex<Entry>();
  for (const held of own) index.add({ ...identityOf(held), held, planned: null });
  const people: Planned[] = [];
  const planned = rows.map(({ row, contact, problems }): PlannedRow => {
    if (problems.length > 0) return { row, state: 'refused', contact, problems, sameAs: null };
    const match = index.find(contact);
    if (!match) {
      const entry: Entry = {
        ...identityOf(contact),
        held: null,
        planned: { contactId: null, row, contact, notes: notesOf(contact) },
      };
      index.add(entry);
      people.push(entry.planned!);
      return { row, state: 'new', contact, problems, sameAs: null };
    }
    const { item, reason } = match;
    const name = `${item.firstName} ${item.lastName}`.trim();
    const sameAs = { contactId: item.held?.id ?? null, row: item.planned?.row ?? null, name, reason };
    const state = complete(item, contact, row, people);
    // Later rows may match by what this row adds.
    index.add({ ...identityOf(contact), held: item.held, planned: item.planned });
    return { row, state, contact, problems, sameAs };
  });
  return { rows: planned, people };
}

const identityOf = ({ firstName, lastName, emails, phones, city }: Identity): Identity => ({
  ...{ firstName, lastName, emails: [...emails], phones: [...phones], city },
});
const notesOf = ({ note }: ReadContact): string[] => (note ? [note] : []);

/** Adds what a row states to the person that it matches. */
function complete(entry: Entry, stated: ReadContact, row: number, people: Planned[]): ImportRowState {
  const known = entry.planned?.contact ?? heldAsRead(entry.held!);
  const addition = {
    emails: stated.emails.filter((email) => !known.emails.includes(email)),
    phones: stated.phones.filter((phone) => !known.phones.includes(phone)),
    tags: stated.tags.filter((tag) => !known.tags.includes(tag)),
  };
  const notes = notesOf(stated).filter(
    (note) => ![...(entry.held?.notes ?? []), ...(entry.planned?.notes ?? [])].includes(note),
  );
  const fills = fillable.filter((field) => (known[field] ?? '') === '' && (stated[field] ?? '') !== '');
  const fieldValues = { ...stated.fieldValues, ...known.fieldValues };
  const addedValues = Object.keys(fieldValues).length - Object.keys(known.fieldValues).length;
  const isNew =
    addedValues + addition.emails.length + addition.phones.length + addition.tags.length + fills.length + notes.length >
    0;
  if (!isNew) return 'known';
  if (!entry.planned) {
    entry.planned = { contactId: entry.held!.id, row, contact: known, notes: [] };
    people.push(entry.planned);
  }
  const { planned } = entry;
  planned.contact = {
    ...planned.contact,
    ...Object.fromEntries(fills.map((field) => [field, stated[field]])),
    fieldValues,
    emails: [...known.emails, ...addition.emails],
    phones: [...known.phones, ...addition.phones],
    tags: [...known.tags, ...addition.tags],
  };
  planned.notes.push(...notes);
  return 'complete';
}

const fillable = ['firstName', 'lastName', 'city', 'stateOrProvince', 'budgetMaxCents', 'language'] as const;

const heldAsRead = ({
  firstName,
  lastName,
  emails,
  phones,
  city,
  stateOrProvince,
  budget,
  language,
  tags,
  fieldValues,
}: Held): ReadContact => ({
  ...{
    firstName,
    lastName,
    emails: [...emails],
    phones: [...phones],
    city,
    stateOrProvince,
    language,
    tags: [...tags],
    fieldValues,
  },
  budgetMaxCents: budget === null ? null : budget * 100,
  note: null,
});
