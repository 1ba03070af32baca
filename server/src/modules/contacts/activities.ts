import { m } from '@lintel/messages';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { conflict, invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles } from '../accounts/index.ts';
import { contactAccess } from './access.ts';
import { type Activity, contactsContract as contract, type Lead, type Reachable } from './contract.ts';
import { markContacted } from './follow/mark-contacted.ts';
import { reachable, validUntil } from './reach.ts';
import { addActivity, type Contact, presentContact } from './records.ts';
import { nextStatuses } from './statuses/contract.ts';
import { type contactActivities, contactConsents, contacts } from './tables.ts';
import { zoneOf } from './zoned-hour.ts';

export const get = serve(contract.get, {
  access: contactAccess.may('see'),
  async run({ subject: contact, db }) {
    const consents = await consentsOf(db, contact.id);
    return {
      ...(await presentContact(db, contact)),
      consents: consents.map((row) => ({
        ...row,
        givenAt: row.givenAt.toISOString(),
        validUntil: validUntil(row, contact.currency)?.toISOString() ?? null,
      })),
      reachable: await reachableNow(db, contact),
      nextStatuses: [...nextStatuses[contact.status]],
    };
  },
});

export const presentActivity = (
  { id, kind, at, text, data }: typeof contactActivities.$inferSelect,
  by: string | null,
): Activity => ({ id, kind, at: at.toISOString(), by, text, data });

export const log = serve(contract.log, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, kind, outcome, text }, subject: contact, me, tx }) {
    if (kind === 'note' && !text) throw invalid('text', m.contacts__please_write_the_note());
    if (kind !== 'note') {
      const channel = kind;
      const found = (await reachableNow(tx, contact)).find((each) => each.channel === channel);
      // A call or message that took place is recorded; one that the consent forbids must not be sent.
      if (found && !found.isAllowed && outcome === 'sent') throw conflict(found.reason!);
      await markContacted(tx, contact, me.id);
    }
    const row = await addActivity(tx, {
      contactId: id,
      kind,
      byId: me.id,
      text: text ?? null,
      data: outcome ? { outcome } : {},
    });
    const [by] = await tx
      .select({ name: personProfiles.name })
      .from(personProfiles)
      .where(eq(personProfiles.id, me.id));
    return presentActivity(row, by?.name ?? null);
  },
});

export const snooze = serve(contract.snooze, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, until }, tx }) {
    const [row] = await tx
      .update(contacts)
      .set({ snoozedUntil: until === null ? null : new Date(until) })
      .where(eq(contacts.id, id))
      .returning();
    return presentContact(tx, row!);
  },
});

export const consent = serve(contract.consent, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, channel, basis, proof, givenAt }, subject: contact, me, tx }) {
    const given = new Date(givenAt);
    if (given > new Date()) throw invalid('givenAt', m.contacts__must_not_be_in_the_future());
    await tx
      .insert(contactConsents)
      .values({ contactId: id, channel, basis, proof, givenAt: given, recordedById: me.id });
    await addActivity(tx, { contactId: id, kind: 'consent', byId: me.id, text: proof, data: { channel, basis } });
    return { reachable: await reachableNow(tx, contact) };
  },
});

const consentsOf = (db: Db, contactId: number) =>
  db
    .select()
    .from(contactConsents)
    .where(eq(contactConsents.contactId, contactId))
    .orderBy(desc(contactConsents.createdAt), desc(contactConsents.id));

const reachableNow = async (db: Db, contact: Contact): Promise<Reachable[]> =>
  (await reachableOf(db, [contact], [await presentContact(db, contact)])).get(contact.id)!;

/** Returns for each contact, given as stored and as presented, by which channels it may be reached now. */
export async function reachableOf(
  db: Db,
  rows: readonly Contact[],
  leads: readonly Lead[],
): Promise<Map<number, Reachable[]>> {
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(contactConsents)
          .where(inArray(contactConsents.contactId, ids))
          .orderBy(desc(contactConsents.createdAt), desc(contactConsents.id));
  const consentsOfId = Map.groupBy(found, ({ contactId }) => contactId);
  const now = new Date();
  return new Map(
    rows.map((row, index) => {
      const { id, currency } = row;
      const { email, phone } = leads[index]!;
      const consents = consentsOfId.get(id) ?? [];
      const person = { currency, timeZone: zoneOf(row), hasEmail: email !== null, hasPhone: phone !== null, consents };
      return [id, reachable(person, now)];
    }),
  );
}
