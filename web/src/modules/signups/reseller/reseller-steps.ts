import { m } from '@lintel/messages';
import type { ResellerSignUp } from '@lintel/server/signups';
import type { ResellerForm } from '../calls.ts';
import { noPerson } from '../person-fields.tsx';

type Name = keyof ResellerForm;

/** Initial values of the form; choices are empty and agreements unchecked. */
export const startOf = (operatorName: string) =>
  ({
    ...noPerson,
    wholesalerCode: operatorName,
    companyName: '',
    address: '',
    city: '',
    stateOrProvince: '' as unknown as ResellerForm['stateOrProvince'],
    postalCode: '',
    country: 'USA',
    website: '',
    licenseType: 'real_estate_brokerage',
    licenseNumber: '',
    contactPersonName: '',
    contactPersonPhone: '',
    expectedAgentCount: 1,
    subscriptionTier: 'starter',
    billingInterval: 'monthly',
    acceptTerms: false,
    acceptAdult: false,
    acceptLicenseVerification: false,
    acceptAutoRenewal: false,
    role: 'reseller',
  }) satisfies ResellerForm;

export interface Step {
  name: string;
  fields: readonly Name[];
}

export const steps: readonly Step[] = [
  {
    get name() {
      return m.network__personal_information();
    },
    fields: ['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'wholesalerCode'],
  },
  {
    get name() {
      return m.network__company_and_license();
    },
    fields: [
      'companyName',
      'address',
      'city',
      'country',
      'stateOrProvince',
      'postalCode',
      'phone',
      'website',
      'licenseType',
      'licenseNumber',
      'contactPersonName',
      'contactPersonPhone',
    ],
  },
  {
    get name() {
      return m.network__plan();
    },
    fields: ['expectedAgentCount', 'subscriptionTier', 'billingInterval'],
  },
  {
    get name() {
      return m.network__review_and_agreement();
    },
    fields: ['acceptTerms', 'acceptAdult', 'acceptLicenseVerification', 'acceptAutoRenewal'],
  },
];

/** Returns the first step with one of these fields; undefined if there is none. */
export function firstStepOf(fields: readonly string[]): number | undefined {
  const at = steps.findIndex((step) => step.fields.some((name) => fields.includes(name)));
  return at < 0 ? undefined : at + 1;
}

/**
 * Returns the first step with invalid values, up to which a person can go. Passwords are never saved, so they are
 * requested in the last step and do not block earlier ones.
 */
export function furthestStep(schema: typeof ResellerSignUp, values: object): number {
  const { error } = schema.safeParse({
    ...values,
    password: m.network__not_kept(),
    confirmPassword: m.network__not_kept(),
  });
  const bad = error?.issues.map(({ path }) => String(path[0])) ?? [];
  return firstStepOf(bad) ?? steps.length;
}
