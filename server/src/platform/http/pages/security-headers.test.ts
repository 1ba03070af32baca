import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('hosts of photos give pictures and nothing else', () => {
  const policy = contentSecurityPolicy('n', { photoHosts: ['https://photos.example'] });
  expect(policy.split('; ').filter((line) => line.includes('photos.example'))).toEqual([
    "img-src 'self' data: blob: https://photos.example",
  ]);
});
