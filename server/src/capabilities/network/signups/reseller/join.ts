import { post } from '../../../../foundation/letters.ts';
import type { OpenedAccount } from '../../../accounts/index.ts';
import { openSubscription } from '../../../billing/index.ts';
import { operators } from '../../licenses/holder.ts';
import { notifyOperators, waitingLicense } from '../../notices.ts';
import { randomCode } from '../../reseller/random-code.ts';
import { licenses, resellers } from '../../tables.ts';
import type { SignUpLetters } from '../letters.ts';
import type { Writing } from '../person/sign-up.ts';
import type { ResellerSignUp } from './contract.ts';
import type { Place } from './place.ts';
import { salesRequested } from './sales.ts';

export interface NewCompany {
  typed: ResellerSignUp;
  place: Place;
  phone: string;
  contactPersonPhone: string;
}

/** The company of a new owner: its plan not paid, its licence not looked up. */
export async function joinAsCompany(
  { tx, emit, audit }: Writing,
  letters: SignUpLetters,
  { personId: ownerId, email }: OpenedAccount,
  { typed, place, phone, contactPersonPhone }: NewCompany,
): Promise<number> {
  const { companyName, licenseNumber, licenseType, contactPersonName, expectedAgentCount } = typed;
  const { address, subscriptionTier, billingInterval } = typed;
  const { customerId } = await openSubscription(tx, {
    ...{ ownerId, ...place, address, billingInterval, name: companyName, email: typed.email },
    ...{ tier: subscriptionTier, seats: expectedAgentCount, renews: typed.acceptAutoRenewal },
  });
  const [stored] = await tx
    .insert(resellers)
    .values({
      ...{ ownerId, customerId, ...place, companyName, licenseNumber, unparsedAddress: address, phone },
      ...{ contactPersonName, contactPersonPhone, expectedAgentCount, subscriptionTier },
      website: typed.website || null,
      resellerCode: randomCode(companyName),
    })
    .returning({ id: resellers.id });
  const resellerId = stored!.id;
  const { country, stateOrProvince: jurisdiction } = place;
  const stated = { resellerId, country, jurisdiction, licenseType, licenseNumber };
  const [license] = await tx.insert(licenses).values(stated).returning({ id: licenses.id });

  const isCustom = subscriptionTier === 'custom';
  const about = { companyName, jurisdiction, licenseNumber, expectedAgentCount };
  for (const to of await operators(tx))
    await post(tx, letters.companyForOperator({ ...about, to, isCustom }), 'stranger');
  await notifyOperators(tx, emit, { ...waitingLicense(license!.id), mailed: true });
  // An account on somebody else's address is not written to.
  if (email === typed.email) await post(tx, letters.companyForOwner({ ...about, to: email, isCustom }), 'stranger');

  if (isCustom) await emit(salesRequested, { personId: ownerId, companyName, expectedAgentCount });

  const plan = { tier: subscriptionTier, billingInterval, expectedAgentCount };
  await audit({ action: 'reseller.signed_up', object: `reseller:${resellerId}`, details: { ownerId, ...plan } });
  await audit({ action: 'license.stated', object: `license:${license!.id}`, details: stated });
  return resellerId;
}
