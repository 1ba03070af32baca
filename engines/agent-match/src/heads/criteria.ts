/** The twelve visible criteria, in the order of the page. */
export const CRITERIA = [
  'volume',
  'reviews',
  'closing',
  'negotiation',
  'knowledge',
  'response',
  'local',
  'price',
  'type',
  'style',
  'technology',
  'network',
] as const;
export type Criterion = (typeof CRITERIA)[number];
