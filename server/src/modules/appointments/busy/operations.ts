import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { meAsAgent, workingHoursOf } from '../../professionals/index.ts';
import { busyCalendars, busyTimes } from './busy.tables.ts';
import { type BusyCalendar, calendarProblems, busyContract as contract } from './contract.ts';
import { calendarFetchToken, readCalendar, store } from './read-calendar.ts';

const busyCalendar = serve(contract.busyCalendar, {
  access: meAsAgent,
  run: ({ subject: agent, db }) => present(db, agent.id),
});

const connectBusyCalendar = serve(contract.connectBusyCalendar, {
  access: meAsAgent,
  async run({ input: { address, account }, subject: agent, db, transaction, resolve }) {
    const { timeZone } = await workingHoursOf(db, agent.id);
    const source = { address, username: account?.username ?? null, password: account?.password ?? null };
    const found = await readCalendar(resolve(calendarFetchToken).fetch, source, timeZone);
    if ('problem' in found)
      throw invalid(
        found.problem === 'wrong_password' && account ? 'account.password' : 'address',
        calendarProblems[found.problem](),
      );
    await transaction(async ({ tx, audit }) => {
      const row = { ...source, readAt: null, triedAt: null, failures: [] };
      await tx
        .insert(busyCalendars)
        .values({ agentId: agent.id, ...row })
        .onConflictDoUpdate({ target: busyCalendars.agentId, set: row });
      await store(tx, agent.id, found, new Date());
      await audit({ action: 'calendar.busy_connected', object: `agent:${agent.id}` });
    });
    return present(db, agent.id);
  },
});

const readBusyCalendar = serve(contract.readBusyCalendar, {
  access: meAsAgent,
  async run({ subject: agent, db, transaction, resolve }) {
    const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.agentId, agent.id));
    if (row) {
      const { timeZone } = await workingHoursOf(db, agent.id);
      const found = await readCalendar(resolve(calendarFetchToken).fetch, row, timeZone);
      await transaction(({ tx }) => store(tx, agent.id, found, new Date()));
    }
    return present(db, agent.id);
  },
});

const disconnectBusyCalendar = serve(contract.disconnectBusyCalendar, {
  access: meAsAgent,
  writes: true,
  async run({ subject: agent, tx, audit }) {
    await audit({ action: 'calendar.busy_disconnected', object: `agent:${agent.id}` });
    await tx.delete(busyTimes).where(eq(busyTimes.agentId, agent.id));
    await tx.delete(busyCalendars).where(eq(busyCalendars.agentId, agent.id));
    return present(tx, agent.id);
  },
});

async function present(db: Db, agentId: number): Promise<BusyCalendar> {
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.agentId, agentId));
  const [coming] = await db
    .select({ times: count() })
    .from(busyTimes)
    .where(and(eq(busyTimes.agentId, agentId), gt(busyTimes.endsAt, new Date())));
  return {
    host: row ? new URL(row.address).hostname : null,
    readAt: row?.readAt?.toISOString() ?? null,
    triedAt: row?.triedAt?.toISOString() ?? null,
    failures: row?.failures ?? [],
    times: coming!.times,
  };
}

export const busyOperations = { busyCalendar, connectBusyCalendar, readBusyCalendar, disconnectBusyCalendar };
