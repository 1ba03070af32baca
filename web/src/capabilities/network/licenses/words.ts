import type { MyLicense } from '@lintel/server/appeals';

export const stateNames: Record<MyLicense['status'], string> = {
  pending: 'Being verified',
  verified: 'Verified',
  rejected: 'Not verified',
  expired: 'Ended',
};
export const stateTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

/** Why a licence was rejected, as its holder is told. */
export const decisionWords: Partial<Record<string, string>> = {
  not_in_register: 'The register does not have this number',
  name_differs: 'The register has another name for this number',
  inactive: 'The register says that it is not active',
  expired: 'The register says that it has ended',
  disciplined: 'The register tells of a disciplinary measure',
};
