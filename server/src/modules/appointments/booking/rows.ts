import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { publicListingsByIds, streetLine } from '../../listings/index.ts';
import { agreementState, openAgreements } from '../agreements/state.ts';
import { rulesOf } from '../availability/rules.ts';
import { showingFeedback } from '../feedback/feedback.tables.ts';
import { type AppointmentRow, appointments } from '../tables.ts';
import { appointmentAccess } from './access.ts';
import type { Appointment, When } from './contract.ts';

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

/** A showing of the caller as an agent that took place, and whose feedback is not recorded. */
const missesFeedback = (me: Person) =>
  and(
    eq(professional.id, me.id),
    eq(appointments.kind, 'showing'),
    eq(appointments.state, 'done'),
    sql`not exists (select from ${showingFeedback} where ${showingFeedback.appointmentId} = ${appointments.id})`,
  );

/** Returns a person's appointments on either side: upcoming ones soonest first, past ones newest first. */
export async function appointmentsOf(db: Db, me: Person, when: When = 'coming'): Promise<Appointment[]> {
  const which = {
    coming: inArray(appointments.state, [...open]),
    past: notInArray(appointments.state, [...open]),
    feedback: missesFeedback(me),
  }[when];
  const order = when === 'coming' ? [asc(first), asc(appointments.id)] : [desc(first), desc(appointments.id)];
  return presentAll(db, me, await select(db, and(appointmentAccess.visible(me), which), order));
}

/** Returns the appointments of a professional with one buyer, the latest first. */
export async function appointmentsWith(db: Db, me: Person, buyerId: number): Promise<Appointment[]> {
  const which = and(appointmentAccess.visible(me), eq(professional.id, me.id), eq(appointments.buyerId, buyerId));
  return presentAll(db, me, await select(db, which, [desc(first), desc(appointments.id)]));
}

/** Returns an agent's calendar: appointments that overlap the range, and proposals with a time in it. */
export async function calendarOf(db: Db, me: Person, from: Date, until: Date): Promise<Appointment[]> {
  const [begin, end] = [from.toISOString(), until.toISOString()];
  const which = and(
    appointmentAccess.visible(me),
    eq(professional.id, me.id),
    or(
      and(
        inArray(appointments.state, ['confirmed', 'done', 'missed']),
        lt(appointments.startsAt, until),
        gt(appointments.endsAt, from),
      ),
      and(
        eq(appointments.state, 'proposed'),
        sql`exists (select from jsonb_array_elements_text(${appointments.times}) as time
          where time >= ${begin}::text and time < ${end}::text)`,
      ),
    ),
  );
  return presentAll(db, me, await select(db, which, [asc(first), asc(appointments.id)]));
}

/** Returns an agent's scheduled and canceled appointments since an instant, for a calendar program. */
export async function feedRowsOf(
  db: Db,
  me: Person,
  since: Date,
): Promise<{ row: AppointmentRow; shown: Appointment }[]> {
  const which = and(
    appointmentAccess.visible(me),
    eq(professional.id, me.id),
    inArray(appointments.state, ['confirmed', 'done', 'cancelled', 'declined']),
    gt(appointments.startsAt, since),
  );
  const selected = await select(db, which, [desc(appointments.startsAt), desc(appointments.id)]);
  const shown = await presentAll(db, me, selected);
  return selected.map(({ row }, at) => ({ row, shown: shown[at]! }));
}

/** Returns an appointment for the caller, whose access was checked before. */
export async function appointmentOf(db: Db, me: Person, id: number): Promise<Appointment> {
  const [shown] = await presentAll(db, me, await select(db, eq(appointments.id, id), [asc(appointments.id)]));
  return shown!;
}

export const appointmentRow = async (db: Db, id: number): Promise<AppointmentRow> =>
  (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!;

async function presentAll(db: Db, me: Person, selected: readonly Selected[]): Promise<Appointment[]> {
  const ids = [...new Set(selected.flatMap(({ row }) => row.listingId ?? []))];
  const homes = new Map((await publicListingsByIds(db, ids)).map((home) => [home.id, home]));
  const agreements = await openAgreements(
    db,
    selected.map(({ row }) => row),
  );
  const mine = selected.filter(({ professionalPersonId }) => professionalPersonId === me.id).map(({ row }) => row);
  const feedback = await feedbackOf(
    db,
    selected.map(({ row }) => row),
  );
  const rules = await rulesOf(
    db,
    mine.flatMap(({ kind, listingId }) => (kind === 'showing' && listingId !== null ? [listingId] : [])),
  );
  return selected.map(({ row, buyerName, professionalName, professionalPersonId }) => {
    const side = professionalPersonId === me.id ? 'professional' : 'buyer';
    const rule = side === 'professional' ? rules.get(row.listingId ?? 0) : undefined;
    const home = row.listingId === null ? undefined : homes.get(row.listingId);
    const given = feedback.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      times: row.state === 'proposed' ? row.times : [],
      startsAt: row.state === 'proposed' ? null : (row.startsAt?.toISOString() ?? null),
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
      agreement: agreementState(row, home, agreements),
      confirmation: rule?.confirmation ?? null,
      instructions: rule?.instructions ?? null,
      feedback: given && (side === 'professional' || given.givenBy === 'buyer') ? given : null,
    };
  });
}

type Given = NonNullable<Appointment['feedback']>;

async function feedbackOf(db: Db, rows: readonly AppointmentRow[]): Promise<Map<number, Given>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(showingFeedback).where(inArray(showingFeedback.appointmentId, ids));
  return new Map(
    found.map(({ appointmentId, givenBy, interest, priceOpinion, comment }) => [
      appointmentId,
      { givenBy, interest, priceOpinion, comment },
    ]),
  );
}
