import { seal } from '../../../src/platform/secrets/at-rest.ts';
import { type Day, isoDay } from '../../calendar.ts';
import type { SampleRecord } from '../../insert.ts';
import type { CoBorrower } from './loan-values.ts';

/**
 * A co-borrower who was invited on the first day and joined a day later. Both sign on the day of the submission: the
 * co-borrower first, the borrower by submitting.
 */
export function coBorrowerOf(
  { buyer_id: borrower }: { buyer_id: number },
  { id: second, email }: CoBorrower,
  { started, submitted }: { started: Day; submitted: Day },
): Record<'coBorrowers' | 'signatures' | 'events', SampleRecord[]> {
  const at = (day: Day, time: string) => `${isoDay(day)}T${time}:00Z`;
  const joined = at(started + 1, '14:05');
  const signed = at(submitted, '15:05');
  const event = (detail: string, by_id: number, when: string) => ({ kind: 'co_borrower', detail, by_id, at: when });
  return {
    coBorrowers: [
      {
        ...{ email: seal(email.toLowerCase(), 'loan co-borrower'), person_id: second, joined_at: joined },
        expires_at: at(started + 7, '15:40'),
      },
    ],
    signatures: [
      { person_id: second, signed_at: signed },
      { person_id: borrower, signed_at: at(submitted, '15:20') },
    ],
    events: [
      event('invited', borrower, at(started, '15:40')),
      event('joined', second, joined),
      event('signed', second, signed),
    ],
  };
}
