import type { Calculator } from '../calculator.ts';

/** Words that name a homestead exemption. */
export const homesteadWords = /\bhomesteads?\b/;
/** School taxes of a homestead in Texas since tax year 2025, in dollars of value (Texas Tax Code § 11.13). */
export const texasSchoolExemption = 140_000;
/** The further exemption of owners who are 65 or older or have a disability, in dollars of value (Texas Tax Code § 11.13(c)). */
export const texasSeniorExemption = 60_000;
/** Words of an owner who has it: “she's 71”, “over-65”. */
export const texasSeniorWords =
  /\bover[ -]?65\b|\b65 ?\+|\b65 (or|and) (older|over)\b|\bsenior exemption\b|\bdisab(led|ility)\b|\b(she|he|i|mom|dad|mother|father|owner|they)('?s|'?m|'?re| is| am| are| turned| just turned)? (6[5-9]|[789]\d)\b(?! ?(k|%|,|000|st\b|th\b))|\b(tiene|tengo|cumplio|cumpli) (6[5-9]|[789]\d)\b|\bmayor(es)? de 65\b|\bdiscapaci\w+/;

/** Each of the two parts of a homestead's exemption in Florida, in dollars of value; the second spares no school taxes (Florida Constitution, art. VII, § 6). */
export const floridaExemption = 25_000;

/** Share of an owner’s home that Idaho exempts, and the most of it, in dollars of value (Idaho Code § 63-602G). */
const idahoShare = 50;
const idahoMost = 125_000;
const homeownerIdahoWords =
  /\bhome ?-?owner'?s?'? exemption\b|\bhomestead\b|\bexencion (de|del|para) (la )?(propietari\w+|duen\w+|vivienda|homeowner\w*|casa)\b|\bexemption (de|du|pour) proprietaires?( occupants?)?\b/;

/** School districts of Texas tax less than this, in percent of the value. */
const mostSchoolRate = 2;

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
  /** The school district's tax on a homestead in Texas at its stated rate. */
  schoolTaxTexas: {
    asked: [
      /\b(schools?|isd|escuelas?|escolar(es)?|distrito)\b/,
      /\b(tax(es|ed)?|bill|part|owe|impuestos?|pago|pagar)\b/,
    ],
    never: /\b(county|city|condado|ciudad|loan|mortgage|income|transfer)\b/,
    needs: ['taxed', 'taxRates', 'schoolExemption'],
    takes: ['perHundred'],
    country: 'US',
    run({ of }) {
      const [value, rate, exemption] = [of('taxed'), of('taxRates'), of('schoolExemption')];
      if (rate > mostSchoolRate) return undefined;
      const taxable = Math.max(0, value - exemption);
      return {
        steps: [
          {
            label: 'yearlyTax',
            value: cents((taxable * rate) / 100),
            unit: 'money',
            terms: [
              { value: taxable, label: 'taxableSchools' },
              { sign: '×', value: rate, unit: 'percent' },
            ],
          },
          {
            label: 'taxableSchools',
            value: taxable,
            unit: 'money',
            terms: [{ value }, { sign: '−', value: exemption, label: 'exemption' }],
          },
        ],
        notes: ['schoolTaxTexas'],
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
