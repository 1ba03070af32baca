/**
 * Fields for MLS members only: remarks between agents, access codes, occupants, compensation, private contact
 * details. They are never stored.
 */
const patterns = [
  /^Private(Office)?Remarks$/,
  /Private.*Remarks|AgentOnly|OfficeOnly|AgentRemarks|Realtor.*Remarks|RemarksTo(Realtor|Broker)/i,
  /Showing/,
  /LockBox|LockOrBox|AccessCode|GateCode|AlarmCode|KeySafe/i,
  /(^|_)(Owner|Occupant|Seller|Tenant)(Name|Phone|Email)/,
  /Compensation|Commission/,
  /^(Co)?(List|Buyer)(Agent|Team).*(Phone|Email|Fax|Pager|VoiceMail|Password)/,
  /^(Co)?(List|Buyer)Office(Email|Fax)/,
];

const known = new Map<string, boolean>();

/** Returns true if a field of a listing may be stored. */
export function isForThePublic(field: string): boolean {
  let verdict = known.get(field);
  if (verdict === undefined) {
    verdict = !patterns.some((pattern) => pattern.test(field));
    known.set(field, verdict);
  }
  return verdict;
}
