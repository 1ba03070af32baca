import { jurisdictions } from '@lintel/server/network';
import { expect, it } from 'vitest';
import { statesOf } from './jurisdictions.ts';

it('every register that a licence can be in has its name, and no other', () => {
  const codes = (country: 'USA' | 'Canada') =>
    statesOf([country])
      .map(({ value }) => value)
      .sort();
  expect(codes('USA')).toEqual([...jurisdictions.US].sort());
  expect(codes('Canada')).toEqual([...jurisdictions.CA].sort());
  expect(statesOf(['USA', 'Canada']).every(({ label }) => label.length > 3)).toBe(true);
});
