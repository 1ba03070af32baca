import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, Instant } from '../../../platform/serve/contract.ts';
import { WithProfessional } from '../directory/contract.ts';

export const AppointmentKind = z.enum(['call', 'showing', 'meeting']);
export type AppointmentKind = z.infer<typeof AppointmentKind>;

/** Default duration of each kind in minutes. */
export const usualMinutes: Record<AppointmentKind, number> = { call: 30, showing: 45, meeting: 60 };

export const AppointmentState = z.enum(['proposed', 'confirmed', 'declined', 'cancelled', 'done', 'missed']);
export type AppointmentState = z.infer<typeof AppointmentState>;

const Times = z
  .array(Instant())
  .min(1, { error: () => m.professionals__please_propose_at_least_one() })
  .max(3, { error: () => m.professionals__must_be_at_most_three() });
const zone = z
  .string()
  .refine(isZone, { error: () => m.professionals__must_be_a_time_zone() })
  .meta({ description: 'IANA name of a time zone', examples: ['America/Chicago'] });
const reason = z
  .string()
  .trim()
  .max(500, { error: () => m.professionals__must_have_at_most_500() })
  .optional();

export const NewAppointment = z.strictObject({
  professionalId: Id,
  kind: AppointmentKind,
  /** Home of a showing. */
  listingId: Id.optional(),
  times: Times,
  /** Time zone in which the buyer chose the times. */
  timeZone: zone,
  minutes: z.number().int().min(15).max(240).optional(),
  note: z
    .string()
    .trim()
    .max(1_000, { error: () => m.professionals__must_have_at_most_1() })
    .optional(),
});
export type NewAppointment = z.output<typeof NewAppointment>;

export const AppointmentAnswer = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('confirm'), at: Instant() }),
  z.strictObject({ action: z.literal('propose'), times: Times }),
  z.strictObject({ action: z.literal('decline'), reason }),
]);

export const Appointment = z.object({
  id: Id,
  kind: AppointmentKind,
  state: AppointmentState,
  /** Proposed times while the appointment is proposed. */
  times: z.array(z.iso.datetime()),
  startsAt: z.iso.datetime().nullable(),
  minutes: z.number().int(),
  timeZone: z.string(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  listingId: Id.nullable(),
  /** Street and city of the home, as far as they are public. */
  home: z.string().nullable(),
  /** The caller's side. */
  side: z.enum(['buyer', 'professional']),
  /** True when it is the caller’s turn to answer. */
  toAnswer: z.boolean(),
  buyer: z.object({ id: Id, name: z.string() }),
  professional: z.object({ id: Id, name: z.string() }),
});
export type Appointment = z.infer<typeof Appointment>;

const tags = ['Professionals'];
const post = (path: `/${string}`, summary: string) => call.route({ method: 'POST', path, summary, tags });

export const appointmentsContract = {
  appointments: call
    .route({ method: 'GET', path: '/appointments', summary: 'Own appointments, the next first', tags })
    .input(z.strictObject({ when: z.enum(['coming', 'past']).default('coming') }))
    .output(z.array(Appointment)),
  ask: post('/appointments', 'Propose up to three times for a call, a showing or a meeting')
    .input(NewAppointment)
    .output(Appointment),
  answerAppointment: post('/appointments/{id}/answer', 'Confirm a time, propose others, or decline')
    .input(WithProfessional.extend({ answer: AppointmentAnswer }))
    .output(Appointment),
  cancelAppointment: post(
    '/appointments/{id}/cancel',
    'Call it off; within 14 days after it, say that it did not take place',
  )
    .input(WithProfessional.extend({ reason }))
    .output(Appointment),
  calendarFile: call
    .route({
      method: 'GET',
      path: '/appointments/{id}/calendar.ics',
      summary: 'The appointment for a calendar',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithProfessional)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};

function isZone(name: string): boolean {
  try {
    return name.length <= 60 && new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
