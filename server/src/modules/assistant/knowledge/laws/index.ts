import type { Entry } from '../entry.ts';
import { noWill, probateFees, spouseConsent } from './canada-estates.ts';
import { federalTopics } from './canada-federal.ts';
import {
  assessmentAppeals,
  closingProfessionals,
  emptyHomes,
  flippingTaxes,
  foreignBuyerRefund,
  mortgageDefault,
} from './canada-owners.ts';
import { coolingOff, newHomeWarranties, sellerDisclosure } from './canada-purchases.ts';
import { rentIncreases, securityDeposits } from './canada-rents.ts';
import { belongings, leaseTransfers, ownUse, rentalRepairs, unpaidRent } from './canada-tenancies.ts';
import { tribunals } from './canada-tribunals.ts';
import type { Law, Rule } from './law.ts';

export { tenancyBodies } from './canada-tribunals.ts';
export { asOf as lawsAsOf, type Law, type Rule } from './law.ts';

/** The topics whose rule each province sets, the more special first. */
export const laws: readonly Law[] = [
  belongings,
  leaseTransfers,
  securityDeposits,
  rentIncreases,
  unpaidRent,
  rentalRepairs,
  tribunals,
  ownUse,
  probateFees,
  noWill,
  spouseConsent,
  foreignBuyerRefund,
  emptyHomes,
  flippingTaxes,
  assessmentAppeals,
  newHomeWarranties,
  coolingOff,
  mortgageDefault,
  sellerDisclosure,
  closingProfessionals,
  ...federalTopics,
];

const byId = new Map(laws.map((law) => [law.id, law]));
const byName = new Map(laws.flatMap((law) => (law.names ?? []).map((name) => [name, law] as const)));

/** Returns the topic of an entry whose rule each province sets. */
export const lawOf = (id: string): Law | undefined => byId.get(id);

/** Returns the topic of an entry, or the topic whose rules replace the entry where the province is known. */
export const lawNamed = (id: string): Law | undefined => byId.get(id) ?? byName.get(id);

/** Topics of the USA and those of Canada about the same matter. */
const counterparts: readonly (readonly [usa: string, canada: string])[] = [
  ['security-deposit', 'security-deposit-canada'],
  ['rent-increase', 'rent-increase-canada'],
  ['rental-repairs', 'rental-repairs-canada'],
  ['left-belongings', 'left-belongings-canada'],
  ['eviction-notice', 'unpaid-rent-canada'],
  ['home-without-will', 'no-will-canada'],
  ['spouse-signs', 'matrimonial-home'],
  ['condo-rescission', 'cooling-off-canada'],
  ['disclosure', 'seller-disclosure-canada'],
  ['foreclosure', 'mortgage-default-canada'],
  ['who-closes', 'who-closes-canada'],
];

/** Returns the topic of Canada about the matter of a topic of the USA. */
export const canadianOf = (id: string): string | undefined => counterparts.find(([usa]) => usa === id)?.[1];
/** Returns the topic of the USA about the matter of a topic of Canada. */
export const americanOf = (id: string): string | undefined => counterparts.find(([, canada]) => canada === id)?.[0];

/** Returns the rule of a state or province on the topic of an entry. */
export const ruleAt = (id: string, state: string | undefined): Rule | undefined =>
  state === undefined ? undefined : byId.get(id)?.rules[state];

/** The entries of the topics that the general lists don't have. */
export const lawEntries: readonly Entry[] = laws.flatMap(({ general }) => general ?? []);

/** Topics that the words of a question find without their names: no other planner answers them. */
export const topicsByWords: ReadonlySet<string> = new Set([
  ...[belongings, leaseTransfers, securityDeposits, rentIncreases, unpaidRent, rentalRepairs].map(({ id }) => id),
  ...[probateFees, noWill].map(({ id }) => id),
]);

/** Topics of a rented home, on which a tribunal for tenancies decides. */
export const tenancyTopics: ReadonlySet<string> = new Set(
  [belongings, leaseTransfers, securityDeposits, rentIncreases, unpaidRent, rentalRepairs, tribunals, ownUse].map(
    ({ id }) => id,
  ),
);
