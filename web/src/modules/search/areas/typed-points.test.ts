import { describe, expect, it } from 'vitest';
import { sizeWords } from './size-words.ts';
import { pointToType, radiusToType, typedCircle, typedOutline, typedPoint } from './typed-points.ts';

const point = { latE6: 30_267_200, lonE6: -97_743_100 };

describe('typed points', () => {
  it.each([
    '30.2672, -97.7431',
    '30.2672 -97.7431',
    ' 30.2672;-97.7431 ',
    '30.2672°, −97.7431°',
    '+30.2672,-97.7431',
    pointToType(point),
  ])('%s', (text) => {
    expect(typedPoint(text)).toEqual(point);
  });

  it.each(['', '30', '30,', '30,x', '91, 0', '0, 181', '1,2,3', 'NaN, NaN', '1e3, 2', '30.2672 N, 97.7431 W'])(
    'rejects "%s"',
    (text) => {
      expect(typedPoint(text)).toBeUndefined();
    },
  );

  it('make an outline, closed or open, and report an invalid line', () => {
    const open = '30.25, -97.75\n30.25, -97.74\n\n30.26, -97.74';
    const typed = typedOutline(open);
    expect(typed).toMatchObject({ shape: { kind: 'outline', ring: { length: 3 } } });
    expect(typedOutline(`${open}\n30.25, -97.75`)).toEqual(typed);
    expect(typedOutline('30, -97\nhere')).toEqual({ fault: expect.stringMatching(/^Line 2/) });
    expect(typedOutline('30, -97')).toEqual({ fault: expect.stringMatching(/at least 3/) });
    expect(typedOutline('0,0\n1,1\n1,0\n0,0.9')).toEqual({ fault: expect.stringMatching(/cross/) });
  });

  it('make a circle in miles or kilometers', () => {
    expect(typedCircle(point, '1', 'mi')).toMatchObject({ shape: { radiusMeters: 1_609.3 } });
    expect(typedCircle(point, '1.5', 'km')).toMatchObject({ shape: { radiusMeters: 1_500 } });
    expect(radiusToType(1_609.3, 'mi')).toBe('1');
    for (const radius of ['', '-1', 'one', 'NaN', '1e3', '0', '501'])
      expect(typedCircle(point, radius, 'km')).toHaveProperty('fault');
    expect(typedCircle(undefined, '1', 'mi')).toEqual({ fault: expect.stringMatching(/place/) });
  });
});

it("sizes are formatted in the viewer's units", () => {
  expect(sizeWords({ kind: 'circle', center: point, radiusMeters: 1_609.344 })).toBe('3.14 sq mi, radius 1 mi');
  const shape = typedOutline('0,0\n0,0.001\n0.001,0.001\n0.001,0');
  expect('shape' in shape && sizeWords(shape.shape)).toBe('3.06 acres, 350 ft by 350 ft');
});
