import { orUndefined } from '../../../wire/or-undefined.ts';
import { askInvitation, askPlans, askSignUpOptions, askStatement } from './calls.ts';

/** Data each sign-up page needs before rendering. A consent cannot be given without its wording. */
export async function endUserData() {
  return { adult: await askStatement('adult') };
}

export async function agentData(invitation: string | undefined) {
  const [adult, license, options, invited] = await Promise.all([
    askStatement('adult'),
    askStatement('license_verification'),
    orUndefined(askSignUpOptions()),
    invitation ? orUndefined(askInvitation(invitation)) : undefined,
  ]);
  return { adult, license, sample: options?.sampleReseller ?? null, invited: invited ?? null };
}
export type AgentData = Awaited<ReturnType<typeof agentData>>;

export async function resellerData() {
  const [adult, license, renewal, options, catalog] = await Promise.all([
    askStatement('adult'),
    askStatement('license_verification'),
    askStatement('auto_renewal'),
    askSignUpOptions(),
    askPlans(),
  ]);
  return { adult, license, renewal, operatorName: options.operatorName, catalog };
}
export type ResellerData = Awaited<ReturnType<typeof resellerData>>;
