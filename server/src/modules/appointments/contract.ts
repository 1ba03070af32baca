import { agreementsContract } from './agreements/contract.ts';
import { availabilityContract } from './availability/contract.ts';
import { busyContract } from './busy/contract.ts';
import { calendarContract } from './calendar/contract.ts';
import { feedbackContract } from './feedback/contract.ts';
import { openHousesContract } from './open-houses/contract.ts';

export * from './agreements/contract.ts';
export * from './availability/contract.ts';
export * from './booking/contract.ts';
export * from './busy/contract.ts';
export * from './calendar/contract.ts';
export * from './feedback/contract.ts';
export * from './kinds/contract.ts';
export * from './open-houses/contract.ts';

/** Availability, written buyer agreements and feedback. */
export const appointmentsContract = {
  ...availabilityContract,
  ...agreementsContract,
  ...feedbackContract,
  ...calendarContract,
  ...busyContract,
  ...openHousesContract,
};
