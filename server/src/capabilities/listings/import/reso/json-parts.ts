import { JsonFileError, TextWindow } from './text-window.ts';

/** What comes out of a file, in its order: what stands around a list of records, and the text of each record. */
export interface JsonPart {
  kind: 'envelope' | 'record';
  text: string;
}

/**
 * Takes JSON apart without holding more than one record: a list of records, an object with the list `value` (an answer of
 * OData, a group of RESO Common Format), a single record, or any of these one after the other, as in JSON lines. Only the
 * borders are looked for here; what is within a record, `JSON.parse` reads and judges.
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
  const { text, hasValues } = await window.takeUpToValues();
  if (!hasValues) {
    yield { kind: 'record', text };
    return;
  }
  yield { kind: 'envelope', text: `${text}[]}` };
  yield* recordsOf(window);
  await passOver(window);
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

/** What stands between the end of the list and the end of its object. */
async function passOver(window: TextWindow): Promise<void> {
  for (;;) {
    const next = await window.next();
    if (next === undefined) throw broken('it ends in the middle, after the list of records');
    if (next === '}') return window.skip(1);
    if (next === ',' || next === ':') window.skip(1);
    else await window.take();
  }
}

const broken = (where: string) => new JsonFileError(`The file is no JSON: ${where}.`);
