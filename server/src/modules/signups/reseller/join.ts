import type { OpenedAccount } from '../../accounts/index.ts';
import { openSubscription } from '../../billing/index.ts';
import { addCompany, randomCode } from '../../companies/index.ts';
import { stateLicense } from '../../licensing/index.ts';
import type { Writing } from '../person/sign-up.ts';
import type { ResellerSignUp } from './contract.ts';
import type { Place } from './place.ts';

export interface NewCompany {
  typed: ResellerSignUp;
  place: Place;
  phone: string;
  contactPersonPhone: string;
}

/**
 * Creates the company of a new owner, with an unpaid plan and an unverified license. The operator is notified once
 * the owner has confirmed the address (see after-confirmation.ts).
 */
export async function joinAsCompany(
  { tx, audit }: Writing,
  { personId: ownerId }: OpenedAccount,
  { typed, place, phone, contactPersonPhone }: NewCompany,
): Promise<number> {
  const { companyName, licenseNumber, licenseType, contactPersonName, expectedAgentCount } = typed;
  const { address, subscriptionTier, billingInterval } = typed;
  const { customerId } = await openSubscription(tx, {
    ...{ ownerId, ...place, address, billingInterval, name: companyName, email: typed.email },
    ...{ tier: subscriptionTier, seats: expectedAgentCount, renews: typed.acceptAutoRenewal },
  });
  const resellerId = await addCompany(tx, {
    ...{ ownerId, customerId, ...place, companyName, licenseNumber, unparsedAddress: address, phone },
    ...{ contactPersonName, contactPersonPhone, expectedAgentCount, subscriptionTier },
    website: typed.website || null,
    resellerCode: randomCode(companyName),
  });
  const { country, stateOrProvince: jurisdiction } = place;
  const stated = { resellerId, country, jurisdiction, licenseType, licenseNumber };
  const licenseId = await stateLicense(tx, stated);

  const plan = { tier: subscriptionTier, billingInterval, expectedAgentCount };
  await audit({ action: 'reseller.signed_up', object: `reseller:${resellerId}`, details: { ownerId, ...plan } });
  await audit({ action: 'license.stated', object: `license:${licenseId}`, details: stated });
  return resellerId;
}
