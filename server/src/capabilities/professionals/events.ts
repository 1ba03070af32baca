import { z } from 'zod';
import { event } from '../../foundation/events.ts';
import { AppointmentKind, AppointmentState, ConnectionState } from './contract.ts';

/** A buyer and a professional: asked, answered, ended. `buyerId` and `byId` are people, `agentId` is an agent. */
export const connectionChanged = event(
  'connection.changed',
  z.object({
    connectionId: z.number().int(),
    buyerId: z.number().int(),
    agentId: z.number().int(),
    state: ConnectionState,
    /** Who did it; null for the clock. */
    byId: z.number().int().nullable(),
  }),
);

/** An appointment was proposed, confirmed, called off, or has taken place. */
export const appointmentChanged = event(
  'appointment.changed',
  z.object({
    appointmentId: z.number().int(),
    buyerId: z.number().int(),
    agentId: z.number().int(),
    kind: AppointmentKind,
    state: AppointmentState,
    /** Null until a time is confirmed. */
    startsAt: z.iso.datetime().nullable(),
    listingId: z.number().int().nullable(),
    byId: z.number().int().nullable(),
  }),
);

/** A purchase closed while a buyer worked with a professional, or that was taken back (`closedOn` null). */
export const clientClosed = event(
  'client.closed',
  z.object({
    buyerId: z.number().int(),
    agentId: z.number().int(),
    purchaseId: z.number().int(),
    closedOn: z.iso.date().nullable(),
  }),
);
