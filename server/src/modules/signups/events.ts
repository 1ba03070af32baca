import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';

/** A buyer confirmed a sign-up with an agent's code, and is the agent's client. `buyerId` is a person. */
export const clientJoined = event('client.joined', z.object({ buyerId: Id, agentId: Id }));
