import { nextHoliday } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { RegionalHours } from '../../../platform/time/working-time.ts';
import { DEFAULT_ZONE, dayOf } from '../../../platform/time/zone.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { timeZoneOf } from '../../feeds/index.ts';
import { meAsAgent } from '../access.ts';
import { professionalsContract, replyMinutesMax, replyMinutesTarget, type WorkingHours } from '../contract.ts';
import { workingHours } from './hours.tables.ts';

const contract = professionalsContract.hours;

/** Monday to Friday 9:00 to 18:00, Saturday 10:00 to 16:00: the default hours. */
const usualDays: WorkingHours['days'] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, fromMinute: 9 * 60, untilMinute: 18 * 60 })),
  { day: 6, fromMinute: 10 * 60, untilMinute: 16 * 60 },
];

/** Returns a professional's own hours, or the default hours in their zone or that of their company's address. */
export async function workingHoursOf(
  db: Db,
  agentId: number,
): Promise<WorkingHours & RegionalHours & { isDefault: boolean }> {
  const [stored] = await db.select().from(workingHours).where(eq(workingHours.agentId, agentId));
  const [seat] = await db
    .select({ own: personProfiles.timeZone, state: companyProfiles.stateOrProvince, country: companyProfiles.country })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(agentProfiles.id, agentId));
  const region = seat && { country: seat.country, state: seat.state };
  if (stored) return { timeZone: stored.timeZone, days: stored.days, region, isDefault: false };
  const timeZone = seat?.own ?? (seat && timeZoneOf(seat.state, null)) ?? DEFAULT_ZONE;
  return { timeZone, days: usualDays, region, isDefault: true };
}

const aims = { targetMinutes: replyMinutesTarget, lapseMinutes: replyMinutesMax };

const presentHours = ({ region, ...hours }: Awaited<ReturnType<typeof workingHoursOf>>) => ({
  ...{ ...hours, ...aims },
  nextHoliday: region ? nextHoliday(dayOf(new Date(), hours.timeZone), region) : null,
});

const get = serve(contract.get, {
  access: meAsAgent,
  run: async ({ subject: agent, db }) => presentHours(await workingHoursOf(db, agent.id)),
});

const change = serve(contract.change, {
  access: meAsAgent,
  writes: true,
  async run({ input: { timeZone, days }, subject: agent, tx, audit }) {
    const row = { timeZone, days: days.toSorted((a, b) => a.day - b.day), changedAt: new Date() };
    await tx
      .insert(workingHours)
      .values({ agentId: agent.id, ...row })
      .onConflictDoUpdate({ target: workingHours.agentId, set: row });
    await audit({ action: 'professional.hours_changed', object: `agent:${agent.id}` });
    return presentHours(await workingHoursOf(tx, agent.id));
  },
});

export const hoursOperations = { get, change };
