/** Countries as the specification names them. */
export const markets = [
  { value: 'USA', label: 'USA' },
  { value: 'Canada', label: 'Canada' },
] as const;
