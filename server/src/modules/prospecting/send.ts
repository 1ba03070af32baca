import { createHash, randomBytes } from 'node:crypto';
import { m } from '@lintel/messages';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { profileOf } from '../accounts/index.ts';
import { parseSearch } from '../alerts/index.ts';
import { addActivity, contactAccess, outreachTo, withMerged } from '../contacts/index.ts';
import { publicListingsByIds, streetLine } from '../listings/index.ts';
import { checkWording } from '../own-listings/index.ts';
import { finderToken } from '../search/index.ts';
import { homeSendAccess } from './access.ts';
import { prospectingContract as contract, type HomeSend } from './contract.ts';
import { type HomeSendRow, homesOf, searchNameOf } from './homes-of.ts';
import { prospectingUrlToken } from './links/path.ts';
import { homeSendReactions, homeSends } from './tables.ts';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const send = serve(contract.send, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, note, listingIds, search, byEmail }, me, tx, resolve }) {
    const finder = resolve(finderToken);
    if (listingIds.length > 0 === (search !== undefined))
      throw invalid('listingIds', m.prospecting__must_name_homes_or_a_search());
    if (checkWording(note).some(({ level }) => level === 'error'))
      throw invalid('note', m.own_listings__has_words_that_must_go());
    const ids = [...new Set(listingIds)];
    const shown = await publicListingsByIds(tx, ids);
    if (shown.length !== ids.length) throw invalid('listingIds', m.prospecting__must_be_homes_on_lintel());
    const parsed = search && parseSearch(finder, search);
    const contact = (await outreachTo(tx, id))!;
    const token = randomBytes(24).toString('base64url');
    const mail = contact.reachable.find(({ channel }) => channel === 'email')!;
    const isEmailed = byEmail && mail.isAllowed;
    const [row] = await tx
      .insert(homeSends)
      .values({
        ...{ agentId: contact.owner!.agentId, contactId: id, note, listingIds: ids, tokenHash: hashOf(token) },
        ...(parsed ? { search: parsed.search, question: parsed.question } : {}),
        emailedAt: isEmailed ? new Date() : null,
      })
      .returning();
    const path = `/homes-for-you/${token}`;
    const name = searchNameOf(row!) ?? m.prospecting__homes_count({ count: ids.length });
    await addActivity(tx, { contactId: id, kind: 'homes_sent', byId: me.id, text: name });
    if (isEmailed) {
      const sender = (await profileOf(tx, me.id))!;
      await queueEmail(
        tx,
        renderEmail({
          to: contact.email!,
          subject: m.prospecting__sent_you_homes({ name: sender.name }),
          body: [m.prospecting__hello({ firstName: contact.firstName }), ...(note ? [note] : []), name],
          button: { label: m.prospecting__see_the_homes(), href: `${resolve(prospectingUrlToken)}${path}` },
          reason: m.prospecting__why_this_email({ name: sender.name }),
          replyTo: sender.email,
        }),
        'stranger',
      );
    }
    const [presented] = await presentSends(tx, finder, [row!]);
    return { ...presented!, path, notEmailed: byEmail && !isEmailed ? mail.reason : null };
  },
});

export const sends = serve(contract.sends, {
  access: contactAccess.may('change'),
  async run({ input: { id }, db, resolve }) {
    const rows = await db
      .select()
      .from(homeSends)
      .where(sql`${homeSends.contactId} in ${withMerged(sql`select ${id}::int`)}`)
      .orderBy(desc(homeSends.id))
      .limit(100);
    return presentSends(db, resolve(finderToken), rows);
  },
});

export const revoke = serve(contract.revoke, {
  access: homeSendAccess.may('revoke'),
  writes: true,
  async run({ input: { id }, tx, audit, resolve }) {
    const [row] = await tx
      .update(homeSends)
      .set({ revokedAt: sql`coalesce(${homeSends.revokedAt}, now())` })
      .where(eq(homeSends.id, id))
      .returning();
    await audit({ action: 'home_send.revoked', object: `home_send:${id}` });
    return (await presentSends(tx, resolve(finderToken), [row!]))[0]!;
  },
});

async function presentSends(
  db: Db,
  finder: Parameters<typeof homesOf>[1],
  rows: readonly HomeSendRow[],
): Promise<HomeSend[]> {
  const ids = rows.map(({ id }) => id);
  const reactions =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(homeSendReactions)
          .where(
            and(
              inArray(homeSendReactions.sendId, ids),
              or(isNotNull(homeSendReactions.openedAt), isNotNull(homeSendReactions.reaction)),
            ),
          )
          .orderBy(desc(sql`greatest(${homeSendReactions.openedAt}, ${homeSendReactions.reactedAt})`));
  const homes = new Map(
    (await publicListingsByIds(db, [...new Set(reactions.map(({ listingId }) => listingId))])).map((home) => [
      home.id,
      home,
    ]),
  );
  const bySend = Map.groupBy(reactions, ({ sendId }) => sendId);
  const presented: HomeSend[] = [];
  // One after the other: a transaction has one connection.
  for (const row of rows)
    presented.push({
      ...{ id: row.id, note: row.note, searchName: searchNameOf(row), isRevoked: row.revokedAt !== null },
      homeCount: (await homesOf(db, finder, row)).total,
      createdAt: row.createdAt.toISOString(),
      emailedAt: row.emailedAt?.toISOString() ?? null,
      openedAt: row.openedAt?.toISOString() ?? null,
      homes: (bySend.get(row.id) ?? []).map(({ listingId, openedAt, reaction }) => {
        const home = homes.get(listingId);
        return {
          listingId,
          home: home ? `${streetLine(home)}, ${home.city}` : null,
          openedAt: openedAt?.toISOString() ?? null,
          reaction,
        };
      }),
    });
  return presented;
}
