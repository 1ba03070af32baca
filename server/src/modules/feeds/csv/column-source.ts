import { z } from 'zod';
import { isDateFormat } from '../values/dates.ts';

export const Scalar = z.union([z.string(), z.number(), z.boolean()]);

export const columns = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .describe('a column, or the names that it has in different years of the format');

export const Condition = z.strictObject({
  column: columns,
  is: z.array(Scalar.transform(String)).min(1).optional(),
  matches: z.string().transform(pattern).optional(),
});

export type Condition = z.infer<typeof Condition>;

export const units = ['sqft', 'm2', 'acres', 'hectares', 'cents', 'dollars', 'thousands', 'percent'] as const;

export const dateFormat = z
  .string()
  .refine(isDateFormat, 'must be a date format like yyyy-MM-dd or MMMM-d-yyyy hh:mm a');

export const Source = z
  .strictObject({
    column: columns.optional(),
    constant: Scalar.transform(String).optional(),
    /**
     * `{Column}` in braces; empty when one of the columns is. Case and spacing are ignored in comparisons, so
     * it suits keys.
     */
    template: z.string().min(1).optional(),
    /** A key from the content of these columns, for sources that have none. */
    hash: z.array(z.string().min(1)).min(1).optional(),
    /** Takes the first group of this pattern; a value that does not match is unknown. */
    extract: z.string().transform(pattern).optional(),
    /** Replaces whole values, ignoring case; null means unknown. */
    values: z.record(z.string(), z.union([Scalar.transform(String), z.null()])).optional(),
    /** Values that mean unknown in this source. */
    unknown: z.array(Scalar.transform(String)).optional(),
    unit: z.enum(units).optional(),
    format: z.union([dateFormat, z.array(dateFormat)]).optional(),
    /** Rows that meet it take a value from this source. */
    when: Condition.optional(),
  })
  .refine((source) => [source.column, source.constant, source.template, source.hash].filter(isGiven).length === 1, {
    error: 'takes its value from exactly one of column, constant, template and hash',
  });

export type Source = z.infer<typeof Source>;

export function pattern(source: string, context: z.RefinementCtx): RegExp {
  try {
    return new RegExp(source, 'iu');
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

export function isGiven(value: unknown): boolean {
  return value !== undefined;
}
