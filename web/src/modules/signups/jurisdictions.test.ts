import { jurisdictions } from '@lintel/server/licensing';
import { expect, it } from 'vitest';
import { statesOf } from './jurisdictions.ts';

it('every license jurisdiction has exactly one name', () => {
  const codes = (country: 'USA' | 'Canada') =>
    statesOf([country])
      .map(({ value }) => value)
      .sort();
  expect(codes('USA')).toEqual([...jurisdictions.US].sort());
  expect(codes('Canada')).toEqual([...jurisdictions.CA].sort());
  expect(statesOf(['USA', 'Canada']).every(({ label }) => label.length > 3)).toBe(true);
});
