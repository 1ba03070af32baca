import { describe, expect, it } from 'vitest';
import { factText } from '../facts.ts';
import { placeNames } from './place-names.ts';
import { read } from './read.ts';

const context = { places: placeNames([]), today: { year: 2026, month: 11, day: 23 } };

describe('what is assumed of the purchase', () => {
  it.each<[string, string[]]>([
    ['with 20% down', ['a:down=20%']],
    ['60 grand down', ['a:down=60000']],
    ['zero down', ['a:down=0']],
    ['rate locked at 6.125, on a 30 year', ['a:rate=6.125', 'a:term=30']],
    ['I make 9k a month and owe 410 a month', ['a:income=108000', 'a:debts=410']],
    ['25k in savings, credit score 655, no debt', ['a:savings=25000', 'a:credit=655', 'a:debts=0']],
    ['mise de fonds 10%, taux 4,89', ['a:down=10%', 'a:rate=4.89']],
    ['revenu de 92 000 et cote de crédit 695', ['a:income=92000', 'a:credit=695']],
    ['15% de enganche, tasa del 7', ['a:down=15%', 'a:rate=7']],
    ['ganamos 85 mil y tenemos 18 mil ahorrados', ['a:income=85000', 'a:savings=18000']],
  ])('is read from %j and is no fact', (words, texts) => {
    const reading = read(`3 bed, ${words}`, context);
    expect(reading.assumptions.map(({ text }) => text)).toEqual(texts);
    expect(reading.facts.map(({ fact }) => factText(fact))).toEqual(['beds>=3']);
    expect(reading.parts.filter(({ fate }) => fate === 'assumption')).not.toEqual([]);
  });

  it.each(['downtown condo', 'price down 5%', 'schools rated 9', 'built 20 years ago', '2 car garage', 'under 500k'])(
    'is nothing in %j',
    (words) => {
      expect(read(words, context).assumptions).toEqual([]);
    },
  );

  it.each(['condo, Laredo TX 3 beds', 'condo in Dallas, TX 3 bed', 'condo en Laredo tx de 3 recámaras'])(
    'is no rate of interest in the state of %j',
    (words) => {
      const reading = read(words, context);
      expect(reading.assumptions).toEqual([]);
      expect(reading.facts.map(({ fact }) => factText(fact))).toContain('beds>=3');
    },
  );

  it.each([
    ['under 2,800 a month', undefined],
    ['principal and interest under 1,450', 'pi'],
    ['mortgage payment under 2300', 'pi'],
  ])('tells of %j on what the payment is bounded', (words, basis) => {
    const [fact] = read(words, context).facts.map((one) => one.fact);
    expect(fact).toMatchObject({ field: 'payment', op: '<=' });
    expect(fact && 'basis' in fact ? fact.basis : undefined).toBe(basis);
  });
});
