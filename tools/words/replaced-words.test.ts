import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '../architecture/source-files.ts';
import { inCode, inText, replacedWords } from './replaced-words.ts';

/** Word lists of the languages that people search in, and fields of the data export and of the matching data. */
const exempt =
  /\/lexicon\/|^tools\/words\/|licensing\/personal-data|erase-ended\.test|src\/personal-data\.test|agent-match\/|matching\/ranking\/model\//;

const advice = (path: string, { word, where }: { word: string; where: string }): string =>
  `${path}: write “${replacedWords[word]}” instead of “${word}” in “${where.slice(0, 80)}”`;

it('finds replaced words in comments, names, test names, contracts and texts', () => {
  const source = '/** Whoever asks. */ const hasLicence = m.a__licence();';
  expect(inCode('a.ts', source).map(({ word }) => word)).toEqual(['whoever', 'licence']);
  const test = "it.each([1])('finds the licence', () => {}); ask('a licence')";
  expect(inCode('a.test.ts', test).map(({ where }) => where)).toEqual(['finds the licence']);
  expect(inCode('contract.ts', "x('a licence', 'licence')").map(({ where }) => where)).toEqual(['a licence']);
  expect(inText('Your licence')).toEqual([{ word: 'licence', where: 'Your licence' }]);
});

it('finds no replaced word in the code', () => {
  const found = sourceFiles()
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) => inCode(path, text).map((one) => advice(path, one)));
  expect(found).toEqual([]);
});

it('finds no replaced word in the texts that people read', () => {
  const texts: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'web/messages/en.json'), 'utf8'));
  const found = Object.entries(texts).flatMap(([key, text]) =>
    inText(JSON.stringify(text)).map((one) => advice(key, one)),
  );
  expect(found).toEqual([]);
});
