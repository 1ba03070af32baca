const short: Record<string, string> = { fha: 'FHA', va: 'VA', usda: 'USDA' };

/** Formats `conventional` as "Conventional". */
export const loanName = (product: string): string =>
  short[product] ?? product.charAt(0).toUpperCase() + product.slice(1);
