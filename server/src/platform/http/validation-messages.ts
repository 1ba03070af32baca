import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
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
  return keys.map((key) => ({ field: nameOf([...path, printable(key)]), rule: m.rule__is_not_known_here() }));
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
      return issue.input === undefined ? m.rule__must_be_given() : (types[issue.expected] ?? m.rule__is_not_valid());
    case 'too_small':
      return describeLeast(issue.origin, Number(issue.minimum), issue.inclusive);
    case 'too_big':
      // The integer schema ends at the largest exact integer.
      return issue.maximum === Number.MAX_SAFE_INTEGER
        ? m.rule__must_be_a_whole_number()
        : describeMost(issue.origin, Number(issue.maximum), issue.inclusive);
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return issue.values.length === 1 ? m.rule__must_be({ values }) : m.rule__must_be_one_of({ values });
    }
    case 'not_multiple_of':
      return m.rule__must_be_a_multiple_of({ divisor: Number(issue.divisor) });
    case 'unrecognized_keys':
      return m.rule__has_a_field_that_is();
    case 'invalid_format':
      return formats[issue.format] ?? m.rule__must_have_the_documented_format();
    default:
      return m.rule__is_not_valid();
  }
}

const formats: Record<string, string> = texts({
  date: m.rule__must_be_a_day_like,
  datetime: m.rule__must_be_an_instant_like,
  email: m.rule__must_be_an_email_address,
  url: m.rule__must_be_a_web_address,
  uuid: m.rule__must_be_a_uuid,
});

const types: Record<string, string> = texts({
  number: m.rule__must_be_a_number,
  int: m.rule__must_be_a_whole_number,
  string: m.rule__must_be_a_text,
  boolean: m.rule__must_be_true_or_false,
  array: m.rule__must_be_a_list,
  object: m.rule__must_be_an_object,
  record: m.rule__must_be_an_object,
  date: m.rule__must_be_a_date,
});

function describeLeast(origin: string, count: number, inclusive: boolean | undefined): string {
  if (origin === 'string') return m.rule__must_have_at_least_characters({ count });
  if (origin === 'array' || origin === 'set') return m.rule__must_have_at_least_entries({ count });
  return inclusive ? m.rule__must_be_at_least({ count }) : m.rule__must_be_more_than({ count });
}

function describeMost(origin: string, count: number, inclusive: boolean | undefined): string {
  if (origin === 'string') return m.rule__must_have_at_most_characters({ count });
  if (origin === 'array' || origin === 'set') return m.rule__must_have_at_most_entries({ count });
  return inclusive ? m.rule__must_be_at_most({ count }) : m.rule__must_be_less_than({ count });
}
