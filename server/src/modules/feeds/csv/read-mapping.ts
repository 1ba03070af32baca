import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { type Mapping, MappingError, parseMapping, type TargetName } from './mapping.ts';

/** Its message is a sentence for the person who runs the command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const shippedMappings = new URL('../../../../mappings/', import.meta.url);

/** Reads a mapping from a path, or by the name of a mapping shipped with Lintel. `needed` as for `parseMapping`. */
export function readMapping(name: string, needed?: readonly TargetName[]): Mapping {
  const shipped = shippedNames().includes(name) ? new URL(`${name}.json`, shippedMappings) : undefined;
  const path = existsSync(name) && statSync(name).isFile() ? name : shipped;
  if (!path) throw new UsageError(`There is no mapping ${name}; shipped are ${shippedNames().join(', ')}.`);
  try {
    return parseMapping(readFileSync(path, 'utf8'), name, needed);
  } catch (error) {
    throw error instanceof MappingError ? new UsageError(error.message) : error;
  }
}

export function shippedNames(): string[] {
  return readdirSync(shippedMappings)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}
