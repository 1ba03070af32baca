import { type Api, ask } from '../../../wire/client.ts';

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

export const askSignUpOptions = () => ask((api) => api.network.signUps.options());

export const askAgentOfCode = (code: string) => ask((api) => api.network.signUps.validateAgentCode({ code }));

export const askCompanyOfCode = (code: string) => ask((api) => api.network.signUps.resellerCode({ code }));

export const askInvitation = (token: string) => ask((api) => api.network.signUps.invitation({ token }));

type LicenseHinting = Api['network']['licenses']['hint'];
export type LicenseQuery = Parameters<LicenseHinting>[0];

export const askLicenseHint = (about: LicenseQuery) => ask((api) => api.network.licenses.hint(about));

export const askPlans = (place: Parameters<Api['billing']['plans']>[0] = {}) => ask((api) => api.billing.plans(place));

export const askLegalText = (id: LegalId) => ask((api) => api.legal.document({ id }));

/** Returns the text of a statement that people agree to. */
export const askStatement = async (id: LegalId): Promise<string> =>
  (await askLegalText(id)).sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
