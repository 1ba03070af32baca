import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';
import { textsInCode } from './texts-in-code.ts';

/** Pages for developers. */
const exempt = /^web\/src\/(ui\/gallery\/|routes\/dev\.)/;
/** Names of products, and examples of what is typed. */
const names = new Set(['SmartMatch', 'https://', 'reseller:12']);

it('finds text between tags, in readable attributes and in labels', () => {
  const source =
    '<p title="Save this home" className="grid gap-2">Hello <Fact name="Paid until">{m.saved()}</Fact></p>';
  expect(textsInCode('a.tsx', source)).toEqual(['Save this home', 'Hello', 'Paid until']);
});

it('finds no text of a page outside the message catalogue', () => {
  const found = sourceFiles()
    .filter(
      ({ path }) =>
        path.startsWith('web/src/') && path.endsWith('.tsx') && !path.includes('.test.') && !exempt.test(path),
    )

    .flatMap(({ path, text }) =>
      textsInCode(path, text)
        .filter((one) => !names.has(one))
        .map((one) => `${path}: ${one}`),
    );
  expect(found).toEqual([]);
});
