import { m } from '@lintel/messages';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { conflict } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { finderToken } from '../search/index.ts';
import { searchAccess } from './access.ts';
import { alertsContract as contract, type SavedSearch, savedSearchesMax } from './contract.ts';
import { searchSaved } from './events.ts';
import { summaryOf } from './labels.ts';
import { setMailDue } from './mail/due.ts';
import { parseSearch } from './parse-search.ts';
import { presentSearch } from './present.ts';
import { savedSearches } from './tables.ts';

export const create = serve(contract.create, {
  access: signedIn,
  writes: true,
  async run({ input, subject: me, tx, emit, resolve }) {
    const finder = resolve(finderToken);
    const { search, question, refused } = parseSearch(finder, input.search);
    await enforceLimit(tx, me.id);
    const [row] = await tx
      .insert(savedSearches)
      .values({
        personId: me.id,
        name: input.name ?? nameFor(summaryOf(question)),
        search,
        question,
        frequency: input.frequency,
        events: input.events,
      })
      .returning();
    await emit(searchSaved, { searchId: row!.id, personId: me.id });
    const presented = await presentSearch(tx, finder, row!);
    return { ...presented, message: messageOf(presented), refused };
  },
});

/** Homes that exist when a search is saved or changed create no alerts; only later events do. */
export const change = serve(contract.change, {
  access: searchAccess.may('see'),
  writes: true,
  async run({ input, subject: before, tx, emit, resolve }) {
    const finder = resolve(finderToken);
    const parsed = input.search ? parseSearch(finder, input.search) : undefined;
    const paused = input.paused ?? before.paused;
    const begins = parsed !== undefined || (before.paused && !paused);
    const [row] = await tx
      .update(savedSearches)
      .set({
        ...(parsed ? { search: parsed.search, question: parsed.question } : {}),
        name: input.name ?? before.name,
        frequency: input.frequency ?? before.frequency,
        events: input.events ?? before.events,
        paused,
        changedAt: sql`now()`,
        ...(begins ? { watchedSince: sql`now()` } : {}),
      })
      .where(eq(savedSearches.id, before.id))
      .returning();
    if (row!.frequency !== before.frequency || row!.paused !== before.paused) await setMailDue(tx, row!);
    if (parsed) await emit(searchSaved, { searchId: row!.id, personId: row!.personId });
    const presented = await presentSearch(tx, finder, row!);
    return { ...presented, message: messageOf(presented), refused: parsed?.refused ?? [] };
  },
});

/** The lock delays a concurrent save of the same person until this one is counted. */
export async function enforceLimit(tx: Tx, personId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved searches'), ${personId})`);
  const [owned] = await tx
    .select({ searches: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.personId, personId), isNull(savedSearches.removedAt)));
  if (owned!.searches >= savedSearchesMax) throw conflict(m.alerts__youve_reached_the_limit_of({ savedSearchesMax }));
}

const nameFor = (summary: string): string => (summary.length <= 100 ? summary : `${summary.slice(0, 99).trimEnd()}…`);

/** Describes what happens now, in a sentence. */
function messageOf({ matchesNow, frequency, paused }: SavedSearch): string {
  const homes =
    matchesNow === 0 ? m.alerts__no_homes_match_right_now() : m.count__homes_match_right_now({ count: matchesNow });
  if (paused) return m.alerts__the_search_is_paused_we({ homes });
  if (frequency === 'off') return m.alerts__youll_see_new_ones_on({ homes });
  return m.alerts__well_notify_you_about_new({ homes });
}
