import { applicationsContract } from './applications/contract.ts';
import { clocksContract } from './clocks/contract.ts';
import { coBorrowerContract } from './co-borrower/contract.ts';
import { conditionsContract } from './conditions/contract.ts';
import { exchangeContract } from './exchange/contract.ts';
import { lettersContract } from './letters/contract.ts';
import { pricingContract } from './pricing/contract.ts';
import { sharingContract } from './sharing/contract.ts';
import { teamContract } from './team/contract.ts';

export * from './applications/contract.ts';
export * from './clocks/contract.ts';
export * from './co-borrower/contract.ts';
export * from './conditions/contract.ts';
export * from './letters/contract.ts';
export * from './pricing/contract.ts';
export * from './sharing/contract.ts';
export * from './team/contract.ts';

/** Mortgage applications: data, conditions, clocks and letters. */
export const lendingContract = {
  ...applicationsContract,
  ...conditionsContract,
  ...clocksContract,
  ...lettersContract,
  ...exchangeContract,
  ...pricingContract,
  ...sharingContract,
  ...teamContract,
  ...coBorrowerContract,
};
