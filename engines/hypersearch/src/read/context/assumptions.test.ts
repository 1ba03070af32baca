import { describe, expect, it } from 'vitest';
import { factText } from '../../facts.ts';
import { placeNames } from '../places/place-names.ts';
import { read } from '../read.ts';

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
    ['10% down at 6.25% over 15 years', ['a:down=10%', 'a:rate=6.25', 'a:term=15']],
    ['that we can afford on 95,000 a year', ['a:afford=yes', 'a:income=95000']],
    ['I qualify for making 85k with a 400 a month car payment', ['a:afford=yes', 'a:income=85000', 'a:debts=400']],
    ['under 60k cash to close', ['a:cash=60000']],
    ['with no more than 50k cash at closing', ['a:cash=50000']],
    ['que je peux me permettre avec un revenu de 90 000 $', ['a:afford=yes', 'a:income=90000']],
    ['máximo 30 mil de efectivo al cierre', ['a:cash=30000']],
  ])('is read from %j and is no fact', (words, texts) => {
    const reading = read(`3 bed, ${words}`, context);
    expect(reading.assumptions.map(({ text }) => text)).toEqual(texts);
    expect(reading.facts.map(({ fact }) => factText(fact))).toEqual(['beds>=3']);
    expect(reading.parts.filter(({ fate }) => fate === 'assumption')).not.toEqual([]);
  });

  it.each([
    ['cap rate over 6', 'capRate>=6'],
    ['cap rate of 5.5', 'capRate>=5.5'],
    ['with a 6% cap rate', 'capRate>=6'],
    ['at least an 8 percent cap rate or better', 'capRate>=8'],
    ['con tasa de capitalización de 7%', 'capRate>=7'],
    ['taux de capitalisation d’au moins 5,5 %', 'capRate>=5.5'],
  ])('asks in %j for a stated return', (words, text) => {
    const reading = read(`duplex ${words}`, context);
    expect(reading.assumptions.map((one) => one.text)).toEqual([text]);
    expect(reading.facts.map(({ fact }) => factText(fact))).toEqual(['type:multi_family']);
  });

  it.each([
    ['positive cash flow', 'a:cashFlow=0'],
    ['that cash flows positively', 'a:cashFlow=0'],
    ['cash-flow positive', 'a:cashFlow=0'],
    ['avec cashflow positif', 'a:cashFlow=0'],
    ['cash flow of at least 300 a month', 'a:cashFlow=300'],
    ['with a positive cash flow over $1,200 monthly', 'a:cashFlow=1200'],
    ['at least $500 a month in cash flow', 'a:cashFlow=500'],
    ['con flujo de caja de 400 al mes o más', 'a:cashFlow=400'],
  ])('asks in %j for a cash flow', (words, text) => {
    const reading = read(`duplex ${words}`, context);
    expect(reading.assumptions.map((one) => one.text)).toEqual([text]);
    expect(reading.facts.map(({ fact }) => factText(fact))).toEqual(['type:multi_family']);
  });

  it.each(['rental income 4000 a month', '$4,000 cash flow', 'cash flow 500 a door'])(
    'is not what a home earns: %j asks for data that listings lack',
    (words) => {
      const reading = read(`duplex ${words}`, context);
      expect(reading.assumptions).toEqual([]);
      expect(reading.facts.map(({ fact }) => factText(fact))).toEqual(['type:multi_family', 'unsupported:other']);
    },
  );

  it.each([
    'downtown condo',
    'price down 5%',
    'schools rated 9',
    'built 20 years ago',
    '2 car garage',
    'under 500k',
    'we can afford 1,900 a month',
    'over 15 years old',
  ])('is nothing in %j', (words) => {
    expect(read(words, context).assumptions).toEqual([]);
  });

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
  ])('finds the basis of the payment in %j', (words, basis) => {
    const [fact] = read(words, context).facts.map((one) => one.fact);
    expect(fact).toMatchObject({ field: 'payment', op: '<=' });
    expect(fact && 'basis' in fact ? fact.basis : undefined).toBe(basis);
  });
});
