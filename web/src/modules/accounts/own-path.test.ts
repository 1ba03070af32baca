import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each(['/', '/account?tab=security', '/hypersearch?q=two+beds&view=map#content'])(
  'accepts a path of this site: %s',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it.each([
  'https://other.example',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/\n/other.example',
  '/.//other.example',
  '/x/..//other.example',
  'javascript:alert(1)',
  'account',
  '',
  undefined,
  ['/a', '/b'],
])('rejects an address that leads to another site: %j', (address) => {
  expect(ownPath(address)).toBeUndefined();
});
