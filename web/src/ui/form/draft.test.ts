import { expect, it } from 'vitest';
import { savedValues } from './draft.ts';

it('a draft restores saved values except excluded fields, and ignores invalid data', () => {
  const draft = { name: 'x', except: ['password'] };
  expect(savedValues('{"email":"a@b","password":"p","gone":1}', draft, { email: '', password: '' })).toEqual([
    ['email', 'a@b'],
  ]);
  for (const nonsense of ['', '{', '7', 'null', '[]']) expect(savedValues(nonsense, draft, { email: '' })).toEqual([]);
});
