import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';
import { ConnectionState } from './contract.ts';

/**
 * A connection of a buyer and a professional was requested, answered or ended. `buyerId` and `byId` are people,
 * `agentId` is an agent.
 */
export const connectionChanged = event(
  'connection.changed',
  z.object({
    connectionId: Id,
    buyerId: Id,
    agentId: Id,
    state: ConnectionState,
    /** The actor; null for a job. */
    byId: Id.nullable(),
  }),
);

/** A purchase closed during a connection with a professional, or its closing was withdrawn (`closedOn` null). */
export const clientClosed = event(
  'client.closed',
  z.object({
    buyerId: Id,
    agentId: Id,
    purchaseId: Id,
    closedOn: z.iso.date().nullable(),
  }),
);
