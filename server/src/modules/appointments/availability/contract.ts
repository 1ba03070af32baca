import { z } from 'zod';
import { call, Id, IdParam, Instant } from '../../../platform/serve/contract.ts';
import { WorkingDay } from '../../professionals/hours/contract.ts';
import { AppointmentKind, confirmations } from '../kinds/contract.ts';

const minutes = (most: number) => z.number().int().min(0).max(most);
const dayMinutes = 24 * 60;

export const CalendarSettings = z.strictObject({
  /** Free minutes before and after each appointment, in addition to the drive. */
  bufferMinutes: minutes(120),
  leadMinutes: minutes(14 * dayMinutes),
});
export type CalendarSettings = z.infer<typeof CalendarSettings>;

export const ShowingRules = z.strictObject({
  confirmation: z.enum(confirmations),
  leadMinutes: minutes(14 * dayMinutes),
  windows: z.array(WorkingDay).max(14),
  instructions: z.string().trim().max(1_000).nullable(),
});
export type ShowingRules = z.infer<typeof ShowingRules>;

/** How the drive between two appointments is estimated. */
export const TravelModel = z.object({
  model: z.literal('straight-line'),
  metersPerMinute: z.number().int(),
  /** Assumed drive from or to a place whose position is not known. */
  unknownMinutes: z.number().int(),
});

const Slots = z.object({
  minutes: z.number().int(),
  /** Time zone of the professional's working hours. */
  timeZone: z.string(),
  confirmation: z.enum(confirmations),
  bufferMinutes: z.number().int(),
  leadMinutes: z.number().int(),
  travel: TravelModel,
  slots: z.array(z.iso.datetime()),
});

const tags = ['Appointments'];
const WithListing = z.strictObject({ id: IdParam });

export const availabilityContract = {
  slots: call
    .route({
      method: 'GET',
      path: '/appointments/slots',
      summary: 'List free times of a professional, considering the drives between appointments',
      tags,
    })
    .input(
      z.strictObject({
        professionalId: IdParam,
        kind: AppointmentKind,
        listingId: IdParam.optional(),
        minutes: z.coerce.number().int().min(15).max(240).optional(),
        from: Instant().optional(),
        days: z.coerce.number().int().min(1).max(28).default(7),
      }),
    )
    .output(Slots),
  settings: call
    .route({ method: 'GET', path: '/appointments/settings', summary: 'Get the caller’s buffer and lead time', tags })
    .output(CalendarSettings),
  changeSettings: call
    .route({ method: 'PUT', path: '/appointments/settings', summary: 'Change the caller’s buffer and lead time', tags })
    .input(CalendarSettings)
    .output(CalendarSettings),
  rules: call
    .route({
      method: 'GET',
      path: '/showing-rules/{id}',
      summary: 'Get the showing rules of a listing, for agents',
      tags,
    })
    .input(WithListing)
    .output(ShowingRules.extend({ listingId: Id, isDefault: z.boolean(), mayChange: z.boolean() })),
  changeRules: call
    .route({ method: 'PUT', path: '/showing-rules/{id}', summary: 'Change the showing rules of your listing', tags })
    .input(ShowingRules.extend(WithListing.shape))
    .output(ShowingRules),
};
