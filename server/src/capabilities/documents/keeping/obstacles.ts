import { retentionRules } from './retention.ts';

/** Why a paper cannot be deleted, in a sentence for its owner; null where it can. */
export function heldBecause(
  { keptUntil, keptBy }: { keptUntil: string | null; keptBy: string | null },
  isHeld: boolean,
  now: Date,
): string | null {
  if (isHeld) return 'Your papers are under a legal hold and cannot be deleted until it is released.';
  if (!keptUntil || keptUntil < now.toISOString().slice(0, 10)) return null;
  const rule = retentionRules.find(({ id }) => id === keptBy);
  const source = rule ? ` (${rule.source})` : '';
  return `It was approved and is part of a file that must be kept until ${keptUntil}${source}. End the sharing to close it to others.`;
}
