import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id } from '../../platform/serve/contract.ts';

/** The number of addresses that a person can save. */
export const ADDRESSES_MAX = 2;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** An address that a person travels to. */
export const CommuteAddress = z.strictObject({
  /** The address that the person typed. */
  text: z.string().trim().min(1).max(120),
  /** The known place that stands for it: a postal code, neighborhood, landmark or city. */
  place: z.string().min(1).max(120),
  latitude,
  longitude,
});
export type CommuteAddress = z.infer<typeof CommuteAddress>;

const addresses = z
  .array(CommuteAddress)
  .max(ADDRESSES_MAX, { error: () => m.commute__save_at_most({ count: ADDRESSES_MAX }) });

/** A form's fields. */
export const AddressText = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, { error: () => m.commute__enter_an_address() })
    .max(120, { error: () => m.commute__must_be_shorter() }),
});

const Trip = z.object({
  minutes: z.number().int(),
  meters: z.number().int(),
  /** `straight-line`: estimated from the straight-line distance. `road`: computed by the configured routing service. */
  model: z.enum(['straight-line', 'road']),
});
export type Trip = z.infer<typeof Trip>;

const tags = ['Commute'];

export const commuteContract = {
  addresses: call
    .route({ method: 'GET', path: '/commute/addresses', summary: 'List your saved addresses; only you see them', tags })
    .input(z.strictObject({}))
    .output(z.object({ addresses })),
  save: call
    .route({
      method: 'PUT',
      path: '/commute/addresses',
      summary: 'Save the addresses you travel to, encrypted; an empty list deletes them',
      tags,
    })
    .input(z.strictObject({ addresses }))
    .output(z.object({ addresses })),
  locate: call
    .route({
      method: 'POST',
      path: '/commute/locate',
      summary: 'Find the known place for an address, nearest to a home; a POST keeps the address out of the URL',
      tags,
    })
    .input(z.strictObject({ home: Id, ...AddressText.shape }))
    .output(z.object({ address: CommuteAddress })),
  trips: call
    .route({
      method: 'POST',
      path: '/commute/trips',
      summary: 'Get driving times from a home to up to two points, without traffic',
      tags,
    })
    .input(
      z.strictObject({
        home: Id,
        to: z.array(z.strictObject({ latitude, longitude })).min(1).max(ADDRESSES_MAX),
      }),
    )
    .output(
      z.object({
        /** In the order of `to`. */
        trips: z.array(Trip),
      }),
    ),
};
