import { m } from '@lintel/messages';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { profileOf } from '../../accounts/index.ts';
import { activities } from '../tables.ts';
import { type Activity, type ActivityKind, activityContract as contract } from './contract.ts';

type Row = typeof activities.$inferSelect;

export const list = serve(contract.list, {
  access: signedIn,
  async run({ subject: me, input: { kind, after, limit }, db }) {
    const shown = await db
      .select()
      .from(activities)
      .where(and(eq(activities.personId, me.id), kind ? eq(activities.kind, kind) : undefined, isBefore(after)))
      .orderBy(desc(activities.at), desc(activities.id))
      .limit(limit);
    const isFull = shown.length === limit;
    const items = shown.map(present);
    // The first activity is the creation of the account, which has no feed row.
    if (!isFull && (kind === undefined || kind === 'account')) items.push(...(await opened(db, me.id)));
    return { items, next: isFull ? cursorOf(shown.at(-1)!) : null };
  },
});

const present = ({ id, kind, title, detail, path, at, own }: Row): Activity => ({
  id: String(id),
  kind: kind as ActivityKind,
  title,
  detail,
  path,
  at: at.toISOString(),
  own,
});

const cursorOf = ({ at, id }: Row): string => `${at.getTime()}-${id}`;

function isBefore(after: string | undefined) {
  if (after === undefined) return undefined;
  const [ms, id] = after.split('-').map(Number);
  const at = new Date(ms!);
  if (Number.isNaN(at.getTime())) return undefined;
  return or(lt(activities.at, at), and(eq(activities.at, at), lt(activities.id, id!)));
}

async function opened(db: Db, id: number): Promise<Activity[]> {
  const person = await profileOf(db, id);
  if (!person) return [];
  const title = m.journey__you_opened_your_account();
  return [
    {
      id: 'account',
      kind: 'account',
      title,
      detail: null,
      path: '/account',
      at: person.createdAt.toISOString(),
      own: true,
    },
  ];
}
