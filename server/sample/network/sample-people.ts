import type { Market } from '../markets/index.ts';
import type { NamedPerson } from '../people.ts';

export type Tier = 'starter' | 'professional' | 'enterprise' | 'custom';

export interface SamplePerson extends NamedPerson {
  role: 'wholesaler' | 'reseller' | 'agent' | 'end_user';
  /** `2026-01-31` */
  joinedOn: string;
}

export interface SampleReseller {
  market: Market;
  owner: SamplePerson;
  companyName: string;
  licenseNumber: string;
  phone: string;
  /** The tier, with enough seats for the agents. */
  tier: Tier;
  /** The newest companies are still pending verification. */
  verification: 'pending' | 'verified';
  addressLine: string;
  postalCode: string;
}

export interface SampleAgent {
  person: SamplePerson;
  reseller: SampleReseller;
  agentType: 'real_estate' | 'mortgage';
  /** Pending until their company accepts them. */
  status: 'pending' | 'active';
  /** `2026-01-31`; never before their company. */
  joinedOn: string;
  licenseNumber: string;
  specialties: string[];
  languages: string[];
}
