import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';
import { AppointmentKind, AppointmentState, ConnectionState } from './contract.ts';

/** A buyer and a professional: asked, answered, ended. `buyerId` and `byId` are people, `agentId` is an agent. */
export const connectionChanged = event(
  'connection.changed',
  z.object({
    connectionId: Id,
    buyerId: Id,
    agentId: Id,
    state: ConnectionState,
    /** Who did it; null for the clock. */
    byId: Id.nullable(),
  }),
);

/** An appointment was proposed, confirmed, called off, or has taken place. */
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

/** A purchase closed while a buyer worked with a professional, or that was taken back (`closedOn` null). */
export const clientClosed = event(
  'client.closed',
  z.object({
    buyerId: Id,
    agentId: Id,
    purchaseId: Id,
    closedOn: z.iso.date().nullable(),
  }),
);
