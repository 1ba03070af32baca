import type { Contact } from '../records.ts';
import type { Former } from './lists.tables.ts';

/** Returns the values of a contact to which the undo of a bulk action returns. */
export const formerOf = ({
  id,
  tags,
  urgency,
  status,
  lostReason,
  statusChangedAt,
  lastContactedAt,
}: Contact): Former => ({
  ...{ id, tags, urgency, status, lostReason },
  statusChangedAt: statusChangedAt.toISOString(),
  lastContactedAt: lastContactedAt?.toISOString() ?? null,
});
