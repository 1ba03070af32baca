/**
 * Fields that are for the members of an MLS and not for the public: remarks between agents, how to enter, who lives there,
 * what agents pay each other, how to reach people in private. They are never stored.
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

/** Whether a field of a listing may be kept. */
export function isForThePublic(field: string): boolean {
  let verdict = known.get(field);
  if (verdict === undefined) {
    verdict = !patterns.some((pattern) => pattern.test(field));
    known.set(field, verdict);
  }
  return verdict;
}
