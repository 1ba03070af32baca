import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { feedRowsOf } from '../booking/rows.ts';
import { calendarFeeds } from './calendar.tables.ts';
import { calendarContract as contract } from './contract.ts';
import { eventOf } from './event-of.ts';
import { calendarFeed } from './ics.ts';

/** A canceled appointment stays in the feed for so long, so that calendar programs remove it. */
const pastDays = 90;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const feed = serve(contract.feed, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.agentId, agent.id));
    return { createdAt: row?.createdAt.toISOString() ?? null };
  },
});

const createFeed = serve(contract.createFeed, {
  access: meAsAgent,
  writes: true,
  async run({ subject: agent, tx, audit }) {
    const token = randomBytes(24).toString('base64url');
    const row = { tokenHash: hashOf(token), createdAt: new Date() };
    await tx
      .insert(calendarFeeds)
      .values({ agentId: agent.id, ...row })
      .onConflictDoUpdate({ target: calendarFeeds.agentId, set: row });
    await audit({ action: 'calendar.feed_created', object: `agent:${agent.id}` });
    return { path: `/api/calendar/feeds/${token}/calendar.ics`, createdAt: row.createdAt.toISOString() };
  },
});

const revokeFeed = serve(contract.revokeFeed, {
  access: meAsAgent,
  writes: true,
  async run({ subject: agent, tx, audit }) {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.agentId, agent.id));
    await audit({ action: 'calendar.feed_revoked', object: `agent:${agent.id}` });
    return { createdAt: null };
  },
});

const feedFile = serve(contract.feedFile, {
  access: anyone('the token in the address is the permission'),
  async run({ input: { token }, db }) {
    const [agent] = await db
      .select({ personId: agentProfiles.personId, status: agentProfiles.status })
      .from(calendarFeeds)
      .innerJoin(agentProfiles, eq(agentProfiles.id, calendarFeeds.agentId))
      .where(eq(calendarFeeds.tokenHash, hashOf(token)));
    if (agent?.status !== 'active') throw notFound(m.appointments__this_calendar_address_is_not_valid());
    const me = { id: agent.personId };
    const rows = await feedRowsOf(db, me, new Date(Date.now() - pastDays * DAY_MS));
    return {
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      body: new Blob([calendarFeed(rows.map(({ row, shown }) => eventOf(row, shown)))], {
        type: 'text/calendar; charset=utf-8',
      }),
    };
  },
});

export const feedOperations = { feed, createFeed, revokeFeed, feedFile };
