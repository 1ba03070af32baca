import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';

const StepNumber = z.number().int().min(1).max(7);

/** A buyer moved to another step, forward or back. */
export const journeyMoved = event('journey.moved', z.object({ personId: Id, from: StepNumber, to: StepNumber }));
