/**
 * The containers of each field in the MISMO 3.4 reference model. `[#]` marks the element of an entry, whose
 * SequenceNumber is the number of the entry; details of the household are in the party of the first borrower.
 */

import { sections } from '../applications/fields/contract.ts';
import type { Value } from '../applications/values.ts';
import type { RateLock } from '../clocks/contract.ts';

const PARTY = 'PARTIES/PARTY[#]';
const BORROWER = 'PARTIES/PARTY[1]/ROLES/ROLE/BORROWER';
const INCOME = `${BORROWER}/CURRENT_INCOME/CURRENT_INCOME_ITEMS/CURRENT_INCOME_ITEM[#]`;
const HOME = 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY[#]';
const LOAN = 'LOANS/LOAN[#]';

/** The container of a section's fields, and the containers of the fields that are elsewhere in the entry. */
const places: Record<string, { at: string; inside?: Record<string, string> }> = {
  borrower: {
    at: `${PARTY}/ROLES/ROLE/BORROWER/BORROWER_DETAIL`,
    inside: {
      FirstName: `${PARTY}/INDIVIDUAL/NAME`,
      LastName: `${PARTY}/INDIVIDUAL/NAME`,
      TaxpayerIdentifierValue: `${PARTY}/TAXPAYER_IDENTIFIERS/TAXPAYER_IDENTIFIER`,
      ContactPointEmailValue: `${PARTY}/INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_EMAIL`,
      ContactPointTelephoneValue: `${PARTY}/INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_TELEPHONE`,
    },
  },
  residence: { at: `${BORROWER}/RESIDENCES/RESIDENCE[#]` },
  subject_property: { at: `${HOME}/PROPERTY_DETAIL` },
  loan: {
    at: `${LOAN}/TERMS_OF_LOAN`,
    inside: {
      LoanAmortizationPeriodCount: `${LOAN}/AMORTIZATION/AMORTIZATION_RULE`,
      SalesContractAmount: `${LOAN}/SALES_CONTRACT`,
      InsurerName: `${LOAN}/MORTGAGE_INSURANCE`,
    },
  },
  employer: {
    at: `${BORROWER}/EMPLOYERS/EMPLOYER[#]/EMPLOYMENT`,
    inside: {
      FullName: `${BORROWER}/EMPLOYERS/EMPLOYER[#]/LEGAL_ENTITY`,
      BorrowerClassificationType: `${BORROWER}/EMPLOYERS/EMPLOYER[#]/EXTENSION/OTHER`,
    },
  },
  current_income_item: {
    at: `${INCOME}/CURRENT_INCOME_ITEM_DETAIL`,
    inside: { BorrowerClassificationType: `${INCOME}/EXTENSION/OTHER` },
  },
  asset: { at: 'ASSETS/ASSET[#]/ASSET_DETAIL' },
  liability: { at: 'LIABILITIES/LIABILITY[#]/LIABILITY_DETAIL' },
  expense: { at: 'EXPENSES/EXPENSE[#]' },
  declaration_detail: { at: `${BORROWER}/DECLARATIONS/DECLARATION[#]/DECLARATION_DETAIL` },
  identity_verification: { at: `${BORROWER}/IDENTITY_VERIFICATIONS/IDENTITY_VERIFICATION[#]` },
};

const ADDRESS = ['AddressLineText', 'CityName', 'StateCode', 'PostalCode'];

/** Elements from the deal to a field: `PARTIES`, `PARTY[#]`, …, `FirstName`. */
export function elementsOf(section: string, field: string): string[] {
  const { at, inside } = places[section]!;
  const container = inside?.[field] ?? at;
  if (!ADDRESS.includes(field)) return [...container.split('/'), field];
  return [...container.replace('/PROPERTY_DETAIL', '').split('/'), 'ADDRESS', field];
}

const LOCK = 'LOANS/LOAN[1]/LOAN_PRODUCT/LOCKS/LOCK[1]';

/** The elements of a rate lock. The model has no cost of an extension, so extensions are in the container for others. */
export function lockElements({ lockedOn, days, endsOn, ratePercent, extensions, extensionCost }: RateLock) {
  const within = (container: string, entry: number, values: Record<string, Value | null>) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [{ elements: [...container.split('/'), name], entry: String(entry), value }],
    );
  const other = `${LOCK}/EXTENSION/OTHER`;
  return [
    ...within(LOCK, 1, { LockDatetime: lockedOn, LockDurationDaysCount: days, LockExpirationDatetime: endsOn }),
    ...within(other, 1, { LockedNoteRatePercent: ratePercent }),
    ...(extensions.length > 0 ? within(other, 1, { LockExtensionTotalCostAmount: extensionCost }) : []),
    ...extensions.flatMap((extension, at) =>
      within(`${other}/LOCK_EXTENSIONS/LOCK_EXTENSION[#]`, at + 1, {
        ...{ LockExtensionDate: extension.on, LockExtensionDaysCount: extension.days },
        ...{ LockExpirationDatetime: extension.endsOn, LockExtensionPointsPercent: extension.points },
        LockExtensionCostAmount: extension.cost,
      }),
    ),
  ];
}

/** The section and field at each path of elements without `[#]`. */
export const fieldAt: ReadonlyMap<string, { section: string; field: string }> = new Map(
  sections.flatMap(({ name: section, fields }) =>
    fields.map(({ name: field }) => [
      elementsOf(section, field)
        .join('/')
        .replaceAll(/\[[#1]\]/g, ''),
      { section, field },
    ]),
  ),
);
