import { m } from '@lintel/messages';
import type { Checklist } from '@lintel/server/documents';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** Number of required documents that are approved. */
export function ProgressCard({ checklist }: { checklist: Pick<Checklist, 'completed' | 'required'> }) {
  const { completed, required } = checklist;
  const all = completed >= required;
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-6">
      <h2 className="text-22 tabular-nums">{m.documents__required_documents_completed({ completed, required })}</h2>
      <ProgressBar
        label={m.documents__required_documents_completed_2()}
        value={required === 0 ? 1 : completed / required}
        tone={all ? 'good' : 'primary'}
      />
      <p className="text-14 text-soft">{progressWords(checklist)}</p>
    </Card>
  );
}

export const progressWords = ({ completed, required }: Pick<Checklist, 'completed' | 'required'>): string =>
  completed >= required
    ? m.documents__all_required_documents_completed()
    : m.documents__required_documents_remaining({ required: required - completed });
