import { m } from '@lintel/messages';
import type { ResellerSignUp } from '@lintel/server/sign-ups';
import type { ResellerForm } from './calls.ts';
import { noPerson } from './person-fields.tsx';

type Name = keyof ResellerForm;

/** What the form holds at first; what the person chooses is empty, and no agreement is ticked. */
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
      return m.network__company_and_licence();
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

/** The step that has one of these fields, the first of them; undefined where none has. */
export function firstStepOf(fields: readonly string[]): number | undefined {
  const at = steps.findIndex((step) => step.fields.some((name) => fields.includes(name)));
  return at < 0 ? undefined : at + 1;
}

/**
 * How far a person may go with what is there: to the first step that does not hold. Passwords are never kept, so that
 * they are asked for at the end and hold nobody back before.
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
