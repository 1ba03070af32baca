import { feesContract } from './fees/contract.ts';
import { ownMembershipContract } from './own/contract.ts';

export * from './fees/contract.ts';
export type { Membership } from './own/contract.ts';

export const membershipContract = { own: ownMembershipContract, fees: feesContract };
