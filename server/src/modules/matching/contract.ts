import { connectContract } from './connect/contract.ts';
import { pastDealsContract } from './past-deals/contract.ts';
import { rankingContract } from './ranking/contract.ts';

export * from './connect/contract.ts';
export * from './past-deals/contract.ts';
export * from './ranking/contract.ts';

/**
 * SmartMatch: professionals who suit a buyer by their track record, with reasons. Payments do not affect the
 * ranking.
 */
export const matchingContract = { ...rankingContract, ...connectContract, ...pastDealsContract };
