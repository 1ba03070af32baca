import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';
import { AppointmentKind, AppointmentState } from './contract.ts';

/** An appointment was proposed, confirmed, canceled or completed. */
export const appointmentChanged = event(
  'appointment.changed',
  z.object({
    appointmentId: Id,
    buyerId: Id,
    agentId: Id,
    kind: AppointmentKind,
    state: AppointmentState,
    /** Null until a time is confirmed. */
    startsAt: z.iso.datetime().nullable(),
    listingId: Id.nullable(),
    byId: Id.nullable(),
  }),
);

/** A visitor signed in at an open house. */
export const openHouseVisited = event('open_house.visited', z.object({ visitorId: z.uuid() }));
