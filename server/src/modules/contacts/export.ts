import { m } from '@lintel/messages';
import { and, asc, gt, inArray } from 'drizzle-orm';
import { type CsvColumn, csvFile } from '../../platform/csv/csv.ts';
import type { Db } from '../../platform/database/db.ts';
import { serve } from '../../platform/serve/serve.ts';
import { contactsContract as contract, type Lead } from './contract.ts';
import { contactFieldValues } from './fields/fields.tables.ts';
import { type FieldRow, fieldsFor } from './fields/present.ts';
import { sourceLabels, statusLabels, typeLabels, urgencyLabels } from './labels.ts';
import { conditions } from './list.ts';
import { present } from './records.ts';
import { contacts } from './tables.ts';
import { heldBy, worker } from './worker.ts';

/** Contacts that are read at a time. */
const batch = 1_000;

type Row = Lead & { values: ReadonlyMap<number, string> };

/** Exports what the list shows, in the order of their ids. An import recognizes the columns. */
export const exportCsv = serve(contract.exportCsv, {
  access: worker,
  async run({ input, subject: owner, db }) {
    const rows: Row[] = [];
    for (let after = 0; ; after = rows.at(-1)!.id) {
      const found = await db
        .select()
        .from(contacts)
        .where(and(heldBy(owner), gt(contacts.id, after), ...conditions(input, owner)))
        .orderBy(asc(contacts.id))
        .limit(batch);
      rows.push(...(await withValues(db, await present(db, found))));
      if (found.length < batch) return csvFile('contacts.csv', columnsFor(await fieldsFor(db, owner)), rows);
    }
  },
});

async function withValues(db: Db, leads: readonly Lead[]): Promise<Row[]> {
  const ids = leads.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db.select().from(contactFieldValues).where(inArray(contactFieldValues.contactId, ids));
  const byContact = Map.groupBy(found, ({ contactId }) => contactId);
  return leads.map((lead) => {
    const values = byContact.get(lead.id) ?? [];
    return { ...lead, values: new Map(values.map(({ fieldId, value }) => [fieldId, value])) };
  });
}

const columnsFor = (fields: readonly FieldRow[]): CsvColumn<Row>[] => [
  { head: m.contacts__first_name(), cell: ({ firstName }) => firstName },
  { head: m.contacts__last_name(), cell: ({ lastName }) => lastName },
  { head: m.contacts__export_email(), cell: ({ emails }) => emails.join('; ') },
  { head: m.contacts__export_phone(), cell: ({ phones }) => phones.join('; ') },
  { head: m.contacts__type(), cell: ({ contactType }) => typeLabels[contactType] },
  { head: m.contacts__status(), cell: ({ status }) => statusLabels[status] },
  { head: m.contacts__lost_reason(), cell: ({ lostReason }) => lostReason },
  { head: m.contacts__urgency(), cell: ({ urgency }) => urgencyLabels[urgency] },
  { head: m.contacts__source(), cell: ({ leadSource }) => sourceLabels[leadSource] },
  { head: m.contacts__budget(), cell: ({ budget }) => budget },
  { head: m.contacts__currency(), cell: ({ currency }) => currency },
  { head: m.contacts__city(), cell: ({ city }) => city },
  { head: m.contacts__state_or_province(), cell: ({ stateOrProvince }) => stateOrProvince },
  { head: m.contacts__language(), cell: ({ language }) => language },
  { head: m.contacts__tags(), cell: ({ tags }) => tags.join('; ') },
  { head: m.contacts__agent(), cell: ({ owner }) => owner?.name },
  { head: m.contacts__received_stage(), cell: ({ createdAt }) => createdAt.slice(0, 10) },
  { head: m.contacts__last_contact(), cell: ({ lastContactedAt }) => lastContactedAt?.slice(0, 10) },
  ...fields.map(({ id, label }): CsvColumn<Row> => ({ head: label, cell: ({ values }) => values.get(id) })),
];
