import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Buyer, Records } from '@lintel/agent-match';
import { broken, type Shape } from './checks.ts';
import { files, meta } from './shapes.ts';

/** An invalid file; the message is for the person who made it. */
export class BadData extends Error {}

export interface Data extends Records {
  asOf: string;
  buyers: Buyer[];
}

/**
 * Reads and validates a data folder.
 * @throws BadData naming file, row (from 1) and field of the first error
 */
export function readData(folder: string): Data {
  if (!existsSync(folder)) throw new BadData(`${folder}: there is no such folder`);
  const about = readJson(folder, 'meta');
  if (!about) throw new BadData(`${join(folder, 'meta.json')}: is missing (plain or .gz); it names the day as "asOf"`);
  const fault = broken(about.json, meta);
  if (fault) throw new BadData(`${about.file}, field "${fault.field}": ${fault.rule}`);
  const rows = Object.fromEntries(
    Object.keys(files).map((name) => [name, readRows(folder, name as keyof typeof files)]),
  ) as unknown as Omit<Data, 'asOf'>;
  return { ...rows, asOf: (about.json as { asOf: string }).asOf };
}

function readRows(folder: string, name: keyof typeof files): unknown[] {
  const rule: { required: boolean; shape: Shape; key?: readonly string[] } = files[name];
  const found = readJson(folder, name);
  if (!found && rule.required) throw new BadData(`${join(folder, `${name}.json`)}: is missing (plain or .gz)`);
  if (!found) return [];
  const { file, json } = found;
  if (!Array.isArray(json)) throw new BadData(`${file}: must be a list of rows`);
  const seen = new Map<string, number>();
  json.forEach((row, at) => {
    const fault = broken(row, rule.shape);
    if (fault) throw new BadData(`${file}, row ${at + 1}, field "${fault.field}": ${fault.rule}`);
    if (!rule.key) return;
    const key = JSON.stringify(rule.key.map((field) => row[field]));
    const first = seen.get(key);
    if (first !== undefined)
      throw new BadData(`${file}, row ${at + 1}, field "${rule.key.join(' and ')}": the same as in row ${first}`);
    seen.set(key, at + 1);
  });
  return json;
}

/** Reads the plain file, or else the gzip file; undefined when neither exists. */
export function readJson(folder: string, name: string): { file: string; json: unknown } | undefined {
  for (const ending of ['.json', '.json.gz']) {
    const file = join(folder, name + ending);
    if (existsSync(file)) return { file, json: parse(file) };
  }
  return undefined;
}

export function parse(file: string): unknown {
  try {
    const bytes = readFileSync(file);
    // The extension may be wrong, so the first two bytes decide about compression.
    const whole = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(whole));
  } catch (error) {
    throw new BadData(`${file}: cannot be read as JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
