import { m } from '@lintel/messages';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import type { AgentProfile } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import { contactFieldValues } from '../fields/fields.tables.ts';
import { fieldsFor } from '../fields/present.ts';
import { present } from '../records.ts';
import { contactActivities, contactEmails, contactPhones, contacts } from '../tables.ts';
import { importsContract as contract, type Import, shownRowsMax } from './contract.ts';
import { contactImports } from './imports.tables.ts';
import { type Held, type Planned, planImport } from './plan.ts';
import { readFile } from './read-file.ts';

/** Serializes the imports of an agent, so that two of them cannot both add one person. */
const LOCK = 7_411_259;
const ROWS_AT_ONCE = 500;

const preview = serve(contract.preview, {
  access: meAsAgent,
  readOnly: true,
  async run({ input: { file, ...given }, subject: agent, me, db }) {
    const {
      format,
      columns,
      mapping,
      fields,
      rows: read,
    } = await readFile(file, given, await fieldsOfAgent(db, agent));
    const { rows } = planImport(read, await heldBy(db, me));
    const counts = { new: 0, complete: 0, known: 0, refused: 0 };
    for (const { state } of rows) counts[state]++;
    return {
      ...{ format, columns, mapping, fields, counts },
      // Rows that need a decision come first.
      rows: rows
        .toSorted((a, b) => order[a.state] - order[b.state] || a.row - b.row)
        .slice(0, shownRowsMax)
        .map(({ contact: { firstName, lastName, emails, phones }, row, state, problems, sameAs }) => ({
          ...{ row, state, problems, sameAs, emails, phones: phones.filter(Boolean) },
          name: `${firstName} ${lastName}`.trim(),
        })),
    };
  },
});

const order = { refused: 0, complete: 1, known: 2, new: 3 };

const add = serve(contract.add, {
  access: meAsAgent,
  writes: true,
  async run({ input: { file, fileName, ...given }, subject: agent, me, tx, audit }) {
    const { rows: read } = await readFile(file, given, await fieldsOfAgent(tx, agent));
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${agent.id})`);
    const { rows, people } = planImport(read, await heldBy(tx, me));
    if (people.length === 0) throw conflict(m.contacts__no_new_contact_in_the_file());
    const createdIds = await addPeople(
      tx,
      agent,
      me,
      people.filter(({ contactId }) => contactId === null),
    );
    const known = people.filter(({ contactId }) => contactId !== null);
    for (const person of known) await completeContact(tx, me, person);
    const refused = rows.filter(({ state }) => state === 'refused').length;
    const [row] = await tx
      .insert(contactImports)
      .values({ agentId: agent.id, fileName, createdIds, completed: known.length, refused })
      .returning();
    await audit({
      ...{ action: 'contacts.imported', object: `contact_import:${row!.id}` },
      details: { agent: agent.id, fileName, created: createdIds.length, completed: known.length, refused },
    });
    return presentImport(row!);
  },
});

const fieldsOfAgent = (db: Db, { id: agentId, resellerId: companyId }: AgentProfile) =>
  fieldsFor(db, { companyId, agentId });

async function heldBy(db: Db, me: Person): Promise<Held[]> {
  const own = contactAccess.visible(me);
  const leads = await present(db, await db.select().from(contacts).where(own).orderBy(contacts.id));
  const notes = await db
    .select({ contactId: contactActivities.contactId, text: contactActivities.text })
    .from(contactActivities)
    .innerJoin(contacts, eq(contacts.id, contactActivities.contactId))
    .where(and(own, eq(contactActivities.kind, 'note')));
  const notesOf = Map.groupBy(notes, ({ contactId }) => contactId);
  const values = await db
    .select({ value: contactFieldValues })
    .from(contactFieldValues)
    .innerJoin(contacts, eq(contacts.id, contactFieldValues.contactId))
    .where(own);
  const valuesOf = Map.groupBy(values, ({ value }) => value.contactId);
  return leads.map((lead) => ({
    ...lead,
    notes: (notesOf.get(lead.id) ?? []).flatMap(({ text }) => text ?? []),
    fieldValues: Object.fromEntries(
      (valuesOf.get(lead.id) ?? []).map(({ value: { fieldId, value } }) => [fieldId, value]),
    ),
  }));
}

async function addPeople(tx: Tx, agent: AgentProfile, me: Person, people: readonly Planned[]): Promise<number[]> {
  const created: number[] = [];
  for (let from = 0; from < people.length; from += ROWS_AT_ONCE) {
    const some = people.slice(from, from + ROWS_AT_ONCE);
    const rows = await tx
      .insert(contacts)
      .values(
        some.map(({ contact: { firstName, lastName, city, stateOrProvince, budgetMaxCents, language, tags } }) => ({
          ...{ firstName, lastName, city, stateOrProvince, budgetMaxCents, language, tags },
          ...{ companyId: agent.resellerId, ownerAgentId: agent.id, leadSource: 'import' as const },
          currency: agent.countries.includes('US') ? ('USD' as const) : ('CAD' as const),
        })),
      )
      .returning({ id: contacts.id });
    const ids = rows.map(({ id }) => id);
    created.push(...ids);
    await tx
      .insert(contactActivities)
      .values(ids.map((contactId) => ({ contactId, kind: 'created' as const, byId: me.id })));
    await addDetails(
      tx,
      me,
      some.map((person, at) => ({ ...person, contactId: ids[at]! })),
    );
  }
  return created;
}

type Stored = Planned & { contactId: number };

async function addDetails(tx: Tx, me: Person, people: readonly Stored[]): Promise<void> {
  const emails = people.flatMap(({ contactId, contact }) => contact.emails.map((email) => ({ contactId, email })));
  const phones = people.flatMap(({ contactId, contact }) => contact.phones.map((phone) => ({ contactId, phone })));
  const notes = people.flatMap(({ contactId, notes: texts }) =>
    texts.map((text) => ({ contactId, kind: 'note' as const, byId: me.id, text })),
  );
  if (emails.length > 0) await tx.insert(contactEmails).values(emails).onConflictDoNothing();
  if (phones.length > 0) await tx.insert(contactPhones).values(phones).onConflictDoNothing();
  if (notes.length > 0) await tx.insert(contactActivities).values(notes);
  const values = people.flatMap(({ contactId, contact: { fieldValues } }) =>
    Object.entries(fieldValues).map(([fieldId, value]) => ({ contactId, fieldId: Number(fieldId), value })),
  );
  for (let at = 0; at < values.length; at += 5_000)
    await tx
      .insert(contactFieldValues)
      .values(values.slice(at, at + 5_000))
      .onConflictDoNothing();
}

async function completeContact(tx: Tx, me: Person, person: Planned): Promise<void> {
  const { city, stateOrProvince, budgetMaxCents, language, tags, firstName, lastName } = person.contact;
  await tx
    .update(contacts)
    .set({ city, stateOrProvince, budgetMaxCents, language, tags, firstName, lastName, changedAt: sql`now()` })
    .where(and(eq(contacts.id, person.contactId!), isNull(contacts.buyerId)));
  await addDetails(tx, me, [{ ...person, contactId: person.contactId! }]);
}

const list = serve(contract.list, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const rows = await db
      .select()
      .from(contactImports)
      .where(eq(contactImports.agentId, agent.id))
      .orderBy(desc(contactImports.id))
      .limit(100);
    return rows.map(presentImport);
  },
});

const undo = serve(contract.undo, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id }, subject: agent, tx, audit }) {
    const [row] = await tx
      .select()
      .from(contactImports)
      .where(and(eq(contactImports.id, id), eq(contactImports.agentId, agent.id)))
      .for('update');
    if (!row) throw notFound(m.contacts__we_couldnt_find_this_import());
    if (row.undoneAt) throw conflict(m.contacts__this_import_was_already_undone());
    if (row.createdIds.length > 0)
      await tx
        .update(contacts)
        .set({ deletedAt: sql`now()` })
        .where(
          and(
            inArray(contacts.id, row.createdIds),
            // The agent has started to work with the others.
            eq(contacts.status, 'new'),
            isNull(contacts.deletedAt),
          ),
        );
    const [undone] = await tx
      .update(contactImports)
      .set({ undoneAt: new Date() })
      .where(eq(contactImports.id, id))
      .returning();
    await audit({ action: 'contacts.import_undone', object: `contact_import:${id}`, details: { agent: agent.id } });
    return presentImport(undone!);
  },
});

const presentImport = ({
  id,
  fileName,
  importedAt,
  createdIds,
  completed,
  refused,
  undoneAt,
}: typeof contactImports.$inferSelect): Import => ({
  ...{ id, fileName, completed, refused, created: createdIds.length },
  importedAt: importedAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

export const importsOperations = { preview, add, list, undo };
