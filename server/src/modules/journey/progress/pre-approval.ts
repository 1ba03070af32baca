import type { Db } from '../../../platform/database/db.ts';
import type { PreApproval } from '../../professionals/index.ts';
import { progressOf } from './fold.ts';
import { isoDay } from './format-day.ts';
import { gatherFacts } from './gather.ts';

const states = { pending: 'in_review', approved: 'approved', rejected: 'returned' } as const;

/** Returns the state of a buyer's pre-approval. Overrides do not count, because they say nothing about a letter. */
export async function preApprovalOf(db: Db, buyerId: number, now = new Date()): Promise<PreApproval> {
  const gathered = await gatherFacts(db, buyerId, now);
  if (!gathered) return { state: 'none', until: null };
  const { facts } = gathered;
  if (facts.paysCashSince) return { state: 'pays_cash', until: null };
  const { letter, otherLetter } = progressOf({ ...facts, override: null }, now);
  if (letter && !letter.lapsed) return { state: 'approved', until: isoDay(letter.until) };
  if (otherLetter) return { state: states[otherLetter.state], until: null };
  return letter ? { state: 'expired', until: isoDay(letter.until) } : { state: 'none', until: null };
}
