import { appealsContract } from './appeals/contract.ts';
import { licensesContract } from './licenses/contract.ts';
import { verificationsContract } from './verifications/contract.ts';

export { AppealBody, type MyLicense } from './appeals/contract.ts';
export { Jurisdiction, jurisdictions, LicenseHint, LicenseType } from './licenses/contract.ts';
export { type Check, type Registered, VerificationDecision } from './verifications/contract.ts';

export const licensingContract = {
  licenses: licensesContract,
  appeals: appealsContract,
  verifications: verificationsContract,
};
