import { m } from '@lintel/messages';
import { z } from 'zod';
import { invalid } from '../../../platform/serve/errors.ts';
import { specOf } from '../applications/fields/contract.ts';
import { typed, type Value, type Values } from '../applications/values.ts';
import type { RateLock } from '../clocks/contract.ts';
import { fromMismo, toMismo } from './mismo.ts';

type Country = 'US' | 'CA';

const Json = z.object({
  country: z.enum(['US', 'CA']).optional(),
  values: z.record(z.string().max(100), z.union([z.string(), z.number(), z.boolean()])),
});

/** An application as a file. The rate lock is the agent's entry, which an import leaves as it is. */
export const toFile = (
  format: 'xml' | 'json',
  { country, values, rateLock }: { country: Country; values: Values; rateLock?: RateLock | undefined },
): string =>
  format === 'xml' ? toMismo(values, rateLock) : JSON.stringify({ country, values, rateLock }, undefined, 2);

/** The fields of a file: XML when it begins with a tag, and JSON otherwise. */
export function fromFile(content: string, country: Country): Values {
  if (content.trimStart().startsWith('<'))
    return Object.fromEntries(
      Object.entries(fromMismo(content)).map(([path, text]): [string, Value] => [path, typed(path, text)]),
    );
  const read = Json.safeParse(parsed(content));
  if (!read.success) throw invalid('content', m.lending__is_no_application_file({ problem: '' }));
  if (read.data.country && read.data.country !== country)
    throw invalid('content', country === 'US' ? m.lending__is_of_canada() : m.lending__is_of_the_usa());
  return read.data.values;
}

/** The fields that a person may fill in; those that the agent alone fills in are left out for a borrower. */
export function fillable(values: Values, country: Country, isAgent: boolean): { changes: Values; leftOut: string[] } {
  const leftOut = isAgent ? [] : Object.keys(values).filter((path) => specOf(path, country)?.field.byAgent);
  return { changes: Object.fromEntries(Object.entries(values).filter(([path]) => !leftOut.includes(path))), leftOut };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
