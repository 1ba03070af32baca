import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';

type SignUps = Api['network']['signUps'];
export type EndUserForm = Parameters<SignUps['endUser']>[0];
export type AgentForm = Parameters<SignUps['agent']>[0];
export type ResellerForm = Parameters<SignUps['reseller']>[0];
export type SignUpOptions = Awaited<ReturnType<SignUps['options']>>;
export type JoinableCompany = NonNullable<SignUpOptions['sampleReseller']>;
export type Invitation = Awaited<ReturnType<SignUps['invitation']>>;
export type Catalog = Awaited<ReturnType<Api['billing']['plans']>>;
export type Plan = Catalog['plans'][number];
type LegalText = Awaited<ReturnType<Api['legal']['document']>>;
export type LegalId = LegalText['id'];

export const fetchSignUpOptions = () => callApi((api) => api.network.signUps.options());

export const fetchAgentOfCode = (code: string) => callApi((api) => api.network.signUps.validateAgentCode({ code }));

export const fetchCompanyOfCode = (code: string) => callApi((api) => api.network.signUps.resellerCode({ code }));

export const fetchInvitation = (token: string) => callApi((api) => api.network.signUps.invitation({ token }));

type LicenseHinting = Api['network']['licenses']['hint'];
export type LicenseQuery = Parameters<LicenseHinting>[0];

export const fetchLicenseHint = (about: LicenseQuery) => callApi((api) => api.network.licenses.hint(about));

export const fetchPlans = (place: Parameters<Api['billing']['plans']>[0] = {}) =>
  callApi((api) => api.billing.plans(place));

export const fetchLegalText = (id: LegalId) => callApi((api) => api.legal.document({ id }));

/** Returns the text of a statement that people agree to. */
export const fetchStatement = async (id: LegalId): Promise<string> =>
  (await fetchLegalText(id)).sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
