import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, Instant } from '../../../platform/serve/contract.ts';
import { Feedback } from '../feedback/contract.ts';
import { AppointmentKind, confirmations } from '../kinds/contract.ts';

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
  .meta({ description: 'IANA time zone name', examples: ['America/Chicago'] });
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
  /** Time zone in which the times were chosen. */
  timeZone: zone,
  minutes: z.number().int().min(15).max(240).optional(),
  note: z
    .string()
    .trim()
    .max(1_000, { error: () => m.professionals__must_have_at_most_1() })
    .optional(),
});
export type NewAppointment = z.output<typeof NewAppointment>;

/** `id` is the account of the client. */
export const ClientAppointment = NewAppointment.omit({ professionalId: true }).extend({ id: IdParam });

export const AppointmentAnswer = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('confirm'),
    at: Instant(),
    /** The agent says that the owner agreed, for a listing whose owner must confirm. */
    ownerConfirmed: z.boolean().optional(),
    /** The agent confirms although the drive from or to another appointment takes longer. */
    anyway: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal('propose'), times: Times }),
  z.strictObject({ action: z.literal('decline'), reason }),
]);

export type AppointmentAnswer = z.output<typeof AppointmentAnswer>;

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
  /** State of the written buyer agreement that a showing in the USA requires. */
  agreement: z.enum(['not_required', 'on_file', 'exception', 'missing']),
  /** How the owner's side confirms, and its access instructions; null for buyers. */
  confirmation: z.enum(confirmations).nullable(),
  instructions: z.string().nullable(),
  /** The client's feedback on the home; null until there is one, and for buyers who did not give it themselves. */
  feedback: Feedback.extend({ givenBy: z.enum(['buyer', 'professional']) }).nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

const WithAppointment = z.strictObject({ id: IdParam });

const tags = ['Appointments'];
const post = (path: `/${string}`, summary: string) => call.route({ method: 'POST', path, summary, tags });

/** `feedback` is the caller's showings whose feedback is missing. */
const When = z.enum(['coming', 'past', 'feedback']);
export type When = z.infer<typeof When>;

/** Requests, confirmations and cancellations. Their operation ids are public and start with `professionals`. */
export const bookingContract = {
  appointments: call
    .route({ method: 'GET', path: '/appointments', summary: 'List your appointments, the next one first', tags })
    .input(z.strictObject({ when: When.default('coming') }))
    .output(z.array(Appointment)),
  ask: post('/appointments', 'Propose up to three times for a call, a showing or a meeting')
    .input(NewAppointment)
    .output(Appointment),
  proposeToClient: post(
    '/clients/{id}/appointments',
    'Propose up to three times to a client for a call, a showing or a meeting',
  )
    .input(ClientAppointment)
    .output(Appointment),
  answerAppointment: post('/appointments/{id}/answer', 'Confirm a time, propose others, or decline')
    .input(WithAppointment.extend({ answer: AppointmentAnswer }))
    .output(Appointment),
  cancelAppointment: post(
    '/appointments/{id}/cancel',
    'Cancel an appointment; up to 14 days after it, mark it as not held',
  )
    .input(WithAppointment.extend({ reason }))
    .output(Appointment),
  calendarFile: call
    .route({
      method: 'GET',
      path: '/appointments/{id}/calendar.ics',
      summary: 'Download an appointment as an iCalendar file',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithAppointment)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};

function isZone(name: string): boolean {
  try {
    return name.length <= 60 && new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
