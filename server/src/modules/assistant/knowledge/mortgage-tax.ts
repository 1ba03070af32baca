/** A state's tax on a new home mortgage, in currency units, with its source. */
export interface MortgageTax {
  tax: number;
  /** Percent of the loan, if the rule is a percentage. */
  percent?: number;
  parts?: { stamps: number; intangible: number };
  source: string;
  asOf: string;
}

const each = (loan: number, part: number, dollars: number): number => Math.ceil(loan / part) * dollars;
const cents = (amount: number): number => Math.round(amount * 100) / 100;
const asOf = '2025-12';

interface Rule {
  /** The only city where the tax applies; the whole state if absent. */
  city?: string;
  source: string;
  of(loan: number): Pick<MortgageTax, 'tax' | 'percent' | 'parts'>;
}

/** Mortgage tax rules by state, for loans of more than five years by a lender that is not exempt. */
const rules: Readonly<Record<string, Rule>> = {
  AL: {
    source: 'Code of Alabama § 40-22-2; Alabama Department of Revenue, recordation tax',
    of: (loan) => ({ tax: each(loan, 100, 0.15) }),
  },
  FL: {
    source: 'Florida Department of Revenue; Florida Statutes §§ 201.08, 199.133',
    of: (loan) => {
      const parts = { stamps: cents(each(loan, 100, 0.35)), intangible: cents(loan * 0.002) };
      return { tax: parts.stamps + parts.intangible, parts };
    },
  },
  GA: {
    source: 'O.C.G.A. § 48-6-61; Georgia Department of Revenue, intangible recording tax',
    of: (loan) => ({ tax: Math.min(25_000, each(loan, 500, 1.5)) }),
  },
  MN: {
    source: 'Minnesota Statutes § 287.035; Minnesota Department of Revenue, mortgage registry tax',
    of: (loan) => ({ tax: loan * 0.0023, percent: 0.23 }),
  },
  NY: {
    city: 'New York',
    source: 'New York City Department of Finance, mortgage recording tax',
    of: (loan) => {
      const percent = loan < 500_000 ? 1.8 : 1.925;
      return { tax: (loan * percent) / 100, percent };
    },
  },
  OK: {
    source: '68 Okla. Stat. § 1904',
    of: (loan) => ({ tax: each(loan, 100, 0.1) }),
  },
  TN: {
    source: 'Tenn. Code Ann. § 67-4-409; Tennessee Department of Revenue, recordation tax',
    of: (loan) => ({ tax: Math.max(0, loan - 2_000) * 0.00115 }),
  },
  VA: {
    source: 'Code of Virginia §§ 58.1-803, 58.1-3800: $0.25 per $100 and a local third',
    of: (loan) => ({ tax: (each(loan, 100, 0.25) * 4) / 3 }),
  },
};

/** Cities in Hennepin and Ramsey counties, which add to the state's tax. */
const hennepinAndRamsey = ['Minneapolis', 'Saint Paul', 'St. Paul', 'Bloomington'];

/** Returns the tax on a mortgage, or undefined if no rule is known. */
export function mortgageTaxOf(loan: number, state: string, city?: string): MortgageTax | undefined {
  const rule = rules[state];
  if (!rule || (rule.city && rule.city !== city)) return undefined;
  const found = rule.of(loan);
  const added = state === 'MN' && city && hennepinAndRamsey.includes(city) ? 0.01 : 0;
  const percent = found.percent === undefined ? undefined : found.percent + added;
  return {
    ...found,
    tax: cents(found.tax + (loan * added) / 100),
    ...(percent === undefined ? {} : { percent }),
    source: rule.source,
    asOf,
  };
}
