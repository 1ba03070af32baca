import type { Dice } from '../../dice.ts';
import type { SampleRecord } from '../../insert.ts';

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

interface Terms {
  price: number;
  loan: number;
  down: number;
  years: number;
  payment: number;
}

/** Income that carries the payment, savings that cover the down payment. */
export function valuesOf(client: Borrower, dice: Dice, { price, loan, down, years, payment }: Terms) {
  const units = (cents: number) => Math.round(cents) / 100;
  const isUs = client.country === 'US';
  const program = isUs ? (loan > 83_275_000 ? 'Jumbo' : 'Conventional') : 'Uninsured';
  const values = {
    'borrower.1.FirstName': client.first_name,
    'borrower.1.LastName': client.last_name,
    'borrower.1.BorrowerBirthDate': `${dice.whole(1962, 1999)}-0${dice.whole(1, 9)}-1${dice.whole(0, 9)}`,
    'borrower.1.ContactPointEmailValue': client.email,
    'borrower.1.MaritalStatusType': dice.pick(['Married', 'Unmarried']),
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
    'employer.1.FullName': dice.pick([
      'Lakeside Health',
      'Harbor Logistics',
      'Northfield Schools',
      'Cobalt Software',
      'Prairie Foods',
    ]),
    'employer.1.EmploymentStartDate': `20${dice.whole(10, 23)}-0${dice.whole(1, 9)}-01`,
    'employer.1.EmploymentBorrowerSelfEmployedIndicator': dice.chance(0.12),
    'current_income_item.1.IncomeType': 'Base',
    'current_income_item.1.CurrentIncomeMonthlyTotalAmount': Math.round((payment / 100) * dice.between(3.6, 5)),
    'asset.1.AssetType': 'SavingsAccount',
    'asset.1.AssetCashOrMarketValueAmount': Math.round((down / 100) * dice.between(1.2, 1.8)),
    'liability.1.LiabilityType': 'Installment',
    'liability.1.LiabilityMonthlyPaymentAmount': dice.whole(120, 640),
    'declaration_detail.1.IntentToOccupyIndicator': true,
  };
  return { values, program };
}

const wanted = [
  ['Pay stubs of the last 30 days', 'pay_stubs'],
  ['Bank statements of the last 60 days', 'bank_statements'],
  ['Government-issued ID', 'id'],
  ['Home insurance binder', 'insurance'],
] as const;

/** An approved application has all but the last cleared; the others wait for one or two. */
export const conditionsOf = (client: Borrower, dice: Dice, status: string, createdAt: string): SampleRecord[] => {
  const open = status === 'in_progress' ? dice.whole(1, 3) : status === 'under_review' ? 1 : 0;
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
