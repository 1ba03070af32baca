import type { ComparableSale } from '@lintel/server/markets';

/** `A` for the first comparable sale, on the map as in the table. */
export const saleLetter = (at: number): string => String.fromCharCode(65 + at);

/** The comparable sales with a known place. */
export const salesOnMap = (sales: readonly ComparableSale[] = []) =>
  sales.flatMap(({ latitude, longitude }, at) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, letter: saleLetter(at) }],
  );
