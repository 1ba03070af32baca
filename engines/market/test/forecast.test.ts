import { expect, it } from 'vitest';
import { backTest, forecast, monthNumber, monthText, panelOf, type Series, seriesOf } from '../src/index.ts';
import { generator } from '../src/trees/random.ts';

/** Areas whose monthly growth has momentum and returns to 3 % a year. */
function areas(count: number, months: number): Series[] {
  const random = generator(3);
  return Array.from({ length: count }, (_, area) => {
    let [growth, level] = [0.25, 100];
    const points = Array.from({ length: months }, (_, month): [number, number] => {
      growth += 0.06 * (0.25 - growth) + 0.16 * (random() - 0.5);
      level *= Math.exp(growth / 100);
      return [monthNumber('2000-01') + month, level];
    });
    return seriesOf(`area ${area}`, points, monthNumber('2030-01'))!;
  });
}

const series = areas(12, 240);
const until = monthNumber('2019-12');

it('beats last year’s growth where growth returns to its mean, and holds about 80 % of the outcomes', () => {
  const { past } = backTest(panelOf(series, until), until);
  const scored = past.filter(({ actual }) => !Number.isNaN(actual));
  const mean = (of: (one: (typeof scored)[number]) => number) =>
    scored.reduce((sum, one) => sum + of(one), 0) / scored.length;
  expect(mean((one) => Math.abs(one.predicted - one.actual))).toBeLessThan(
    mean((one) => Math.abs(one.naive - one.actual)),
  );
  const held = mean((one) => (one.actual >= one.low && one.actual <= one.high ? 1 : 0));
  expect(held).toBeGreaterThan(0.7);
  expect(held).toBeLessThan(0.9);
});

it('widens the interval when growth leaves its usual course, where such times had larger errors', () => {
  const random = generator(5);
  // Calm and wild spells of five years; in a wild one growth swings far.
  const wild = Array.from({ length: 24 }, (_, area) => {
    let [growth, level] = [0.25, 100];
    const points = Array.from({ length: 300 }, (_, month): [number, number] => {
      const swing = Math.floor(month / 60 + area / 6) % 2 ? 0.7 : 0.05;
      growth += 0.05 * (0.25 - growth) + swing * (random() - 0.5);
      level *= Math.exp(growth / 100);
      return [monthNumber('2000-01') + month, level];
    });
    return seriesOf(`area ${area}`, points, monthNumber('2030-01'))!;
  });
  const end = monthNumber('2024-12');
  const { past } = backTest(panelOf(wild, end), end);
  const later = past.filter(({ month, actual }) => month > end - 120 && !Number.isNaN(actual));
  const byUnrest = later.toSorted((a, b) => a.unrest[0]! - b.unrest[0]!);
  const third = Math.floor(later.length / 3);
  const [calm, unruly] = [byUnrest.slice(0, third), byUnrest.slice(-third)];
  const width = (own: typeof later) => own.reduce((sum, { low, high }) => sum + high - low, 0) / own.length;
  expect(width(unruly)).toBeGreaterThan(width(calm) * 1.3);
  for (const own of [calm, unruly]) {
    const held = own.filter(({ actual, low, high }) => actual >= low && actual <= high).length / own.length;
    expect(held).toBeGreaterThan(0.65);
    expect(held).toBeLessThan(0.95);
  }
});

it('does not change with values after its month', () => {
  const from = monthNumber('2015-06');
  const cut = series.map(
    ({ id, first, values }) =>
      seriesOf(
        id,
        [...values].map((value, at) => [first + at, at + first > from ? value * 9 : value] as const),
        from,
      )!,
  );
  const known = series.map((one) => ({ ...one, values: one.values.slice(0, from - one.first + 1) }));
  expect(forecast(cut, from)).toEqual(forecast(known, from));
});

it('abstains without a back-test, and gives last year’s growth then', () => {
  const short = areas(1, 30);
  const [only] = forecast(short, monthNumber('2002-06'));
  expect(only).toMatchObject({ abstains: true, tested: 0 });
  expect(only!.growth).toBe(only!.naive);
});

it('bridges short gaps, keeps long ones, and takes the later of two values of a month', () => {
  const month = monthNumber('2010-01');
  const { values } = seriesOf(
    'x',
    [
      [month, 1],
      [month + 1, 100],
      [month + 1, 2],
      [month + 3, 4],
      [month + 13, 9],
    ],
    month + 20,
  )!;
  expect([...values.slice(0, 5)]).toEqual([1, 2, 3, 4, Number.NaN]);
  expect(monthText(month + 13)).toBe('2011-02');
});
