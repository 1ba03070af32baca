import { appointmentsContract } from './appointments/contract.ts';
import { connectionsContract } from './connections/contract.ts';
import { directoryContract } from './directory/contract.ts';

export * from './appointments/contract.ts';
export * from './connections/contract.ts';
export * from './directory/contract.ts';

/** The directory of professionals, and who works with whom. */
export const professionalsContract = { ...directoryContract, ...connectionsContract, ...appointmentsContract };
