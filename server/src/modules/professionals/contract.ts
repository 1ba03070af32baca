import { connectionsContract } from './connections/contract.ts';
import { directoryContract } from './directory/contract.ts';
import { hoursContract } from './hours/contract.ts';
import { receiptsContract } from './receipts/contract.ts';
import { reviewsContract } from './reviews/contract.ts';

export * from './connections/contract.ts';
export * from './directory/contract.ts';
export * from './hours/contract.ts';
export * from './receipts/contract.ts';
export * from './reviews/contract.ts';

/** The directory of professionals, and their connections with buyers. */
export const professionalsContract = {
  ...directoryContract,
  ...connectionsContract,
  hours: hoursContract,
  consents: receiptsContract,
  reviews: reviewsContract,
};
