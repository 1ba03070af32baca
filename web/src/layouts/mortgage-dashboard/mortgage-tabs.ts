/** Tabs in their order. A file of its own, because the first script of every page reads the address with it. */
export const mortgageTabs = [
  'overview',
  'clients',
  'applications',
  'calculators',
  'activity',
  'performance',
  'tools',
] as const;
export type MortgageTab = (typeof mortgageTabs)[number];
