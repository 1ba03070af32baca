import type { Calculator } from '../calculator.ts';

/** Words that name a homestead exemption. */
export const homesteadWords = /\bhomesteads?\b/;
/** School taxes of a homestead in Texas since tax year 2025, in dollars of value (Texas Tax Code § 11.13). */
export const texasSchoolExemption = 140_000;

/** Each of the two parts of a homestead's exemption in Florida, in dollars of value; the second spares no school taxes (Florida Constitution, art. VII, § 6). */
export const floridaExemption = 25_000;

/** Share of an owner’s home that Idaho exempts, and the most of it, in dollars of value (Idaho Code § 63-602G). */
const idahoShare = 50;
const idahoMost = 125_000;
const homeownerIdahoWords =
  /\bhome ?-?owner'?s?'? exemption\b|\bhomestead\b|\bexencion (de|del|para) (la )?(propietari\w+|duen\w+|vivienda|homeowner\w*|casa)\b|\bexemption (de|du|pour) proprietaires?( occupants?)?\b/;

const cents = (value: number): number => Math.round(value * 100) / 100;

export const homesteadCalculators = {
  homeownerIdaho: {
    asked: [
      homeownerIdahoWords,
      /\b(idaho|boise|meridian|nampa|caldwell|coeur d'alene|idaho falls|pocatello|twin falls|eagle|kuna|star|post falls|lewiston|moscow|rexburg|ada county|canyon county|kootenai county)\b/,
    ],
    needs: ['assessed'],
    country: 'US',
    run({ of }) {
      const value = of('assessed');
      const exempt = Math.min((value * idahoShare) / 100, idahoMost);
      return {
        steps: [
          {
            label: 'taxableValue',
            value: value - exempt,
            unit: 'money',
            terms: [{ value }, { sign: '−', value: exempt, label: 'exemption' }],
          },
        ],
        notes: ['homeownerIdaho'],
      };
    },
  },
  homesteadTexas: {
    asked: [homesteadWords],
    needs: ['price', 'taxRate', 'schoolExemption'],
    country: 'US',
    run({ of }) {
      const [price, rate, exemption] = [of('price'), of('taxRate'), of('schoolExemption')];
      return {
        steps: [
          {
            label: 'taxBeforeExemption',
            value: cents((price * rate) / 100),
            unit: 'money',
            terms: [{ value: price }, { sign: '×', value: rate, unit: 'percent' }],
          },
          { label: 'perMonth', value: cents((price * rate) / 1_200), unit: 'money' },
          {
            label: 'taxableSchools',
            value: Math.max(0, price - exemption),
            unit: 'money',
            terms: [{ value: price }, { sign: '−', value: exemption, label: 'exemption' }],
          },
        ],
        notes: ['homesteadTexas'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
