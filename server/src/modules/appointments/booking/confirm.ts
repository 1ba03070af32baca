import { DAY_MS, MINUTE_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { ApiError, type BadField } from '../../../platform/serve/errors.ts';
import { agreementState, openAgreements } from '../agreements/state.ts';
import { availabilityOf, type Gathered } from '../availability/gather.ts';
import { freeAt, freeSlots, isReachable } from '../availability/slots.ts';
import { type AppointmentRow, appointments } from '../tables.ts';
import { timeIn } from './words.ts';

const daysAhead = 14;
const timesOffered = 3;

export const change = (tx: Tx, { id, sequence }: AppointmentRow, fields: Partial<AppointmentRow>) =>
  tx
    .update(appointments)
    .set({ ...fields, sequence: sequence + 1, changedAt: new Date() })
    .where(eq(appointments.id, id));

interface Consents {
  by: 'buyer' | 'professional';
  ownerConfirmed?: boolean | undefined;
  anyway?: boolean | undefined;
}

/**
 * Confirms a time. The agreement, the owner's rule and the drives are checked; the database refuses a second appointment
 * of the professional or the home. A conflict offers the next free times.
 */
export async function confirmAt(tx: Tx, row: AppointmentRow, startsAt: Date, consents: Consents): Promise<void> {
  await lockCalendars(tx, row);
  const gathered = await gather(tx, row, startsAt);
  if (agreementState(row, gathered.home, await openAgreements(tx, [row]), startsAt) === 'missing')
    throw new ApiError(
      'CONFLICT',
      consents.by === 'professional'
        ? m.appointments__a_written_buyer_agreement_is_required()
        : m.appointments__your_agent_needs_a_buyer_agreement(),
    );
  if (consents.by === 'professional') {
    if (row.kind === 'showing' && gathered.confirmation === 'owner' && !consents.ownerConfirmed)
      throw new ApiError('CONFLICT', m.appointments__the_owner_must_confirm_first());
    const slot = { startsAt: startsAt.getTime(), endsAt: endOf(row, startsAt), place: gathered.place };
    const overlaps = gathered.stops.some((stop) => stop.startsAt < slot.endsAt && stop.endsAt > slot.startsAt);
    if (!overlaps && !consents.anyway && !isReachable(slot, gathered.stops, gathered.bufferMinutes))
      throw withTimes(m.appointments__the_drive_takes_longer(), row, startsAt, gathered, {
        fields: [{ field: 'answer.anyway', rule: m.appointments__must_be_set_to_confirm() }],
      });
  }
  const overlap = await tryConfirm(tx, row, startsAt);
  if (overlap)
    throw withTimes(
      overlap === 'agent'
        ? m.professionals__the_professional_has_another_appointment()
        : m.appointments__this_home_is_shown_to_someone(),
      row,
      startsAt,
      gathered,
    );
}

/** Confirms the first proposed time that is free, when the listing's rules confirm showings automatically. */
export async function confirmAutomatically(tx: Tx, row: AppointmentRow): Promise<boolean> {
  if (row.kind !== 'showing') return false;
  await lockCalendars(tx, row);
  for (const time of row.times) {
    const at = new Date(time);
    const gathered = await gather(tx, row, at);
    if (gathered.confirmation !== 'auto') return false;
    if (agreementState(row, gathered.home, await openAgreements(tx, [row]), at) === 'missing') return false;
    const isFree = freeAt(gathered, { ...rangeOf(at), place: gathered.place, minutes: row.minutes, now: new Date() });
    if (isFree(at.getTime()) && !(await tryConfirm(tx, row, at))) return true;
  }
  return false;
}

const endOf = (row: AppointmentRow, startsAt: Date): number => startsAt.getTime() + row.minutes * MINUTE_MS;

const rangeOf = (at: Date) => ({
  from: new Date(Math.max(Date.now(), at.getTime() - DAY_MS)),
  until: new Date(at.getTime() + daysAhead * DAY_MS),
});

const gather = (tx: Tx, { id, agentId, kind, listingId }: AppointmentRow, at: Date): Promise<Gathered> =>
  availabilityOf(tx, { agentId, kind, listingId, ...rangeOf(at), except: id });

/** Waiting in one order for the agent and then for the home prevents deadlocks between the constraints. */
async function lockCalendars(tx: Tx, { agentId, listingId }: AppointmentRow): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7411256, ${agentId})`);
  if (listingId !== null) await tx.execute(sql`select pg_advisory_xact_lock(7411257, ${listingId})`);
}

function withTimes(
  reason: string,
  row: AppointmentRow,
  at: Date,
  gathered: Gathered,
  more: { fields?: BadField[] } = {},
): ApiError {
  const wanted = { ...rangeOf(at), from: new Date(Math.max(Date.now(), at.getTime())), now: new Date() };
  const free = freeSlots(gathered, { ...wanted, place: gathered.place, minutes: row.minutes }).slice(0, timesOffered);
  if (free.length === 0) return new ApiError('CONFLICT', reason, more);
  const times = free.map((time) => timeIn(new Date(time), row.timeZone)).join('; ');
  return new ApiError('CONFLICT', m.appointments__next_free_times({ reason, times }), {
    ...more,
    alternatives: free.map((time) => new Date(time).toISOString()),
  });
}

const exclusions: Record<string, 'agent' | 'home'> = {
  appointments_one_per_agent: 'agent',
  appointments_one_per_home: 'home',
};

/** Returns what is already booked at that time, as the constraints of the database find it. */
async function tryConfirm(tx: Tx, row: AppointmentRow, startsAt: Date): Promise<'agent' | 'home' | undefined> {
  try {
    await tx.transaction((savepoint) => change(savepoint, row, { state: 'confirmed', startsAt }));
    return undefined;
  } catch (error) {
    const { constraint } = ((error as Error).cause ?? error) as { constraint?: string };
    const overlap = constraint === undefined ? undefined : exclusions[constraint];
    if (!overlap) throw error;
    return overlap;
  }
}
