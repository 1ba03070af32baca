import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, Instant } from '../../../platform/serve/contract.ts';

export const OpenHouse = z.object({
  id: Id,
  listingId: Id,
  home: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isCancelled: z.boolean(),
  visitors: z.number().int(),
});
export type OpenHouse = z.infer<typeof OpenHouse>;

export const Visitor = z.strictObject({
  id: z.uuid(),
  name: z
    .string()
    .trim()
    .min(1, { error: () => m.appointments__must_not_be_empty() })
    .max(120),
  email: z.email().max(254).nullable(),
  phone: z.string().trim().max(40).nullable(),
  hasAgent: z.boolean(),
  /** Consent to be contacted by the agent about this and similar homes. */
  mayContact: z.boolean(),
  signedInAt: Instant(),
});
export type Visitor = z.infer<typeof Visitor>;

const tags = ['Appointments'];
const WithId = z.strictObject({ id: IdParam });

export const openHousesContract = {
  openHouses: call
    .route({
      method: 'GET',
      path: '/open-houses',
      summary: 'List the caller’s open houses, and listings that can have one',
      tags,
    })
    .output(
      z.object({
        openHouses: z.array(OpenHouse),
        listings: z.array(z.object({ id: Id, home: z.string() })),
      }),
    ),
  scheduleOpenHouse: call
    .route({ method: 'POST', path: '/open-houses', summary: 'Schedule an open house for your listing', tags })
    .input(z.strictObject({ listingId: Id, startsAt: Instant(), endsAt: Instant() }))
    .output(OpenHouse),
  cancelOpenHouse: call
    .route({ method: 'POST', path: '/open-houses/{id}/cancel', summary: 'Cancel an open house', tags })
    .input(WithId)
    .output(OpenHouse),
  visitors: call
    .route({ method: 'GET', path: '/open-houses/{id}/visitors', summary: 'List the visitors of an open house', tags })
    .input(WithId)
    .output(z.array(Visitor)),
  signInVisitor: call
    .route({ method: 'POST', path: '/open-houses/{id}/visitors', summary: 'Sign in a visitor; idempotent', tags })
    .input(WithId.extend({ visitor: Visitor }))
    .output(Visitor),
};
