export const isWhole = (typed: string, low: number, high: number): boolean =>
  isWithin(typed, low, high) && Number.isInteger(Number(typed));
export const isWithin = (typed: string, low: number, high: number): boolean =>
  typed !== '' && Number(typed) >= low && Number(typed) <= high;
