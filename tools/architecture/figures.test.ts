import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/**
 * The formatters of `@lintel/geo`, used by `server/src/platform/serve/viewer.ts` and `web/src/ui/format.ts`, are the
 * only allowed way.
 */
const refused: readonly [RegExp, string][] = [
  [/style: 'currency'/, 'money is written by money() of the formatters'],
  [/\} (sq ft|acres|km|mi|m²)[`'"}]/, 'areas and distances are written by area(), lot() and distance()'],
  [/currency === 'CAD' \? ' ?CAD'/, 'the sign of money names its country'],
];

it('formats money, areas and distances with the shared formatters only', () => {
  const found = ['server/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.(test|fixture))\.tsx?$/.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(root, folder, name), 'utf8');
        return refused.flatMap(([pattern, why]) => (pattern.test(text) ? [`${folder}/${name}: ${why}`] : []));
      }),
  );
  expect(found).toEqual([]);
});
