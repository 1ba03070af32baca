import { JsonFileError, type RecordLists, TextWindow } from './text-window.ts';

/** Parts of a file in order: the text around a list of records, and the text of each record. */
export interface JsonPart {
  kind: 'envelope' | 'record';
  text: string;
  /** The name of the list of an envelope. */
  list?: string;
}

/** OData and RESO Common Format use `value`; vendors name their lists differently. */
const names: RecordLists = {
  // biome-ignore format: a table
  lists: new Set([
    'value', 'bundle', 'results', 'listings', 'Listings', 'properties', 'Properties', 'property', 'Property', 'records',
    'items', 'data', 'Member', 'members', 'Members', 'Office', 'offices', 'Offices',
  ]),
  wrappers: new Set(['d', 'data', 'response', 'result', 'results', 'payload', 'body', 'reso']),
};

/**
 * Splits JSON without holding more than one record: a list of records, an object with one or more such lists
 * (a response of OData or of a vendor, a RESO Common Format collection), a single record, or a sequence of
 * these, as in JSON lines. Finds only the boundaries; `JSON.parse` reads and validates each record.
 */
export async function* jsonParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonPart> {
  const window = new TextWindow(bytes);
  let any = false;
  for (let next = await window.next(); next !== undefined; next = await window.next()) {
    any = true;
    if (next === '[') yield* recordsOf(window);
    else if (next === '{') yield* objectOf(window);
    else throw new JsonFileError(`The file is no JSON: it has ${JSON.stringify(next)} where a record should begin.`);
  }
  if (!any) throw new JsonFileError('The file is empty.');
}

async function* objectOf(window: TextWindow): AsyncGenerator<JsonPart> {
  const { text, list, open } = await window.takeUpToList(names);
  if (list === undefined) {
    yield { kind: 'record', text };
    return;
  }
  const envelope = `${text}[]${'}'.repeat(open)}`;
  yield { kind: 'envelope', text: envelope, list };
  yield* recordsOf(window);
  yield* furtherLists(window, envelope, open);
}

async function* recordsOf(window: TextWindow): AsyncGenerator<JsonPart> {
  window.skip(1);
  for (let count = 0; ; count++) {
    let next = await window.next();
    if (next === ']') return window.skip(1);
    if (count > 0) {
      if (next !== undefined && next !== ',') throw broken(`a comma is missing after record ${count}`);
      window.skip(1);
      next = await window.next();
    }
    if (next === undefined) throw broken(`it ends in the middle, after ${count} records`);
    if (next === ',' || next === ']') throw broken(`a record is missing after record ${count}`);
    yield { kind: 'record', text: await window.take() };
  }
}

/** Yields the lists that follow the first one in the objects still open; skips everything else. */
async function* furtherLists(window: TextWindow, envelope: string, open: number): AsyncGenerator<JsonPart> {
  let name: string | undefined;
  for (;;) {
    const next = await window.next();
    if (next === undefined) throw broken('it ends in the middle, after the list of records');
    if (next === '[' && name !== undefined && names.lists.has(name)) {
      yield { kind: 'envelope', text: envelope, list: name };
      yield* recordsOf(window);
      name = undefined;
    } else if (next === '}' || next === ',' || next === ':') {
      window.skip(1);
      if (next === '}' && --open === 0) return;
      if (next !== ':') name = undefined;
    } else {
      const text = await window.take();
      name = next === '"' ? text.slice(1, -1) : undefined;
    }
  }
}

const broken = (where: string) => new JsonFileError(`The file is no JSON: ${where}.`);
