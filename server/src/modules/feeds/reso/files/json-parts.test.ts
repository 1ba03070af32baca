import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { jsonParts } from './json-parts.ts';

async function partsOf(text: string, pieceBytes = 100_000) {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
    bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  );
  const found: unknown[] = [];
  for await (const { kind, text } of jsonParts(Readable.from(pieces)))
    found.push(kind === 'envelope' ? { envelope: JSON.parse(text) } : JSON.parse(text));
  return found;
}

const tricky = { text: 'a "quoted" \\ ] } [ { é 家 \u0000', list: [1, [2, { value: [3] }]], value: 'no list' };

test.each([
  ['a single record', JSON.stringify(tricky), [tricky]],
  ['a list', JSON.stringify([tricky, { a: 1 }]), [tricky, { a: 1 }]],
  [
    'an answer of OData',
    JSON.stringify({
      '@odata.context': 'x#Property',
      value: [tricky, tricky],
      '@odata.nextLink': 'y',
      n: { value: [1] },
    }),
    [{ envelope: { '@odata.context': 'x#Property', value: [] } }, tricky, tricky],
  ],
  ['JSON lines', `${JSON.stringify(tricky)}\n${JSON.stringify({ b: 2 })}\n\n`, [tricky, { b: 2 }]],
  [
    'lines of answers',
    '{"value":[{"a":1}]}\n{"value":[]}\n[{"b":2}]',
    [{ envelope: { value: [] } }, { a: 1 }, { envelope: { value: [] } }, { b: 2 }],
  ],
  [
    'an answer of OData 2',
    '{"d":{"results":[{"a":1}],"__count":"1"},"x":[1]}',
    [{ envelope: { d: { results: [] } } }, { a: 1 }],
  ],
  [
    'an answer of Bridge',
    '{"success":true,"bundle":[{"a":1}],"total":1}',
    [{ envelope: { success: true, bundle: [] } }, { a: 1 }],
  ],
  [
    'a wrapper without a list before the list',
    '{"response":{"code":200},"Listings":[{"a":1},{"b":2}]}',
    [{ envelope: { response: { code: 200 }, Listings: [] } }, { a: 1 }, { b: 2 }],
  ],
  [
    'lists of several resources',
    '{"Property":[{"a":1}],"n":{"Member":[3]},"Member":[{"b":2}]}',
    [{ envelope: { Property: [] } }, { a: 1 }, { envelope: { Property: [] } }, { b: 2 }],
  ],
  ['spaces and a byte order mark', '\ufeff  [ ]  ', []],
  ['an empty object', '{}', [{}]],
])('%s is split the same in pieces of any size', async (_, text, parts) => {
  for (const size of [1, 2, 3, 7, 64, 100_000]) expect(await partsOf(text, size)).toEqual(parts);
});

describe('a file that is not JSON is refused with a message', () => {
  test.each([
    ['', 'The file is empty.'],
    ['<html>', 'The file is no JSON: it has "<" where a record should begin.'],
    ['{"a":1', 'The JSON ends in the middle.'],
    ['[{"a":1}', 'The file is no JSON: it ends in the middle, after 1 records.'],
    ['{"value":[{"a":1} {"b":2}]}', 'The file is no JSON: a comma is missing after record 1.'],
    ['[{"a":1},]', 'The file is no JSON: a record is missing after record 1.'],
    ['{"value":[{"a":1}],', 'The file is no JSON: it ends in the middle, after the list of records.'],
  ])('%s', async (text, words) => {
    for (const size of [1, 100_000]) await expect(partsOf(text, size)).rejects.toThrow(words);
  });
});
