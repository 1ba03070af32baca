import { connectContract } from './connect/contract.ts';
import { pastDealsContract } from './past-deals/contract.ts';
import { rankingContract } from './ranking/contract.ts';

export * from './connect/contract.ts';
export * from './past-deals/contract.ts';
export * from './ranking/contract.ts';

/** SmartMatch: the professionals that suit a buyer by their records, with reasons, and no money in the ranking. */
export const matchingContract = { ...rankingContract, ...connectContract, ...pastDealsContract };
