import type { Appointment, RouteStop } from '@lintel/server/appointments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';
import { knownPerson } from '../accounts/index.ts';
import { networkKey } from '../professionals/index.ts';

export type { Appointment, RouteStop };

export const appointmentsQuery = (when: 'coming' | 'past' | 'feedback') =>
  queryOptions({
    queryKey: [...networkKey, 'appointments', when],
    queryFn: () => callApi((api) => api.professionals.appointments({ when })),
  });

export type SavedHome = Awaited<ReturnType<Api['saving']['list']>>[number];

/** Saved homes for which a showing can be requested. */
export const savedHomesQuery = (personId = knownPerson()?.id) =>
  queryOptions({
    queryKey: ['saved', 'homes-to-show', personId],
    enabled: personId !== undefined,
    queryFn: () => callApi((api) => api.saving.list({ id: personId! })),
  });

/** A home for which a showing can be requested. */
export const homeQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['home', id],
    enabled: id !== undefined,
    queryFn: () => callApi((api) => api.listings.get({ id: id! })),
  });

interface Wanted {
  professionalId: number;
  kind: Appointment['kind'];
  listingId: number | undefined;
}

/** Up to two free times on each of the next days; none without a home for a showing. */
export const freeTimesQuery = ({ professionalId, kind, listingId }: Wanted) =>
  queryOptions({
    queryKey: [...networkKey, 'free-times', professionalId, kind, listingId],
    enabled: kind !== 'showing' || listingId !== undefined,
    queryFn: async () => {
      const home = listingId === undefined ? {} : { listingId };
      const { slots } = await callApi((api) => api.appointments.slots({ professionalId, kind, ...home }));
      const days = [...Map.groupBy(slots, (slot) => new Date(slot).toDateString()).values()];
      return days.flatMap((each) => [each[0]!, ...(each.length > 1 ? [each.at(-1)!] : [])]).slice(0, 8);
    },
  });

export const calendarQuery = (from: string, until: string) =>
  queryOptions({
    queryKey: [...networkKey, 'calendar', from, until],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.appointments.calendar({ from, until })),
  });

export const routeQuery = (day: string, timeZone: string) =>
  queryOptions({
    queryKey: [...networkKey, 'route', day, timeZone],
    queryFn: () => callApi((api) => api.appointments.route({ day, timeZone })),
  });

export const feedQuery = queryOptions({
  queryKey: [...networkKey, 'calendar-feed'],
  queryFn: () => callApi((api) => api.appointments.feed()),
});

export const busyCalendarQuery = queryOptions({
  queryKey: [...networkKey, 'busy-calendar'],
  queryFn: () => callApi((api) => api.appointments.busyCalendar()),
});

export const openHousesQuery = queryOptions({
  queryKey: ['open-houses'],
  queryFn: () => callApi((api) => api.appointments.openHouses()),
});

export const visitorsQuery = (id: number) =>
  queryOptions({
    queryKey: [...openHousesQuery.queryKey, id, 'visitors'],
    queryFn: () => callApi((api) => api.appointments.visitors({ id })),
  });
