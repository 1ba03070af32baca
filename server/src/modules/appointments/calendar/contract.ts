import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, Instant } from '../../../platform/serve/contract.ts';
import { TravelModel } from '../availability/contract.ts';
import { Appointment } from '../booking/contract.ts';

const daysMax = 62;

const Leg = z.object({
  minutes: z.number().int(),
  /** Null when the position of an end is not known. */
  meters: z.number().int().nullable(),
  model: z.enum(['road', 'straight-line', 'unknown']),
  /** The time between the two appointments is shorter than the drive. */
  isLate: z.boolean(),
});

const Stop = z.object({
  appointmentId: Id,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  client: z.string(),
  home: z.string().nullable(),
  listingId: Id.nullable(),
  instructions: z.string().nullable(),
  note: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The drive from the stop before; null for the first. */
  leg: Leg.nullable(),
});
export type RouteStop = z.infer<typeof Stop>;

const FeedState = z.object({ createdAt: z.iso.datetime().nullable() });

const tags = ['Appointments'];

export const calendarContract = {
  calendar: call
    .route({ method: 'GET', path: '/calendar', summary: 'Get an agent’s calendar', tags })
    .input(
      z.strictObject({ from: Instant(), until: Instant() }).refine(
        ({ from, until }) => {
          const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
          return days > 0 && days <= daysMax;
        },
        { path: ['until'], error: () => m.appointments__must_be_within_days_after({ daysMax }) },
      ),
    )
    .output(
      z.object({
        /** Confirmed, past and proposed ones; a proposed one has a time in the range. */
        appointments: z.array(Appointment),
      }),
    ),
  feed: call
    .route({ method: 'GET', path: '/calendar/feed', summary: 'Get whether a private calendar address exists', tags })
    .output(FeedState),
  createFeed: call
    .route({
      method: 'POST',
      path: '/calendar/feed',
      summary: 'Create a private calendar address; an earlier one stops working',
      tags,
    })
    .output(z.object({ path: z.string(), createdAt: z.iso.datetime() })),
  revokeFeed: call
    .route({ method: 'DELETE', path: '/calendar/feed', summary: 'Revoke the private calendar address', tags })
    .output(FeedState),
  feedFile: call
    .route({
      method: 'GET',
      path: '/calendar/feeds/{token}/calendar.ics',
      summary: 'Get the calendar of a private address',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ token: z.string().regex(/^[\w-]{32}$/) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  route: call
    .route({
      method: 'GET',
      path: '/calendar/route',
      summary: 'List the showings and meetings of a day in order, with drives',
      tags,
    })
    .input(z.strictObject({ day: Day(), timeZone: z.string().max(60) }))
    .output(z.object({ travel: TravelModel, stops: z.array(Stop) })),
};
