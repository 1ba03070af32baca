import { m } from '@lintel/messages';
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
  if (isHeld) return m.documents__your_documents_are_under_a();
  if (!mustBeKept({ keptUntil, keptFrom }, now)) return null;
  const rule = retentionRules.find(({ id }) => id === keptBy);
  const source = rule ? ` (${rule.source})` : '';
  const months = monthsOf(keptBy);
  const span =
    months === undefined
      ? ''
      : months % 12 === 0
        ? m.documents__years({ value: months / 12 })
        : m.documents__months({ months });
  const ends = {
    approval: m.documents__until_if_your_purchase_closes({ keptUntil: keptUntil ?? '', source }),
    open_purchase: m.documents__while_your_purchase_is_open({ span, source }),
    closing: m.documents__until_from_the_day_your({ keptUntil: keptUntil ?? '', span, source }),
  }[keptFrom ?? 'approval'];
  return m.documents__it_was_approved_and_is({ ends });
}
