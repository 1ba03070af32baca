import { m } from '@lintel/messages';
import { anyone } from '../../../platform/serve/access.ts';
import { type BadField, invalid, isApiError } from '../../../platform/serve/errors.ts';
import { type Call, serve } from '../../../platform/serve/serve.ts';
import { dashboardPaths } from '../../accounts/index.ts';
import { beginCheckout, subscriptionStatusOf } from '../../billing/index.ts';
import { companyOfOwner } from '../../companies/index.ts';
import { signUpsContract } from '../contract.ts';
import { e164 } from '../person/phone.ts';
import { signUp } from '../person/sign-up.ts';
import type { ResellerSignUp } from './contract.ts';
import { joinAsCompany, type NewCompany } from './join.ts';
import { placeOf } from './place.ts';

const always = ['terms', 'privacy', 'license_verification'] as const;

export const signUpReseller = serve(signUpsContract.reseller, {
  access: anyone('a company signs up before it is anybody'),
  idempotent: true,
  async run(call) {
    const { input: typed } = call;
    const company = companyOf(typed);
    const { personId, headers } = await signUp(call, typed, {
      role: 'reseller',
      purposes: typed.acceptAutoRenewal ? [...always, 'auto_renewal'] : always,
      join: async (writing, account) => {
        await joinAsCompany(writing, account, company);
      },
    });
    return { headers, body: { ...(await answer(call, personId)), home: dashboardPaths.reseller } };
  },
});

function companyOf(typed: ResellerSignUp): NewCompany {
  const phone = e164(typed.phone);
  const contactPersonPhone = e164(typed.contactPersonPhone);
  const bad: BadField[] = [];
  if (!phone) bad.push({ field: 'phone', rule: m.signups__please_enter_a_valid_phone() });
  if (!contactPersonPhone)
    bad.push({ field: 'contactPersonPhone', rule: m.signups__contact_person_phone_is_required() });
  if (!phone || !contactPersonPhone) throw invalid(bad);
  return { typed, place: placeOf(typed), phone, contactPersonPhone };
}

/**
 * Requests the checkout link from the payment provider after the commit, so the company exists even when the
 * provider is unavailable.
 */
async function answer(call: Pick<Call<unknown, unknown>, 'db' | 'resolve' | 'transaction'>, personId: number) {
  const { id: resellerId, customerId } = (await companyOfOwner(call.db, personId))!;
  const plan = await subscriptionStatusOf(call.db, customerId!);
  if (plan?.status !== 'pending_payment' || plan.tier === 'custom')
    return { resellerId, requiresPayment: false, checkoutUrl: null };
  const begun = await beginCheckout(call, customerId!).catch(unavailable);
  return { resellerId, requiresPayment: true, checkoutUrl: begun?.url ?? '/checkout' };
}

/** The checkout page retries. */
function unavailable(error: unknown): null {
  if (isApiError(error)) return null;
  throw error;
}
