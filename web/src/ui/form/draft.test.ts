import { expect, it } from 'vitest';
import { keptOf } from './draft.ts';

it('a draft restores saved values except excluded fields, and ignores invalid data', () => {
  const draft = { name: 'x', except: ['password'] };
  expect(keptOf('{"email":"a@b","password":"p","gone":1}', draft, { email: '', password: '' })).toEqual([
    ['email', 'a@b'],
  ]);
  for (const nonsense of ['', '{', '7', 'null', '[]']) expect(keptOf(nonsense, draft, { email: '' })).toEqual([]);
});
