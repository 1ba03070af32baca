const NUMBER = /^-?\d{0,10}(\.\d{0,3})?$/;

/** A number of the address as typed, or the usual one. */
export const numberText = (value: unknown, usual: string): string =>
  (typeof value === 'string' || typeof value === 'number') && NUMBER.test(String(value)) ? String(value) : usual;

/** The inputs that differ from the usual ones, for the address. */
export const changedFrom = <T extends object>(typed: T, usual: T): Partial<T> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== usual[name as keyof T])) as Partial<T>;
