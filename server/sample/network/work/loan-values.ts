import type { SampleRecord } from '../../insert.ts';
import type { Random } from '../../random.ts';

/** Facts that determine the values. */
interface Borrower {
  agent_person_id: number;
  first_name: string;
  last_name: string;
  email: string;
  country: 'US' | 'CA';
  state: string;
  address: string;
  city: string;
  postal_code: string | null;
}

export interface CoBorrower {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
}

interface Terms {
  second: CoBorrower | null;
  price: number;
  loan: number;
  down: number;
  years: number;
  payment: number;
}

/** Income that carries the payment, savings that cover the down payment. */
export function valuesOf(client: Borrower, random: Random, { price, loan, down, years, payment, second }: Terms) {
  const units = (cents: number) => Math.round(cents) / 100;
  const isUs = client.country === 'US';
  const program = isUs ? (loan > 83_275_000 ? 'Jumbo' : 'Conventional') : 'Uninsured';
  const income = Math.round((payment / 100) * random.between(3.6, 5));
  const values = {
    ...borrowerOf(1, client, random),
    'borrower.1.MaritalStatusType': random.pick(['Married', 'Unmarried']),
    'subject_property.1.AddressLineText': client.address,
    'subject_property.1.CityName': client.city,
    'subject_property.1.StateCode': client.state,
    ...(client.postal_code && { 'subject_property.1.PostalCode': client.postal_code }),
    'subject_property.1.PropertyEstimatedValueAmount': units(price),
    'subject_property.1.PropertyUsageType': 'PrimaryResidence',
    'loan.1.MortgageType': program,
    'loan.1.SalesContractAmount': units(price),
    'loan.1.BaseLoanAmount': units(loan),
    'loan.1.LoanAmortizationPeriodCount': years * 12,
    ...workOf(1, random, second ? Math.round(income * 0.6) : income),
    ...(second && {
      ...borrowerOf(2, second, random),
      ...workOf(2, random, Math.round(income * 0.4)),
      ...{ 'employer.1.BorrowerClassificationType': 'Primary', 'employer.2.BorrowerClassificationType': 'Secondary' },
      'current_income_item.1.BorrowerClassificationType': 'Primary',
      'current_income_item.2.BorrowerClassificationType': 'Secondary',
    }),
    'asset.1.AssetType': 'SavingsAccount',
    'asset.1.AssetCashOrMarketValueAmount': Math.round((down / 100) * random.between(1.2, 1.8)),
    'liability.1.LiabilityType': 'Installment',
    'liability.1.LiabilityMonthlyPaymentAmount': random.whole(120, 640),
    'declaration_detail.1.IntentToOccupyIndicator': true,
  };
  return { values, program };
}

const borrowerOf = (entry: 1 | 2, person: Pick<CoBorrower, 'first_name' | 'last_name' | 'email'>, random: Random) => ({
  [`borrower.${entry}.FirstName`]: person.first_name,
  [`borrower.${entry}.LastName`]: person.last_name,
  [`borrower.${entry}.BorrowerBirthDate`]: `${random.whole(1962, 1999)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
  [`borrower.${entry}.ContactPointEmailValue`]: person.email,
});

const employers = ['Lakeside Health', 'Harbor Logistics', 'Northfield Schools', 'Cobalt Software', 'Prairie Foods'];

/** An employer and the income from it. */
const workOf = (entry: 1 | 2, random: Random, income: number) => ({
  [`employer.${entry}.FullName`]: random.pick(employers),
  [`employer.${entry}.EmploymentStartDate`]: `20${random.whole(10, 23)}-0${random.whole(1, 9)}-01`,
  [`employer.${entry}.EmploymentBorrowerSelfEmployedIndicator`]: random.chance(0.12),
  [`current_income_item.${entry}.IncomeType`]: 'Base',
  [`current_income_item.${entry}.CurrentIncomeMonthlyTotalAmount`]: income,
});

const wanted = [
  ['Pay stubs of the last 30 days', 'pay_stubs'],
  ['Bank statements of the last 60 days', 'bank_statements'],
  ['Government-issued ID', 'id'],
  ['Home insurance binder', 'insurance'],
] as const;

/** An approved application has all but the last cleared; the others wait for one or two. */
export const conditionsOf = (client: Borrower, random: Random, status: string, createdAt: string): SampleRecord[] => {
  const open = status === 'in_progress' ? random.whole(1, 3) : status === 'under_review' ? 1 : 0;
  return [
    ...wanted.map(([title, category], at) => ({
      ...{ title, category, needed_from: 'borrower', created_at: createdAt },
      ...(at >= wanted.length - open
        ? { status: 'open' }
        : { status: 'cleared', reviewed_by_id: client.agent_person_id, reviewed_at: createdAt }),
    })),
    {
      title: 'Appraisal',
      needed_from: 'third_party',
      status: status === 'in_progress' ? 'open' : 'cleared',
      created_at: createdAt,
    },
  ];
};
