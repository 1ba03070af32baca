import type { Entry } from '../entry.ts';
import type { ByPlace } from './by-place.ts';
import { depositEntry, deposits } from './deposits.ts';
import { evictionEntries, evictionNotices, monthlyEnds, occupants } from './evictions.ts';
import { familyEntries, homesteads, intestacies, spouses } from './families.ts';
import { belongings, homesInRentEntries, landlordEntry, rentalRepairs } from './homes-in-rent.ts';
import { foreclosures, possessions } from './land.ts';
import { loanEntries } from './loans.ts';
import { valueAppeals, valueCaps, valueEntries } from './property-values.ts';
import { lateFees, rentEntries, rentIncreases } from './rents.ts';
import { closers, condoRescissions, disclosures, nonresidentSales, saleEntries } from './sales.ts';
import { leasesSold, voucherEntries, vouchers } from './vouchers.ts';

/** Entries whose rule differs by state. Their text is what a person gets without a state. */
export const stateRules: readonly Entry[] = [
  depositEntry,
  ...evictionEntries,
  ...rentEntries,
  ...homesInRentEntries,
  ...voucherEntries,
  ...saleEntries,
  ...familyEntries,
  ...valueEntries,
  ...loanEntries,
];

/** The texts of states and provinces, by the entry that they make exact. */
export const textsByPlace: Readonly<Record<string, ByPlace>> = {
  'security-deposit': deposits,
  'eviction-notice': evictionNotices,
  'end-month-to-month': monthlyEnds,
  'occupant-without-lease': occupants,
  'late-fee': lateFees,
  'rent-increase': rentIncreases,
  'landlord-entry': landlordEntry,
  'rental-repairs': rentalRepairs,
  'left-belongings': belongings,
  'housing-voucher': vouchers,
  'lease-home-sold': leasesSold,
  disclosure: disclosures,
  'who-closes': closers,
  'condo-rescission': condoRescissions,
  'nonresident-sale': nonresidentSales,
  'spouse-signs': spouses,
  'home-without-will': intestacies,
  'homestead-creditors': homesteads,
  'adverse-possession': possessions,
  foreclosure: foreclosures,
  'tax-value-cap': valueCaps,
  'property-tax-appeal': valueAppeals,
};
