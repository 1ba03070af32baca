import { z } from 'zod';

export const AppointmentKind = z.enum(['call', 'showing', 'meeting']);
export type AppointmentKind = z.infer<typeof AppointmentKind>;

/** How a showing is confirmed, after RESO ShowingRequestType. */
export const confirmations = ['agent', 'auto', 'owner', 'instructions'] as const;
