/** A check of a field. Returns the violated rule as text, or undefined. */
export type Check = (value: unknown) => string | undefined;

export const text: Check = (value) => (typeof value === 'string' && value !== '' ? undefined : 'must be a text');
export const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

export const number =
  (least = -Infinity, most = Infinity): Check =>
  (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
    if (value >= least && value <= most) return undefined;
    return most === Infinity ? `must be at least ${least}` : `must be from ${least} to ${most}`;
  };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The thirtieth of February rolls over when parsed; an existing day formats to the same text. */
const exists = (day: string): boolean => {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
};

export const day: Check = (value) =>
  typeof value === 'string' && DAY.test(value) && exists(value) ? undefined : 'must be a day as 2026-10-31';

export const instant: Check = (value) =>
  typeof value === 'string' && INSTANT.test(value) && exists(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
    ? undefined
    : 'must be an instant as 2026-10-31T09:30:00Z';

export const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string) ? undefined : `must be one of ${values.join(', ')}`;

export const texts: Check = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? undefined : 'must be a list of texts';

export const group: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'must be an object';

/** Allows null and missing values. */
export const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined ? undefined : check(value);

/** Checks of a row's fields by path, such as `office.lat`; other fields are ignored. */
export type Shape = Record<string, Check>;

/** Returns the first field that violates its rule. */
export function broken(row: unknown, shape: Shape): { field: string; rule: string } | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { field: '(row)', rule: 'must be an object' };
  for (const [field, check] of Object.entries(shape)) {
    let value: unknown = row;
    for (const part of field.split('.'))
      value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
    const rule = check(value);
    if (rule) return { field, rule: value === undefined ? `${rule}; it is missing` : rule };
  }
  return undefined;
}
