import type { Capability } from '../../foundation/house.ts';
import { personalDataPart } from '../accounts/index.ts';
import { answer as answerAppointment, cancel as cancelAppointment } from './appointments/answer.ts';
import { list as appointments, ask } from './appointments/ask.ts';
import { calendar as calendarFile } from './appointments/calendar.ts';
import { remind, settle } from './appointments/clock.ts';
import { answer, clients } from './connections/answer.ts';
import { connect, share } from './connections/connect.ts';
import { end, endClient, withdraw } from './connections/end.ts';
import { lapseRequests } from './connections/lapse.ts';
import { team } from './connections/team.ts';
import { choices, get, list } from './directory/verbs.ts';
import { professionalsData } from './personal-data.ts';

/** The directory of professionals, and who works with whom. */
export const professionalsVerbs = {
  ...{ list, choices, get },
  ...{ team, connect, share, withdraw, end, clients, answer, endClient },
  ...{ appointments, ask, answerAppointment, cancelAppointment, calendarFile },
};

export { appointmentsOf } from './appointments/rows.ts';
export { type Between, connectionBetween } from './connections/between.ts';
export { teamOf } from './connections/team.ts';
export { Directory, directoryOrder, type Professional } from './contract.ts';
export { directory } from './directory/verbs.ts';
export { appointmentChanged, connectionChanged } from './events.ts';
export { worksWith } from './works-with.ts';

export const professionals: Capability = {
  name: 'professionals',
  start(house) {
    house.use(personalDataPart).push(professionalsData);
    house.jobs.schedule('lapse-requests', '11 * * * *', async () => void (await lapseRequests(house)));
    house.jobs.schedule('remind-of-appointments', '*/15 * * * *', async () => void (await remind(house)));
    house.jobs.schedule('settle-appointments', '*/15 * * * *', async () => void (await settle(house)));
  },
};
