import { z } from 'zod';
import { isAreaUnit } from '../values/numbers.ts';
import { Condition, columns, pattern, Scalar, Source } from './column-source.ts';
import { targets } from './targets.ts';

/**
 * Maps the columns of a source to the fields of a listing. A mapping is a JSON file; unknown keys are
 * rejected, so that a typo does not silently leave a field empty. Lines that begin with // are comments.
 */

/** One source, or several of which the first with a value counts. */
const Sources = z
  .union([Source, z.array(Source).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** A column of the source that becomes a feature of valuations, by its own name. */
const Attribute = z.strictObject({
  column: columns,
  extract: z.string().transform(pattern).optional(),
  /** The words of a scale, the lowest first. */
  ordered: z.array(Scalar.transform(String)).min(2).optional(),
});
export type Attribute = z.infer<typeof Attribute>;

const targetNames = Object.keys(targets) as [keyof typeof targets, ...(keyof typeof targets)[]];
export type TargetName = (typeof targetNames)[number];

export const Mapping = z.strictObject({
  /** Readable description of the format. */
  format: z.string().min(1),
  note: z.string().optional(),
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
  decimalMark: z.enum(['.', ',']).default('.'),
  /** Rows that meet a condition are rejected with its rule. */
  setAside: z.array(Condition.extend({ rule: z.string().min(1) })).default([]),
  /** Additional terms for "unknown" in every column. */
  unknown: z.array(Scalar.transform(String)).default([]),
  fields: z.partialRecord(z.enum(targetNames), Sources),
  /** Features for valuations that are no fields of a listing, such as a quality grade; an import ignores them. */
  attributes: z.record(z.string().min(1), Attribute).default({}),
  /** Columns of lists or sentences that are read for features, in addition to the remarks. */
  featureColumns: z.array(z.string().min(1)).default([]),
  /** Columns to discard; every other column without a field is stored with the listing. */
  dropColumns: z.array(z.string().min(1)).default([]),
});
export type Mapping = z.infer<typeof Mapping>;

/** Its message is a sentence for the person who wrote the mapping. */
export class MappingError extends Error {
  override name = 'MappingError';
}

const neededFields: readonly TargetName[] = [
  'originatingSystemName',
  'listingKey',
  'listPrice',
  'city',
  'stateOrProvince',
  'homeType',
  'standardStatus',
];

/** `needed` lists the fields without which the file is of no use; an import needs those of every listing. */
export function parseMapping(json: string, name: string, needed: readonly TargetName[] = neededFields): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\s*\/\/.*$/gm, ''));
  } catch (error) {
    throw new MappingError(`The mapping ${name} is not JSON: ${(error as Error).message}.`);
  }
  const result = Mapping.safeParse(value);
  if (!result.success) throw new MappingError(`The mapping ${name} is not right: ${describeIssues(result.error)}.`);
  const missing = needed.filter((field) => !result.data.fields[field]);
  if (missing.length > 0)
    throw new MappingError(`The mapping ${name} does not say where ${missing.join(', ')} come from.`);
  for (const field of ['livingArea', 'lotSize'] as const)
    if (result.data.fields[field]?.some((source) => !source.unit || !isAreaUnit(source.unit)))
      throw new MappingError(`The mapping ${name} does not say the unit of ${field}: sqft, m2, acres or hectares.`);
  return result.data;
}

function describeIssues(error: z.ZodError): string {
  const issues = error.issues.flatMap((issue) => (issue.code === 'invalid_union' ? unionIssues(issue) : [issue]));
  return [...new Set(issues.map(sentence))].slice(0, 5).join('; ');
}

/** Picks the union branch that parsed furthest, which is most likely the intended one. */
function unionIssues(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const branches = issue.errors.map((branch) =>
    branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as z.core.$ZodIssue),
  );
  const meant = branches.find((branch) => branch.some((inner) => inner.code !== 'invalid_type')) ?? branches[0];
  return meant && meant.length > 0 ? meant : [issue];
}

function sentence(issue: z.core.$ZodIssue): string {
  const where = issue.path.join('.') || 'the file';
  if (issue.code === 'unrecognized_keys') return `${where} has the unknown key ${issue.keys.join(', ')}`;
  return `${where}: ${issue.message}`;
}
