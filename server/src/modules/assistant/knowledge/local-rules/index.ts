import type { Entry } from '../entry.ts';
import { noWill, probateFees, spouseConsent } from './canada-estates.ts';
import * as canadianOwners from './canada-owners.ts';
import { coolingOff, newHomeWarranties, sellerDisclosure } from './canada-purchases.ts';
import * as canadianRents from './canada-rents.ts';
import * as canadianTenancies from './canada-tenancies.ts';
import { tribunals } from './canada-tribunals.ts';
import { deposits } from './deposits.ts';
import { canadianDiscrimination, discrimination } from './discrimination.ts';
import { canadianEarlyEnds, earlyEnds } from './early-ends.ts';
import { inheritanceTaxes } from './estate-taxes.ts';
import { evictionNotices, monthlyEnds, occupants } from './evictions.ts';
import { homesteads, intestacies, spouses } from './families.ts';
import { belongings, landlordEntry, rentalRepairs } from './homes-in-rent.ts';
import { foreclosures, possessions } from './land.ts';
import { loanEntries } from './loans.ts';
import { valueAppeals, valueCaps } from './property-values.ts';
import { lateFees, rentIncreases } from './rents.ts';
import { canadianRetaliations, retaliations } from './retaliation.ts';
import type { Rule, Rules } from './rule.ts';
import { closers, condoRescissions, disclosures, nonresidentSales } from './sales.ts';
import { leasesSold, vouchers } from './vouchers.ts';

export { dayMeant, dueDay, federalPeriods, type Period } from './period.ts';
export { asOf as localRulesAsOf, type Rule, type Rules } from './rule.ts';

type Country = 'US' | 'CA';

/** A topic whose rule each state, each province or a country sets, with the rules that are known. */
export interface Topic extends Partial<Record<Country, Rules>> {
  /** True for a rented home, on whose disputes a tribunal for tenancies decides in Canada. */
  isTenancy?: true;
  /** Another entry about the same matter, which the rule of a place replaces. */
  replaces?: string;
}

/** The rule of a whole country, which an entry states. */
const federal = (entry: Entry | string): Rules => ({ entry, rows: {} });

const tenancies: readonly Topic[] = [
  { US: deposits, CA: canadianRents.securityDeposits },
  { US: evictionNotices, CA: canadianTenancies.unpaidRent },
  { US: occupants },
  { US: retaliations, CA: canadianRetaliations },
  { US: earlyEnds, CA: canadianEarlyEnds },
  { US: lateFees },
  { US: rentIncreases, CA: canadianRents.rentIncreases },
  { US: landlordEntry },
  { US: rentalRepairs, CA: canadianTenancies.rentalRepairs },
  { US: belongings, CA: canadianTenancies.belongings },
  { US: leasesSold, CA: canadianTenancies.ownUse },
  // An entry belongs to its last topic: in the USA an owner who moves in ends a tenancy from month to month.
  { US: monthlyEnds, CA: canadianTenancies.ownUse },
  { CA: canadianTenancies.leaseTransfers },
  { CA: tribunals },
];

const topics: readonly Topic[] = [
  ...tenancies.map((topic): Topic => ({ ...topic, isTenancy: true })),
  { US: vouchers },
  { US: discrimination, CA: canadianDiscrimination },
  { US: closers, CA: canadianOwners.closingProfessionals },
  { US: condoRescissions, CA: coolingOff },
  { US: nonresidentSales, CA: federal('section-116') },
  { US: disclosures, CA: sellerDisclosure, replaces: 'hidden-defect' },
  { US: spouses, CA: spouseConsent },
  { US: intestacies, CA: noWill },
  { US: homesteads },
  { US: inheritanceTaxes, CA: federal('inherited-home-canada') },
  { US: possessions },
  { US: foreclosures, CA: canadianOwners.mortgageDefault },
  { US: valueCaps },
  { US: valueAppeals, CA: canadianOwners.assessmentAppeals },
  { CA: probateFees },
  { CA: canadianOwners.foreignBuyerRefund },
  { CA: canadianOwners.emptyHomes },
  { CA: canadianOwners.flippingTaxes },
  { CA: newHomeWarranties },
  ...loanEntries.map(
    (entry): Topic => ({
      US: federal(entry),
      ...(entry.id === 'depreciation-recapture' ? { CA: federal('rental-sale-canada') } : {}),
    }),
  ),
  { CA: federal('rent-to-non-resident') },
  { CA: federal('prepay-after-five-years') },
];

/** Returns the id of the entry that explains a topic in a country. */
export const idOf = ({ entry }: Rules): string => (typeof entry === 'string' ? entry : entry.id);

/** True if the rule is one of the whole country. */
export const isFederal = ({ rows }: Rules): boolean => Object.keys(rows).length === 0;

const entriesIn = (country: Country): Entry[] =>
  topics.flatMap((topic) => {
    const entry = topic[country]?.entry;
    return entry === undefined || typeof entry === 'string' ? [] : [entry];
  });

/** The entries of the topics that the general lists don't have. */
export const localEntries: readonly Entry[] = [...entriesIn('US'), ...entriesIn('CA')];

const ownIds: ReadonlySet<string> = new Set(localEntries.map(({ id }) => id));

/** True for an entry about nothing but a rule of places. */
export const isOnlyLocal = (id: string): boolean => ownIds.has(id);

const byId = new Map(
  topics.flatMap((topic) =>
    [topic.US && idOf(topic.US), topic.CA && idOf(topic.CA), topic.replaces].flatMap((id) =>
      id === undefined ? [] : [[id, topic] as const],
    ),
  ),
);

/** Returns the topic of an entry whose rule differs by state or province. */
export const localTopic = (id: string): Topic | undefined => byId.get(id);

/** Returns who decides on the disputes of tenants and landlords in a province. */
export const tribunalOf = (province: string): Rule | undefined => tribunals.rows[province];

/** Returns the rule of a state or province. */
export const ruleAt = (rules: Rules | undefined, state: string | undefined): Rule | undefined =>
  state === undefined ? undefined : rules?.rows[state];
