import { type Day, isoDay } from '../calendar.ts';
import type { SampleRecord } from '../insert.ts';
import { Random } from '../random.ts';
import type { SampleAgent, SampleReseller } from './sample-people.ts';

interface LicenseState {
  status: 'pending' | 'verified' | 'expired';
  expiresOn: Day | undefined;
  checkedOn: Day | undefined;
}

/** Three percent of the agents' licenses expire within a month, and one percent have expired. */
function licenseStateOf(agent: SampleAgent, today: Day): LicenseState {
  if (agent.status === 'pending') return { status: 'pending', expiresOn: undefined, checkedOn: undefined };
  const random = new Random(`licence/${agent.licenseNumber}`);
  const chance = random.unit();
  const checkedOn = today - random.whole(0, 28);
  if (chance < 0.01 && agent.agentType === 'mortgage')
    return { status: 'expired', expiresOn: today - random.whole(1, 20), checkedOn };
  return {
    status: 'verified',
    expiresOn: today + (chance < 0.04 ? random.whole(3, 29) : random.whole(40, 720)),
    checkedOn,
  };
}

const record = ({ status, expiresOn, checkedOn }: LicenseState, today: Day): SampleRecord => ({
  status,
  expires_on: expiresOn === undefined ? null : isoDay(expiresOn),
  checked_at: checkedOn === undefined ? null : `${isoDay(checkedOn)}T15:00:00Z`,
  check_due_at: checkedOn === undefined ? null : `${isoDay(Math.min(checkedOn + 30, expiresOn ?? today))}T15:00:00Z`,
});

export const agentLicense = (agent: SampleAgent, agentId: number, today: Day): SampleRecord => ({
  agent_id: agentId,
  country: agent.reseller.market.country,
  jurisdiction: agent.reseller.market.state,
  license_type: agent.agentType,
  license_number: agent.licenseNumber,
  created_at: `${agent.joinedOn}T16:00:00Z`,
  ...record(licenseStateOf(agent, today), today),
});

/** The README's mortgage agent also works in Ontario, so that one person shows the rules of both countries. */
export const ontarioLicense = (agent: SampleAgent, agentId: number, today: Day): SampleRecord => ({
  ...agentLicense(agent, agentId, today),
  ...{ country: 'CA', jurisdiction: 'ON', license_number: 'M26001234' },
  ...record({ status: 'verified', expiresOn: today + 300, checkedOn: today - 9 }, today),
});

/** A company with mortgage agents holds a second license, without which its agents issue no letters. */
export const mortgageCompanyLicense = (company: SampleReseller, resellerId: number, today: Day): SampleRecord => ({
  ...companyLicense(company, resellerId, today),
  license_type: 'mortgage_brokerage',
  license_number: `${company.licenseNumber}-M`,
});

export function companyLicense(company: SampleReseller, resellerId: number, today: Day): SampleRecord {
  const random = new Random(`licence/${company.licenseNumber}`);
  const verified: LicenseState = {
    status: 'verified',
    expiresOn: today + random.whole(60, 900),
    checkedOn: today - random.whole(0, 28),
  };
  const pending: LicenseState = { status: 'pending', expiresOn: undefined, checkedOn: undefined };
  return {
    reseller_id: resellerId,
    country: company.market.country,
    jurisdiction: company.market.state,
    license_type: 'real_estate_brokerage',
    license_number: company.licenseNumber,
    created_at: `${company.owner.joinedOn}T16:00:00Z`,
    ...record(company.verification === 'pending' ? pending : verified, today),
  };
}
