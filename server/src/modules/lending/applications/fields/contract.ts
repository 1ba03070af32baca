/**
 * The data of an application, in the words of MISMO 3.4. This catalogue is the only list of fields: the form, the
 * validation and the merge of concurrent edits follow it. Long because it is a table.
 */
import { m } from '@lintel/messages';

type Choices = Readonly<Record<string, () => string>>;

export interface FieldSpec {
  /** MISMO data point. */
  name: string;
  label: () => string;
  type: 'text' | 'date' | 'amount' | 'percent' | 'count' | 'yes_no' | 'choice' | 'secret';
  choices?: Choices;
  country?: 'US' | 'CA';
  /** Must be filled in before the application is submitted. */
  required?: boolean;
  /** Only the agent fills it in. */
  byAgent?: boolean;
}

export interface SectionSpec {
  name: string;
  label: () => string;
  /** How many entries the section may have. */
  entries: number;
  country?: 'US' | 'CA';
  fields: readonly FieldSpec[];
}

const text = (name: string, label: () => string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  type: 'text',
  ...more,
});
const amount = (name: string, label: () => string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  type: 'amount',
  ...more,
});
const date = (name: string, label: () => string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  type: 'date',
  ...more,
});
const yesNo = (name: string, label: () => string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  type: 'yes_no',
  ...more,
});
const choice = (name: string, label: () => string, choices: Choices, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  type: 'choice',
  choices,
  ...more,
});
const required = { required: true } as const;
const inUs = { country: 'US' } as const;
const inCa = { country: 'CA' } as const;
const agentInCa = { country: 'CA', byAgent: true } as const;

const address = [
  text('AddressLineText', m.lending__street_address),
  text('CityName', m.lending__city),
  text('StateCode', m.lending__state_or_province),
  text('PostalCode', m.lending__postal_code),
];

/** States the borrower whose job or income it is; the first one when it is left out. */
const ofBorrower = choice('BorrowerClassificationType', m.lending__whose, {
  Primary: m.lending__the_borrowers,
  Secondary: m.lending__the_co_borrowers,
});

export const loanTypes = {
  Conventional: m.lending__conventional,
  FHA: m.lending__fha,
  VA: m.lending__va,
  USDA: m.lending__usda,
  Jumbo: m.lending__jumbo,
  Insured: m.lending__insured,
  Uninsured: m.lending__uninsured,
} satisfies Choices;

export const sections: readonly SectionSpec[] = [
  {
    name: 'borrower',
    label: m.lending__about_you,
    entries: 2,
    fields: [
      text('FirstName', m.lending__first_name, required),
      text('LastName', m.lending__last_name, required),
      date('BorrowerBirthDate', m.lending__birth_date, required),
      { name: 'TaxpayerIdentifierValue', label: m.lending__taxpayer_number, type: 'secret' },
      text('ContactPointEmailValue', m.lending__email),
      text('ContactPointTelephoneValue', m.lending__phone),
      choice('MaritalStatusType', m.lending__marital_status, {
        Married: m.lending__married,
        Unmarried: m.lending__unmarried,
        Separated: m.lending__separated,
      }),
      { name: 'DependentCount', label: m.lending__dependents, type: 'count' },
    ],
  },
  {
    name: 'residence',
    label: m.lending__current_address,
    entries: 1,
    fields: [
      ...address,
      choice('BorrowerResidencyBasisType', m.lending__residency_basis, {
        Own: m.lending__own,
        Rent: m.lending__rent,
        LivingRentFree: m.lending__rent_free,
      }),
      { name: 'BorrowerResidencyDurationMonthsCount', label: m.lending__months_there, type: 'count' },
      amount('MonthlyRentAmount', m.lending__monthly_rent),
    ],
  },
  {
    name: 'subject_property',
    label: m.lending__the_home,
    entries: 1,
    fields: [
      ...address,
      amount('PropertyEstimatedValueAmount', m.lending__estimated_value),
      amount('PropertyTaxTotalTaxAmount', m.lending__property_tax_a_year),
      amount('HomeownersAssociationMonthlyAmount', m.lending__dues_a_month),
      yesNo('NewConstructionIndicator', m.lending__newly_built, inCa),
      choice('PropertyUsageType', m.lending__property_usage, {
        PrimaryResidence: m.lending__primary_residence,
        SecondHome: m.lending__second_home,
        Investment: m.lending__investment,
      }),
    ],
  },
  {
    name: 'loan',
    label: m.lending__the_loan,
    entries: 1,
    fields: [
      choice('MortgageType', m.lending__loan_type, loanTypes, required),
      amount('SalesContractAmount', m.lending__price, required),
      amount('BaseLoanAmount', m.lending__loan_amount, required),
      { name: 'LoanAmortizationPeriodCount', label: m.lending__amortization_months, type: 'count', required: true },
      { name: 'NoteRatePercent', label: m.lending__note_rate, type: 'percent' },
      choice(
        'InsurerName',
        m.lending__insurer,
        { CMHC: () => 'CMHC', Sagen: () => 'Sagen', CanadaGuaranty: m.lending__canada_guaranty },
        inCa,
      ),
    ],
  },
  {
    name: 'employer',
    label: m.lending__employment,
    entries: 4,
    fields: [
      text('FullName', m.lending__employer),
      text('EmploymentPositionDescription', m.lending__position),
      date('EmploymentStartDate', m.lending__employed_since),
      yesNo('EmploymentBorrowerSelfEmployedIndicator', m.lending__self_employed),
      ofBorrower,
    ],
  },
  {
    name: 'current_income_item',
    label: m.lending__income,
    entries: 6,
    fields: [
      choice('IncomeType', m.lending__income_type, {
        Base: m.lending__base_pay,
        Bonus: m.lending__bonus,
        Commissions: m.lending__commissions,
        Overtime: m.lending__overtime,
        SelfEmploymentIncome: m.lending__self_employment,
        Pension: m.lending__pension,
        Other: m.lending__other,
      }),
      amount('CurrentIncomeMonthlyTotalAmount', m.lending__monthly_income),
      ofBorrower,
    ],
  },
  {
    name: 'asset',
    label: m.lending__assets,
    entries: 8,
    fields: [
      choice('AssetType', m.lending__asset_type, {
        CheckingAccount: m.lending__checking,
        SavingsAccount: m.lending__savings,
        RetirementFund: m.lending__retirement_fund,
        GiftOfCash: m.lending__gift,
        Other: m.lending__other,
      }),
      text('HolderName', m.lending__institution),
      amount('AssetCashOrMarketValueAmount', m.lending__value),
    ],
  },
  {
    name: 'liability',
    label: m.lending__debts,
    entries: 10,
    fields: [
      choice('LiabilityType', m.lending__debt_type, {
        Revolving: m.lending__credit_card,
        Installment: m.lending__installment_loan,
        StudentLoan: m.lending__student_loan,
        MortgageLoan: m.lending__mortgage,
        Other: m.lending__other,
      }),
      text('HolderName', m.lending__owed_to),
      amount('LiabilityMonthlyPaymentAmount', m.lending__monthly_payment),
      amount('LiabilityUnpaidBalanceAmount', m.lending__balance),
    ],
  },
  {
    name: 'expense',
    label: m.lending__expenses,
    entries: 4,
    fields: [
      choice('ExpenseType', m.lending__expense_type, {
        ChildSupport: m.lending__child_support,
        Alimony: m.lending__alimony,
        Other: m.lending__other,
      }),
      amount('ExpenseMonthlyPaymentAmount', m.lending__monthly_payment),
    ],
  },
  {
    name: 'declaration_detail',
    label: m.lending__declarations,
    entries: 1,
    fields: [
      yesNo('IntentToOccupyIndicator', m.lending__will_you_live_there, required),
      yesNo('HomeownerPastThreeYearsIndicator', m.lending__owned_a_home),
      yesNo('UndisclosedBorrowedFundsIndicator', m.lending__borrowing_the_down_payment),
      yesNo('OutstandingJudgmentsIndicator', m.lending__judgments),
      yesNo('PresentlyDelinquentIndicator', m.lending__delinquent),
      yesNo('PartyToLawsuitIndicator', m.lending__lawsuit),
      yesNo('BankruptcyIndicator', m.lending__bankruptcy),
      choice(
        'CitizenshipResidencyType',
        m.lending__citizenship,
        {
          USCitizen: m.lending__us_citizen,
          PermanentResidentAlien: m.lending__permanent_resident,
          NonPermanentResidentAlien: m.lending__temporary_resident,
        },
        inUs,
      ),
    ],
  },
  {
    name: 'identity_verification',
    label: m.lending__identity_verification,
    entries: 2,
    country: 'CA',
    fields: [
      choice(
        'MethodType',
        m.lending__method,
        {
          GovernmentPhotoId: m.lending__photo_id,
          CreditFile: m.lending__credit_file,
          DualProcess: m.lending__dual_process,
        },
        agentInCa,
      ),
      text('DocumentType', m.lending__document_type, agentInCa),
      text('DocumentNumber', m.lending__document_number, agentInCa),
      text('IssuingJurisdiction', m.lending__issued_by, agentInCa),
      date('VerifiedDate', m.lending__verified_on, agentInCa),
      yesNo('ThirdPartyIndicator', m.lending__third_party, agentInCa),
      yesNo('PoliticallyExposedPersonIndicator', m.lending__politically_exposed, agentInCa),
    ],
  },
];

/** A path names a field of an entry: `borrower.1.FirstName`. Entries count from 1. */
export function specOf(path: string, country: 'US' | 'CA'): { section: SectionSpec; field: FieldSpec } | undefined {
  const [sectionName, entry, name, ...rest] = path.split('.');
  const section = sections.find((each) => each.name === sectionName);
  const field = section?.fields.find((each) => each.name === name);
  if (!section || !field || rest.length > 0 || !/^[1-9]$|^10$/.test(entry ?? '')) return undefined;
  if (Number(entry) > section.entries || [section.country, field.country].some((only) => only && only !== country))
    return undefined;
  return { section, field };
}

/** The fields of a country that must be filled in before submission, of the first entry of their section. */
export const requiredPaths = (country: 'US' | 'CA'): string[] =>
  sections.flatMap((section) =>
    section.fields
      .filter((field) => field.required && (field.country ?? country) === country)
      .map((field) => `${section.name}.1.${field.name}`),
  );

/** The six facts that start the clock of the Loan Estimate. 12 CFR 1026.2(a)(3)(ii). */
export const sixFacts: readonly (readonly string[])[] = [
  ['borrower.1.FirstName', 'borrower.1.LastName'],
  ['current_income_item.1.CurrentIncomeMonthlyTotalAmount'],
  ['borrower.1.TaxpayerIdentifierValue'],
  ['subject_property.1.AddressLineText'],
  ['subject_property.1.PropertyEstimatedValueAmount'],
  ['loan.1.BaseLoanAmount'],
];
