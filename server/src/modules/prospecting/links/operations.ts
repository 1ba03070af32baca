import { m } from '@lintel/messages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { addActivity, keptContactId, outreachTo } from '../../contacts/index.ts';
import { publicListing, streetLine } from '../../listings/index.ts';
import { notify } from '../../notifications/index.ts';
import { finderToken } from '../../search/index.ts';
import { prospectingContract as contract } from '../contract.ts';
import { type HomeSendRow, homesOf, searchNameOf } from '../homes-of.ts';
import { hashOf } from '../send.ts';
import { homeSendReactions, homeSends } from '../tables.ts';

const byToken = anyone('the token in the address is the permission');

export const page = serve(contract.page, {
  access: byToken,
  async run({ input: { token }, db, resolve }) {
    const row = await sendOf(db, token);
    const [agent] = await db
      .select({ name: personProfiles.name, company: companyProfiles.companyName, agentId: agentProfiles.id })
      .from(agentProfiles)
      .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
      .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
      .where(eq(agentProfiles.id, row.agentId));
    const { total, homes } = await homesOf(db, resolve(finderToken), row);
    const reactions = await db.select().from(homeSendReactions).where(eq(homeSendReactions.sendId, row.id));
    const reactionOf = new Map(reactions.map(({ listingId, reaction }) => [listingId, reaction]));
    return {
      ...{ agent: agent!, note: row.note, searchName: searchNameOf(row), sentAt: row.createdAt.toISOString(), total },
      homes: homes.map((home) => ({ ...home, reaction: reactionOf.get(home.id) ?? null })),
    };
  },
});

export const opened = serve(contract.opened, {
  access: byToken,
  writes: true,
  async run({ input: { token, listingId }, tx }) {
    const row = await sendOf(tx, token);
    await tx
      .update(homeSends)
      .set({ openedAt: sql`now()` })
      .where(and(eq(homeSends.id, row.id), isNull(homeSends.openedAt)));
    if (listingId === undefined) return { isRecorded: row.openedAt === null };
    const home = await homeOf(tx, listingId);
    const written = await tx
      .insert(homeSendReactions)
      .values({ sendId: row.id, listingId, openedAt: new Date() })
      .onConflictDoUpdate({
        target: [homeSendReactions.sendId, homeSendReactions.listingId],
        set: { openedAt: sql`now()` },
        setWhere: isNull(homeSendReactions.openedAt),
      })
      .returning({ listingId: homeSendReactions.listingId });
    if (written.length > 0)
      await addActivity(tx, {
        contactId: await keptContactId(tx, row.contactId),
        kind: 'home_opened',
        byId: null,
        text: home,
        data: { listingId: String(listingId) },
      });
    return { isRecorded: written.length > 0 };
  },
});

export const react = serve(contract.react, {
  access: byToken,
  writes: true,
  async run({ input: { token, listingId, reaction }, tx, emit }) {
    const row = await sendOf(tx, token);
    const home = await homeOf(tx, listingId);
    const [before] = await tx
      .select({ reaction: homeSendReactions.reaction })
      .from(homeSendReactions)
      .where(and(eq(homeSendReactions.sendId, row.id), eq(homeSendReactions.listingId, listingId)));
    const set = { reaction, reactedAt: new Date() };
    await tx
      .insert(homeSendReactions)
      .values({ sendId: row.id, listingId, ...set })
      .onConflictDoUpdate({ target: [homeSendReactions.sendId, homeSendReactions.listingId], set });
    if (reaction && reaction !== before?.reaction) {
      const contactId = await keptContactId(tx, row.contactId);
      const kind = reaction === 'liked' ? 'home_liked' : 'home_dismissed';
      await addActivity(tx, { contactId, byId: null, text: home, data: { listingId: String(listingId) }, kind });
      if (reaction === 'liked') await notifyOfLike(tx, emit, row, { contactId, listingId, home });
    }
    return { listingId, reaction };
  },
});

/** Notifies the agent once of each home that a client likes. */
async function notifyOfLike(
  tx: Tx,
  emit: Emit,
  { id, agentId }: HomeSendRow,
  { contactId, listingId, home }: { contactId: number; listingId: number; home: string },
): Promise<void> {
  const [agent] = await tx
    .select({ personId: agentProfiles.personId })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  const { firstName } = (await outreachTo(tx, contactId))!;
  await notify(tx, emit, {
    ...{ personId: agent!.personId, kind: 'connection', key: `home.liked:${id}:${listingId}` },
    ...{ title: m.prospecting__likes_a_home({ name: firstName, home }), body: m.prospecting__offer_a_showing() },
    path: `/crm?lead=${contactId}`,
    push: { title: m.prospecting__push_liked(), body: m.prospecting__offer_a_showing() },
  });
}

/** The sending of a link that was not revoked, of an agent who is active. */
async function sendOf(db: Db | Tx, token: string): Promise<HomeSendRow> {
  const [found] = await db
    .select({ row: homeSends, status: agentProfiles.status })
    .from(homeSends)
    .innerJoin(agentProfiles, eq(agentProfiles.id, homeSends.agentId))
    .where(and(eq(homeSends.tokenHash, hashOf(token)), isNull(homeSends.revokedAt)));
  if (found?.status !== 'active') throw notFound(m.prospecting__this_link_no_longer_works());
  return found.row;
}

async function homeOf(tx: Tx, listingId: number): Promise<string> {
  const home = await publicListing(tx, listingId);
  if (!home) throw notFound(m.listings__we_couldnt_find_this_home());
  return `${streetLine(home)}, ${home.city}`;
}
