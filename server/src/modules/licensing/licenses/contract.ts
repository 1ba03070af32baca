import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';

/**
 * Jurisdictions with license registers: the states of the USA with the District of Columbia and the territories,
 * and the provinces of Canada.
 */
export const jurisdictions = {
  US: (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
  ).split(' '),
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
} as const satisfies Record<'US' | 'CA', string[]>;

export const Jurisdiction = z.enum([...jurisdictions.US, ...jurisdictions.CA], {
  error: () => m.network__please_select_the_state_or(),
});

export const LicenseType = z.enum(['real_estate_brokerage', 'real_estate', 'mortgage_brokerage', 'mortgage'], {
  error: () => m.network__please_select_the_license_type(),
});
export type LicenseType = z.infer<typeof LicenseType>;

/**
 * The number format of a register. It is only a hint: no number is rejected for its format, because the register
 * decides.
 */
export const LicenseHint = z.object({
  hint: z.string().describe('Hint for the person who types'),
  regulator: z.string().nullable().describe('Regulator that keeps the register; null if unknown'),
  fits: z.boolean().nullable().describe('True if the number has that format; null without a number or a known format'),
});
export type LicenseHint = z.infer<typeof LicenseHint>;

export const licensesContract = {
  hint: call
    .route({
      method: 'GET',
      path: '/license-hint',
      summary: 'Get the format of a register’s license numbers',
      tags: ['Sign-up'],
    })
    .input(
      z.strictObject({
        jurisdiction: Jurisdiction,
        licenseType: LicenseType,
        licenseNumber: z
          .string()
          .max(40, { error: () => m.network__must_have_at_most_40() })
          .optional(),
      }),
    )
    .output(LicenseHint),
};
