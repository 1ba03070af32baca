import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCsvArguments } from './csv-command.ts';
import { UsageError } from './read-mapping.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-order-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'homes.csv.gz');
writeFileSync(file, '');
writeFileSync(join(folder, 'broken.json'), '{"format": 1}');

test('the arguments name file and mapping; the default rejects file is next to the file', () => {
  expect(parseCsvArguments([file, '--mapping', 'redfin', '--dry-run'])).toMatchObject({
    file,
    dryRun: true,
    rejects: join(folder, 'homes.rejects.csv'),
    sourceDate: undefined,
  });
  expect(
    parseCsvArguments([file, '--mapping', 'redfin', '--rejects', 'r.csv', '--source-date', '2026-01-31']),
  ).toMatchObject({
    dryRun: false,
    rejects: 'r.csv',
    sourceDate: '2026-01-31',
  });
});

test.each([
  ['no file', ['--mapping', 'redfin'], 'One file is imported at a time'],
  ['two files', [file, file, '--mapping', 'redfin'], 'One file is imported at a time'],
  ['a file that is not there', ['nowhere.csv', '--mapping', 'redfin'], 'There is no file nowhere.csv.'],
  ['a folder', [folder, '--mapping', 'redfin'], 'There is no file'],
  ['no mapping', [file], 'The mapping is missing; --suggest proposes one, shipped are chicago-text,'],
  ['a mapping that is not there', [file, '--mapping', 'nothing'], 'There is no mapping nothing'],
  ['a mapping that is not right', [file, '--mapping', join(folder, 'broken.json')], 'is not right'],
  ['an option that does not exist', [file, '--maping', 'redfin'], "Unknown option '--maping'"],
  ['an impossible date', [file, '--mapping', 'redfin', '--source-date', '2026-02-30'], 'The source date must be a day'],
])('%s is refused with a message', (_, words, sentence) => {
  expect(() => parseCsvArguments(words)).toThrow(UsageError);
  expect(() => parseCsvArguments(words)).toThrow(sentence);
});
