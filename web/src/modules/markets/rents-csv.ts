import type { MarketPlace } from '@lintel/server/markets';

/** The rents of a place by bedrooms; the first row is of all leases. */
export const rentsCsv = ({
  currency,
  isClosed,
  from,
  until,
  byBedrooms,
  ...all
}: NonNullable<MarketPlace['rents']>): string[][] => [
  ['bedrooms', 'n', 'medianRent', 'lowerQuartile', 'upperQuartile', 'currency', 'kind', 'from', 'until'],
  ...[{ bedrooms: 'all', ...all }, ...byBedrooms].map(({ bedrooms, n, median, low, high }) => [
    ...[bedrooms, n, median, low, high].map(String),
    ...[currency, isClosed ? 'closed' : 'asked', from, until],
  ]),
];
