import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { invitationsToken } from '../notifications/index.ts';
import { appointmentsToken, connectionChanged } from '../professionals/index.ts';
import { agreementsOperations } from './agreements/operations.ts';
import { availabilityOperations } from './availability/operations.ts';
import { appointmentsBetween } from './between.ts';
import { answer as answerAppointment, cancel as cancelAppointment } from './booking/answer.ts';
import { ask, list, proposeToClient } from './booking/ask.ts';
import { calendar as calendarFile } from './booking/calendar.ts';
import { remind, settle } from './booking/clock.ts';
import { invitationsFrom } from './booking/invitation.ts';
import { busyOperations } from './busy/operations.ts';
import { calendarFetch } from './busy/public-fetch.ts';
import { calendarFetchToken, readCalendars } from './busy/read-calendar.ts';
import { feedOperations } from './calendar/feed.ts';
import { calendarOperations } from './calendar/operations.ts';
import { feedbackOperations } from './feedback/operations.ts';
import { openHousesOperations, tidyOpenHouses } from './open-houses/operations.ts';
import { appointmentsData } from './personal-data.ts';

export const bookingOperations = {
  appointments: list,
  ask,
  proposeToClient,
  answerAppointment,
  cancelAppointment,
  calendarFile,
};

export const appointmentsOperations = {
  ...availabilityOperations,
  ...agreementsOperations,
  ...feedbackOperations,
  ...calendarOperations,
  ...feedOperations,
  ...busyOperations,
  ...openHousesOperations,
};

export { agreementsOfBuyer } from './agreements/state.ts';
export { appointmentsOf, appointmentsWith } from './booking/rows.ts';
export { timeIn } from './booking/words.ts';
export { appointmentChanged, openHouseVisited } from './events.ts';
export { visitOf } from './open-houses/visits.ts';
export { shownHomesOf } from './shown-homes.ts';

export const appointments: ServerModule = {
  name: 'appointments',
  start(app) {
    app.resolve(personalDataToken).push(appointmentsData);
    app.register(appointmentsToken, appointmentsBetween);
    app.resolve(invitationsToken).of = invitationsFrom(app.settings.LINTEL_MAIL_FROM).of;
    app.register(calendarFetchToken, { fetch: calendarFetch(app.settings.LINTEL_CALENDAR_ORIGINS) });
    app.events.on(connectionChanged, 'appointments', async ({ buyerId, agentId, state }, tx) => {
      if (state !== 'pending' && state !== 'connected') await appointmentsBetween.conceal(tx, { buyerId, agentId });
    });
    app.jobs.schedule('remind-of-appointments', '*/15 * * * *', async () => void (await remind(app)));
    app.jobs.schedule('read-busy-calendars', '*/15 * * * *', () => readCalendars(app));
    app.jobs.schedule('tidy-open-houses', '7 * * * *', () => tidyOpenHouses(app));
    app.jobs.schedule('settle-appointments', '*/15 * * * *', async () => void (await settle(app)));
  },
};
