import { m } from '@lintel/messages';
import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';
import { BillingInterval, Tier } from '../../billing/contract.ts';
import { Jurisdiction, jurisdictions, LicenseType } from '../../licensing/licenses/contract.ts';
import {
  accepted,
  agreements,
  atOnce,
  Country,
  line,
  names,
  ownPhone,
  passwords,
  passwordsDiffer,
  phone,
  samePasswords,
} from '../person/contract.ts';
import { mayChoose, tierFor } from '../tiers/contract.ts';

const person = {
  ...names,
  ...passwords,
  /** Shown as the operator's name. The server ignores the value that is sent. */
  wholesalerCode: line(1, m.signups__wholesaler_code_is_required),
};

const company = {
  companyName: line(2, m.signups__company_name_is_required, 200),
  /** One line, as on an envelope. */
  address: line(10, m.signups__please_enter_complete_address, 300),
  ...ownPhone,
  website: line(0, m.signups__please_enter_a_valid_web, 300)
    .refine((address) => address === '' || isWebAddress(address), {
      error: () => m.network__please_enter_a_valid_web(),
    })
    .optional(),
  licenseNumber: line(5, m.signups__license_number_is_required, 40),
  licenseType: LicenseType.extract(['real_estate_brokerage', 'mortgage_brokerage']).default('real_estate_brokerage'),
  country: Country,
  contactPersonName: line(2, m.signups__contact_person_name_is_required),
  contactPersonPhone: phone(m.signups__contact_person_phone_is_required),
};

/** Address fields with RESO names. */
const place = {
  city: line(2, m.signups__please_enter_the_city),
  stateOrProvince: Jurisdiction,
  postalCode: line(5, m.signups__please_enter_the_postal_code, 10),
};

const plan = {
  expectedAgentCount: z
    .number({ error: () => m.signups__must_have_at_least_1() })
    .int({ error: () => m.network__must_be_a_whole_number() })
    .min(1, { error: () => m.network__must_have_at_least_1() })
    .max(500, { error: () => m.network__must_be_at_most_500() })
    .default(1),
  subscriptionTier: Tier,
  billingInterval: BillingInterval.default('monthly'),
};

const agreement = {
  ...agreements,
  acceptLicenseVerification: accepted(m.signups__you_must_consent_to_license),
  /** A separate checkbox that is never preselected. Without it the plan ends with its first period. */
  acceptAutoRenewal: z.boolean().default(false),
};

type Placed = { country: string; stateOrProvince?: string | undefined; postalCode?: string | undefined };

/**
 * Accepts any value, because it runs while other rules are violated: an unknown country has no rules of its own.
 */
const rulesOf = (country: string) =>
  country === 'USA'
    ? { states: jurisdictions.US, postalCode: /^\d{5}(-\d{4})?$/ }
    : country === 'Canada'
      ? { states: jurisdictions.CA, postalCode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i }
      : undefined;

const inCountry = ({ country, stateOrProvince }: Placed): boolean =>
  !stateOrProvince || (rulesOf(country)?.states.includes(stateOrProvince) ?? true);
const otherCountry = {
  path: ['stateOrProvince'],
  error: () => m.signups__please_select_a_state_or(),
  ...atOnce,
};

const postalFits = ({ country, postalCode }: Placed): boolean =>
  !postalCode || (rulesOf(country)?.postalCode.test(postalCode) ?? true);
const postalDiffers = {
  path: ['postalCode'],
  error: () => m.signups__please_enter_a_zip_code(),
  ...atOnce,
};

type Planned = { expectedAgentCount: number; subscriptionTier: Tier };
const holdsAll = ({ expectedAgentCount, subscriptionTier }: Planned): boolean =>
  typeof expectedAgentCount !== 'number' ||
  !Tier.safeParse(subscriptionTier).success ||
  mayChoose(subscriptionTier, expectedAgentCount);
const tooSmall = {
  path: ['subscriptionTier'],
  error: (issue: { input?: unknown }) =>
    m.signups__this_plan_doesnt_include_that({ tierFor: tierFor((issue.input as Planned).expectedAgentCount) }),
  ...atOnce,
};

/** The four steps of the form, each validated before the next. */
export const ResellerPersonStep = z.strictObject(person).refine(samePasswords, passwordsDiffer);
export const ResellerCompanyStep = z
  .strictObject({ ...company, ...place })
  .refine(inCountry, otherCountry)
  .refine(postalFits, postalDiffers);
export const ResellerPlanStep = z.strictObject(plan).refine(holdsAll, tooSmall);
export const ResellerAgreementStep = z.strictObject(agreement);

/** The complete form as sent. Missing parts of the address are read from its line. */
export const ResellerSignUp = z
  .strictObject({
    ...person,
    ...company,
    ...z.object(place).partial().shape,
    ...plan,
    ...agreement,
    role: z.literal('reseller').default('reseller'),
  })
  .refine(samePasswords, passwordsDiffer)
  .refine(inCountry, otherCountry)
  .refine(postalFits, postalDiffers)
  .refine(holdsAll, tooSmall);
export type ResellerSignUp = z.infer<typeof ResellerSignUp>;

export const ResellerSignedUp = z.object({
  resellerId: Id,
  requiresPayment: z.boolean(),
  /** Checkout page of the plan, or null for a custom plan, which is handled by sales. */
  checkoutUrl: z.string().nullable(),
  home: z.string(),
});

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
