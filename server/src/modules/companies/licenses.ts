import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { token } from '../../platform/serve/registry.ts';

type LicenseStatus = 'pending' | 'verified' | 'rejected' | 'expired';

export interface AgentLicense {
  number: string;
  jurisdiction: string;
  status: LicenseStatus;
  expiresOn: string | null;
}

export interface CompanyLicense {
  id: number;
  number: string;
  status: LicenseStatus;
  /** Note of the last check. */
  reason: string | null;
  appealed: boolean;
}

/** The licenses of companies and agents, provided by the module `licensing`, which depends on this one. */
export interface NewestLicenses {
  /** Expression on `agentProfiles`: the newest license of the agent as JSON, or null. */
  ofAgent: SQL<AgentLicense | null>;
  ofCompany(db: Db, resellerId: number): Promise<CompanyLicense | null>;
}

export const newestLicensesToken = token<NewestLicenses>('newest licenses');

/** Days before expiry at which a license needs attention: long enough to renew it. */
export const LICENSE_WARNING_DAYS = 60;
