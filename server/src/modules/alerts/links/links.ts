import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type AlertLink, alertsContract as contract } from '../contract.ts';
import { summaryOf } from '../labels.ts';
import { setMailDue } from '../mail/due.ts';
import type { SavedRow } from '../present.ts';
import { savedSearches } from '../tables.ts';
import { linkTokensToken } from './token.ts';

const presentLink = (row: SavedRow): AlertLink => ({
  name: row.name,
  searchQueryHumanReadable: summaryOf(row.question),
  frequency: row.frequency,
  paused: row.paused,
  removed: row.removedAt !== null,
});

const gone = (): string => m.alerts__this_link_is_incomplete_or();

export const link = serve(contract.link, {
  access: anyone('the signed link of a mail names one saved search'),
  async run({ input, db, resolve }) {
    const id = resolve(linkTokensToken).idOf(input.token);
    const [row] = id === undefined ? [] : await db.select().from(savedSearches).where(eq(savedSearches.id, id));
    if (!row) throw notFound(gone());
    return presentLink(row);
  },
});

export const useLink = serve(contract.useLink, {
  access: anyone('the signed link of a mail names one saved search'),
  writes: true,
  run: ({ input: { token, action }, tx, resolve, audit }) =>
    choose({ tx, audit }, resolve(linkTokensToken).idOf(token), action),
});

export const unsubscribe = serve(contract.unsubscribe, {
  access: anyone('the signed link of a mail names one saved search'),
  writes: true,
  run: ({ input: { token }, tx, resolve, audit }) => choose({ tx, audit }, resolve(linkTokensToken).idOf(token), 'off'),
});

type Action = 'pause' | 'resume' | SavedRow['frequency'];

async function choose(
  { tx, audit }: { tx: Tx; audit(auditEntry: AuditEntry): Promise<void> },
  id: number | undefined,
  action: Action,
): Promise<AlertLink> {
  const [before] =
    id === undefined ? [] : await tx.select().from(savedSearches).where(eq(savedSearches.id, id)).for('update');
  if (!before) throw notFound(gone());
  const change = action === 'pause' || action === 'resume' ? { paused: action === 'pause' } : { frequency: action };
  const resumes = action === 'resume' && before.paused;
  const [row] = await tx
    .update(savedSearches)
    .set({ ...change, changedAt: sql`now()`, ...(resumes ? { watchedSince: sql`now()` } : {}) })
    .where(eq(savedSearches.id, before.id))
    .returning();
  await setMailDue(tx, row!);
  await audit({ action: 'search.mail_chosen', object: `saved_search:${before.id}`, details: { action, by: 'letter' } });
  return presentLink(row!);
}
