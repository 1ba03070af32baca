import { z } from 'zod';
import type { BadField } from '../serve/errors.ts';

/** Limits the error list: a body with a thousand errors does not get a thousand lines back. */
const FIELDS_MAX = 20;

/** Rules without a message in the contract continue the name of the field: "limit must be at most 100". */
z.config({ localeError: describeRule });

/**
 * Converts the issues of a schema to fields and rules. Does not repeat input except for the names of unknown fields.
 */
export function badFieldsOf(issues: readonly z.core.$ZodIssue[]): BadField[] {
  return issues
    .flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue) : [badField(issue)]))
    .slice(0, FIELDS_MAX);
}

function badField(issue: z.core.$ZodIssue): BadField {
  return { field: nameOf(issue.path), rule: issue.message };
}

function unknownFields({ path, keys }: z.core.$ZodIssueUnrecognizedKeys): BadField[] {
  return keys.map((key) => ({ field: nameOf([...path, printable(key)]), rule: 'is not known here' }));
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'body';
}

/** The name of an unknown field is user input: truncated, without control characters. */
function printable(name: string): string {
  return name.replace(/\p{C}/gu, '').slice(0, 60) || '?';
}

function describeRule(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be given' : `must be ${describeType(issue.expected)}`;
    case 'too_small':
      return `must ${describeSize(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)}`;
    case 'too_big':
      // The integer schema ends at the largest exact integer.
      if (issue.maximum === Number.MAX_SAFE_INTEGER) return 'must be a whole number';
      return `must ${describeSize(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'has a field that is not known here';
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'of the documented form'}`;
    default:
      return 'is not valid';
  }
}

const formats: Record<string, string> = {
  date: 'a day like 2026-01-31',
  datetime: 'an instant like 2026-01-31T09:00:00Z',
  email: 'a mail address',
  url: 'a web address',
  uuid: 'a UUID',
};

function describeType(expected: string): string {
  const words: Record<string, string> = {
    number: 'a number',
    int: 'a whole number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    date: 'a date',
  };
  return words[expected] ?? `of type ${expected}`;
}

function describeSize(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${limit}`;
}
