import { writeSearchParams } from '../../api/search-params.ts';

export const calendarViews = ['agenda', 'day', 'week', 'route'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** View and day of the calendar; a missing view depends on the width, a missing day is today. */
export interface CalendarState {
  view?: CalendarView;
  /** ISO date. */
  day?: string;
}

export const calendarPath = (state: CalendarState = {}): string => `/calendar${writeSearchParams({ ...state })}`;

export function readCalendarState({ view, day }: Record<string, unknown>): CalendarState {
  const known = calendarViews.find((each) => each === view);
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return { ...(known ? { view: known } : {}), ...(isDay ? { day } : {}) };
}

export const openHousesPath = '/open-houses';
export const signInPath = (id: number): string => `${openHousesPath}/${id}`;
