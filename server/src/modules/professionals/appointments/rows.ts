import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { publicListingsByIds, streetLine } from '../../listings/index.ts';
import type { Appointment } from '../contract.ts';
import { appointments } from '../tables.ts';
import { appointmentAccess } from './access.ts';

export type AppointmentRow = typeof appointments.$inferSelect;

const buyer = alias(personProfiles, 'buyer');
const professional = alias(personProfiles, 'professional');

async function select(db: Db, which: SQL | undefined, order: SQL[]) {
  return db
    .select({
      row: appointments,
      buyerName: buyer.name,
      professionalName: professional.name,
      professionalPersonId: professional.id,
    })
    .from(appointments)
    .innerJoin(buyer, eq(buyer.id, appointments.buyerId))
    .innerJoin(agentProfiles, eq(agentProfiles.id, appointments.agentId))
    .innerJoin(professional, eq(professional.id, agentProfiles.personId))
    .where(which)
    .orderBy(...order)
    .limit(200);
}

type Selected = Awaited<ReturnType<typeof select>>[number];

const open = ['proposed', 'confirmed'] as const;
const first = sql`coalesce(${appointments.startsAt}, (${appointments.times}->>0)::timestamptz)`;

/** Returns a person's appointments on either side: upcoming ones soonest first, past ones newest first. */
export async function appointmentsOf(db: Db, me: Person, when: 'coming' | 'past' = 'coming'): Promise<Appointment[]> {
  const states = when === 'coming' ? inArray(appointments.state, [...open]) : notInArray(appointments.state, [...open]);
  const order = when === 'coming' ? [asc(first), asc(appointments.id)] : [desc(first), desc(appointments.id)];
  return presentAll(db, me, await select(db, and(appointmentAccess.visible(me), states), order));
}

/** Returns an appointment for the caller, whose access was checked before. */
export async function appointmentOf(db: Db, me: Person, id: number): Promise<Appointment> {
  const [shown] = await presentAll(db, me, await select(db, eq(appointments.id, id), [asc(appointments.id)]));
  return shown!;
}

async function presentAll(db: Db, me: Person, selected: readonly Selected[]): Promise<Appointment[]> {
  const ids = [...new Set(selected.flatMap(({ row }) => row.listingId ?? []))];
  const homes = new Map((await publicListingsByIds(db, ids)).map((home) => [home.id, home]));
  return selected.map(({ row, buyerName, professionalName, professionalPersonId }) => {
    const side = professionalPersonId === me.id ? 'professional' : 'buyer';
    const home = row.listingId === null ? undefined : homes.get(row.listingId);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      times: row.state === 'proposed' ? row.times : [],
      startsAt: row.startsAt?.toISOString() ?? null,
      minutes: row.minutes,
      timeZone: row.timeZone,
      note: row.note,
      reason: row.reason,
      listingId: row.listingId,
      home: home ? [streetLine(home), home.city, home.stateOrProvince].join(', ') : null,
      side,
      toAnswer: row.state === 'proposed' && row.proposedBy !== side,
      buyer: { id: row.buyerId, name: buyerName },
      professional: { id: row.agentId, name: professionalName },
    };
  });
}
