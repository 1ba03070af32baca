import { createHash, randomBytes } from 'node:crypto';
import { buyerAgreements } from '../../src/modules/appointments/agreements/agreements.tables.ts';
import { calendarFeeds } from '../../src/modules/appointments/calendar/calendar.tables.ts';
import { openHouses } from '../../src/modules/appointments/open-houses/open-houses.tables.ts';
import { appointments } from '../../src/modules/appointments/tables.ts';
import { home, storeHomes } from '../homes.ts';
import type { Tenant, World } from './world.ts';

export type AppointmentState = 'proposed' | 'confirmed' | 'proposed showing' | 'done';

let made = 0;

/** Creates a call of the company's buyer with its agent, or a showing. */
export async function appointmentOf({ buyer, agent }: Tenant, { app }: World, state: AppointmentState) {
  const isShowing = state === 'proposed showing' || state === 'done';
  // The agent has one appointment at a time.
  const startsAt = new Date(Date.now() + 86_400_000 + ++made * 3_600_000);
  const [row] = await app.context.database.db
    .insert(appointments)
    .values({
      ...{ buyerId: buyer.id, agentId: agent.agentId, minutes: 30, timeZone: 'UTC' },
      kind: isShowing ? 'showing' : 'call',
      state: state === 'proposed showing' ? 'proposed' : state,
      times: [startsAt.toISOString()],
      ...(state === 'confirmed' || state === 'done' ? { startsAt } : {}),
    })
    .returning({ id: appointments.id });
  return row!.id;
}

/** Creates a written agreement of the company's buyer with its agent. */
export async function agreementOf({ buyer, agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(buyerAgreements)
    .values({ buyerId: buyer.id, agentId: agent.agentId, signedOn: '2026-01-02', expiresOn: '2027-01-02' })
    .returning({ id: buyerAgreements.id });
  return row!.id;
}

/** Creates a private calendar address of the company's agent, and returns its token. */
export async function feedOf({ agent }: Tenant, { app }: World): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await app.context.database.db
    .insert(calendarFeeds)
    .values({ agentId: agent.agentId, tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.agentId, set: { tokenHash } });
  return token;
}

/** Schedules an open house of the company's agent. */
export async function openHouseOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [listingId] = (await storeHomes(app.context.database, home({ listAgentId: agent.agentId }))) as [number];
  const [startsAt, endsAt] = [new Date('2090-01-07T10:00:00Z'), new Date('2090-01-07T12:00:00Z')];
  const [row] = await app.context.database.db
    .insert(openHouses)
    .values({ listingId, agentId: agent.agentId, startsAt, endsAt })
    .returning({ id: openHouses.id });
  return row!.id;
}
