import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';

/** `webcal:` is HTTPS under a name that opens a calendar program. */
const Address = z
  .string()
  .trim()
  .max(2_000, { error: () => m.appointments__must_be_a_calendar_address() })
  .transform((text) => text.replace(/^webcals?:/i, 'https:'))
  .pipe(z.url({ protocol: /^https?$/, error: () => m.appointments__must_be_a_calendar_address() }))
  .meta({
    description: 'The address of an iCalendar file, or of a CalDAV server, that begins with https:// or webcal://',
    examples: ['https://calendar.example/busy.ics'],
  });

const Credential = z.string().min(1).max(500);

/** Why a calendar was not read, for its agent. */
export const calendarProblems = {
  unreachable: m.appointments__the_calendar_did_not_answer,
  not_found: m.appointments__no_calendar_at_this_address,
  too_large: m.appointments__the_calendar_is_too_large,
  no_calendar: m.appointments__the_address_has_no_calendar,
  wrong_password: m.appointments__the_calendar_refused_the_password,
  private_address: m.appointments__the_address_is_not_public,
} as const;
export type CalendarProblemName = keyof typeof calendarProblems;
const names = Object.keys(calendarProblems) as [CalendarProblemName, ...CalendarProblemName[]];

const BusyCalendar = z.object({
  /** The host of the address; the address itself is not returned. Null without a calendar. */
  host: z.string().nullable(),
  /** The last successful reading. */
  readAt: z.iso.datetime().nullable(),
  triedAt: z.iso.datetime().nullable(),
  /** Failed readings, the newest first. */
  failures: z.array(
    z.object({
      at: z.iso.datetime(),
      problem: z.enum(names),
    }),
  ),
  /** Busy times that are still to come. */
  times: z.number().int(),
});
export type BusyCalendar = z.infer<typeof BusyCalendar>;

const tags = ['Appointments'];

export const busyContract = {
  busyCalendar: call
    .route({ method: 'GET', path: '/calendar/busy', summary: 'Get the connected calendar', tags })
    .output(BusyCalendar),
  connectBusyCalendar: call
    .route({
      method: 'PUT',
      path: '/calendar/busy',
      summary: 'Connect a calendar by its iCalendar address or CalDAV account and read its busy times',
      tags,
    })
    .input(
      z.strictObject({
        address: Address,
        /** The account of a CalDAV server; without it the address is that of an iCalendar file. */
        account: z
          .strictObject({ username: Credential, password: Credential })
          .optional()
          .meta({ description: 'User name and app-specific password of a CalDAV account' }),
      }),
    )
    .output(BusyCalendar),
  readBusyCalendar: call
    .route({ method: 'POST', path: '/calendar/busy/reading', summary: 'Read the connected calendar now', tags })
    .output(BusyCalendar),
  disconnectBusyCalendar: call
    .route({
      method: 'DELETE',
      path: '/calendar/busy',
      summary: 'Disconnect the calendar and delete its busy times',
      tags,
    })
    .output(BusyCalendar),
};
