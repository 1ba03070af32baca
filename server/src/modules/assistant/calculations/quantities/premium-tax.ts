import { countryOf } from '../../reading/homes/places.ts';

/**
 * Provincial tax on a mortgage insurance premium, in percent; other provinces have none. Sources: Ontario Retail Sales Tax
 * Act, Part VI; Revenu Québec, “Taxe sur les primes d’assurance”; Saskatchewan, “PST on insurance premiums”, as of 2026-11.
 */
export const premiumTaxes = { ON: 8, QC: 9, SK: 6 } as const;
/** Québec’s rate from January 1, 2027 (Budget du Québec 2025-2026). */
export const premiumTaxQuebecLater = 9.975;

/** Returns the tax on a premium in a province, or undefined without a province of Canada. */
export const premiumTaxIn = (province: string | undefined): number | undefined =>
  province === undefined || countryOf(province) !== 'CA'
    ? undefined
    : (premiumTaxes[province as keyof typeof premiumTaxes] ?? 0);
