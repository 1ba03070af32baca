import { monthsOf, retentionRules } from './retention.ts';

interface Retention {
  keptUntil: string | null;
  keptBy: string | null;
  keptFrom: 'approval' | 'open_purchase' | 'closing' | null;
}

/** Returns true if a company's records must still contain a document. */
export const mustBeKept = ({ keptUntil, keptFrom }: Omit<Retention, 'keptBy'>, now: Date): boolean =>
  keptFrom === 'open_purchase' || (keptUntil !== null && keptUntil >= now.toISOString().slice(0, 10));

/** Explains to the owner why a document cannot be deleted; null when it can. */
export function deletionObstacle(
  { keptUntil, keptBy, keptFrom }: Retention,
  isHeld: boolean,
  now: Date,
): string | null {
  if (isHeld) return 'Your papers are under a legal hold and cannot be deleted until it is released.';
  if (!mustBeKept({ keptUntil, keptFrom }, now)) return null;
  const rule = retentionRules.find(({ id }) => id === keptBy);
  const source = rule ? ` (${rule.source})` : '';
  const months = monthsOf(keptBy);
  const span = months === undefined ? '' : months % 12 === 0 ? `${months / 12} years` : `${months} months`;
  const ends = {
    approval: `until ${keptUntil}${source}; if your purchase closes, the time counts from that day`,
    open_purchase: `while your purchase is open, and ${span} from the day it closes${source}`,
    closing: `until ${keptUntil}, ${span} from the day your purchase closed${source}`,
  }[keptFrom ?? 'approval'];
  return `It was approved and is part of a file that must be kept ${ends}. End the sharing to close it to others.`;
}
