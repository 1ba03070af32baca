import { orUndefined } from '../../api/failure.ts';
import { fetchInvitation, fetchPlans, fetchSignUpOptions, fetchStatement } from './calls.ts';

/** Data each sign-up page needs before rendering. A consent cannot be given without its wording. */
export async function endUserData() {
  return { adult: await fetchStatement('adult') };
}

export async function agentData(invitation: string | undefined) {
  const [adult, license, options, invited] = await Promise.all([
    fetchStatement('adult'),
    fetchStatement('license_verification'),
    orUndefined(fetchSignUpOptions()),
    invitation ? orUndefined(fetchInvitation(invitation)) : undefined,
  ]);
  return { adult, license, sample: options?.sampleReseller ?? null, invited: invited ?? null };
}
export type AgentData = Awaited<ReturnType<typeof agentData>>;

export async function resellerData() {
  const [adult, license, renewal, options, catalog] = await Promise.all([
    fetchStatement('adult'),
    fetchStatement('license_verification'),
    fetchStatement('auto_renewal'),
    fetchSignUpOptions(),
    fetchPlans(),
  ]);
  return { adult, license, renewal, operatorName: options.operatorName, catalog };
}
export type ResellerData = Awaited<ReturnType<typeof resellerData>>;
