/** Countries with the specification's labels. */
export const markets = [
  { value: 'USA', label: 'USA' },
  { value: 'Canada', label: 'Canada' },
] as const;
