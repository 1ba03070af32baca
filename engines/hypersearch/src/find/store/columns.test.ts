import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Column, pack } from './columns.ts';

const unknown = fc.constant(Number.NaN);
const value = fc.oneof(
  fc.integer({ min: -5, max: 40 }),
  fc.integer({ min: 0, max: 40 }).map((half) => half / 2),
  fc.integer({ min: 0, max: 9 }).map((cents) => cents * 1.1),
  fc.integer({ min: 0, max: 2 ** 40 }),
  fc.constantFrom(0.1, 999_999_999_999, 1 / 3),
);
const few = fc.oneof(fc.constant(fc.integer({ min: 3, max: 9 })), fc.constant(value), fc.constant(unknown));
const columns = fc.array(
  few.chain((kind) => fc.array(fc.oneof(kind, unknown), { minLength: 20, maxLength: 20 })),
  { minLength: 1, maxLength: 6 },
);

it('packed columns return every value, and bounds as codes select the same homes', () => {
  const order = Int32Array.from({ length: 20 }, (_, i) => 19 - i);
  fc.assert(
    fc.property(columns, value, (values, limit) => {
      const packed = pack(
        values.map((column) => Float64Array.from(column)),
        order,
      );
      for (const [c, codec] of packed.codecs.entries()) {
        const column = new Column(codec, packed.planes.subarray(codec.plane * 20, codec.plane * 20 + 20));
        for (let home = 0; home < 20; home++) {
          const expected = (values[c] as number[])[19 - home] as number;
          expect(column.at(home)).toBe(expected);
          const code = ((column.plane[home] as number) >>> column.shift) & column.mask;
          expect(code >= column.codeFrom(limit) && code < column.mask).toBe(expected >= limit);
          expect(code <= column.codeUpTo(limit)).toBe(expected <= limit);
        }
      }
    }),
    { seed: 31, numRuns: 300 },
  );
});
