import type { Db } from '../../../platform/database/db.ts';
import { profileOf } from '../../accounts/index.ts';
import { buyingProfileOf } from '../../affordability/index.ts';
import { publicListing } from '../../listings/index.ts';
import type { Values } from './values.ts';

const given = (values: Record<string, string | number | boolean | null | undefined>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number | boolean] =>
        entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
    ),
  );

/** Name, email and phone of the account. */
export async function fromProfile(db: Db, personId: number): Promise<Values> {
  const profile = await profileOf(db, personId);
  return given({
    'borrower.1.FirstName': profile?.firstName,
    'borrower.1.LastName': profile?.lastName,
    'borrower.1.ContactPointEmailValue': profile?.emailIsPlaceholder ? undefined : profile?.email,
    'borrower.1.ContactPointTelephoneValue': profile?.phone,
  });
}

/** Income, debts and savings as the buyer stated them for “Can I buy it?”. */
export async function fromBuyingProfile(db: Db, personId: number): Promise<Values> {
  const profile = await buyingProfileOf(db, personId);
  if (!profile) return {};
  const monthly = (yearly: number) => Math.round((yearly * 100) / 12) / 100;
  return given({
    'current_income_item.1.IncomeType': 'Base',
    'current_income_item.1.CurrentIncomeMonthlyTotalAmount': monthly(profile.income),
    ...(profile.otherIncome
      ? {
          'current_income_item.2.IncomeType': 'Base',
          'current_income_item.2.CurrentIncomeMonthlyTotalAmount': monthly(profile.otherIncome),
        }
      : {}),
    ...(profile.debtsMonthly > 0
      ? { 'liability.1.LiabilityType': 'Other', 'liability.1.LiabilityMonthlyPaymentAmount': profile.debtsMonthly }
      : {}),
    'asset.1.AssetType': 'SavingsAccount',
    'asset.1.AssetCashOrMarketValueAmount': profile.savings,
    'declaration_detail.1.HomeownerPastThreeYearsIndicator': profile.firstTimeBuyer ? false : undefined,
    'loan.1.LoanAmortizationPeriodCount': profile.years * 12,
  });
}

/** Address and price of a listed home; a hidden address stays hidden. */
export async function fromListing(db: Db, listingId: number) {
  const listing = await publicListing(db, listingId);
  if (!listing) return undefined;
  const { country, currency, stateOrProvince } = listing;
  const units = (cents: number | null) => (cents === null ? undefined : cents / 100);
  const price = units(listing.listPriceCents);
  const values = given({
    'subject_property.1.AddressLineText': listing.address,
    'subject_property.1.CityName': listing.city,
    'subject_property.1.StateCode': stateOrProvince,
    'subject_property.1.PostalCode': listing.postalCode,
    'subject_property.1.PropertyEstimatedValueAmount': price,
    'subject_property.1.PropertyTaxTotalTaxAmount': units(listing.taxAnnualAmountCents),
    'subject_property.1.HomeownersAssociationMonthlyAmount': units(listing.associationFeeMonthlyCents),
    'loan.1.SalesContractAmount': price,
  });
  return { country, currency, stateOrProvince, values };
}
