import { m } from '@lintel/messages';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { publicListing } from '../../listings/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { calendarSettings, showingRules } from './availability.tables.ts';
import { type CalendarSettings, availabilityContract as contract, type ShowingRules } from './contract.ts';

export const usualRules: ShowingRules = { confirmation: 'agent', leadMinutes: 60, windows: [], instructions: null };
const usualSettings: CalendarSettings = { bufferMinutes: 15, leadMinutes: 60 };

/** Returns the rules of each listing; of one without rules, the defaults. */
export async function rulesOf(
  db: Db,
  listingIds: readonly number[],
): Promise<Map<number, ShowingRules & { isDefault: boolean }>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(showingRules)
    .where(inArray(showingRules.listingId, [...listingIds]));
  const stored = new Map(
    rows.map(({ listingId, agentId: _, changedAt: __, ...rule }) => [listingId, { ...rule, isDefault: false }]),
  );
  return new Map(listingIds.map((id) => [id, stored.get(id) ?? { ...usualRules, isDefault: true }]));
}

export async function settingsOf(db: Db, agentId: number): Promise<CalendarSettings> {
  const [row] = await db
    .select({ bufferMinutes: calendarSettings.bufferMinutes, leadMinutes: calendarSettings.leadMinutes })
    .from(calendarSettings)
    .where(eq(calendarSettings.agentId, agentId));
  return row ?? usualSettings;
}

const settings = serve(contract.settings, {
  access: meAsAgent,
  run: ({ subject: agent, db }) => settingsOf(db, agent.id),
});

const changeSettings = serve(contract.changeSettings, {
  access: meAsAgent,
  writes: true,
  async run({ input, subject: agent, tx }) {
    await tx
      .insert(calendarSettings)
      .values({ agentId: agent.id, ...input })
      .onConflictDoUpdate({ target: calendarSettings.agentId, set: input });
    return input;
  },
});

const rules = serve(contract.rules, {
  access: meAsAgent,
  async run({ input: { id }, subject: agent, db }) {
    const home = await publicListing(db, id);
    if (!home) throw notFound(m.listings__we_couldnt_find_this_home());
    return { listingId: id, ...(await rulesOf(db, [id])).get(id)!, mayChange: home.listAgentId === agent.id };
  },
});

const changeRules = serve(contract.changeRules, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id, ...changed }, subject: agent, tx, audit }) {
    if ((await publicListing(tx, id))?.listAgentId !== agent.id)
      throw notFound(m.appointments__you_can_set_rules_for_your_own_listings());
    const row = { agentId: agent.id, ...changed, changedAt: new Date() };
    await tx
      .insert(showingRules)
      .values({ listingId: id, ...row })
      .onConflictDoUpdate({ target: showingRules.listingId, set: row });
    await audit({ action: 'listing.showing_rules_changed', object: `listing:${id}` });
    return changed;
  },
});

export const rulesOperations = { settings, changeSettings, rules, changeRules };
