import type { Db } from '../../platform/database/db.ts';
import type { Caller } from '../../platform/serve/session.ts';
import { householdOfPerson } from '../affordability/index.ts';
import type { FilterInput } from './filters/read-filters.ts';
import type { Buyer } from './index/kept-rules.ts';

/**
 * Adds the searching person as the buyer when the search filters or sorts by what they can buy. Their stored profile is
 * read for this search only: it is in no reply, address or log. Without a profile all homes are found.
 */
export async function withBuyer<Input extends FilterInput & { sort?: string | undefined }>(
  input: Input,
  { me, db }: { me: Caller; db: Db },
): Promise<Input & { buyer?: Buyer }> {
  const { canBuy, sort } = input;
  if (!me || (canBuy === undefined && sort !== 'reach')) return input;
  const household = await householdOfPerson(db, me.id);
  return household ? { ...input, buyer: { household, ...(canBuy && { least: canBuy }) } } : input;
}
