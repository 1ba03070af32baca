import type { Checklist } from '@lintel/server/documents';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How many of the required papers are approved. */
export function ProgressCard({ checklist }: { checklist: Pick<Checklist, 'completed' | 'required'> }) {
  const { completed, required } = checklist;
  const all = completed >= required;
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-6">
      <h2 className="text-22 tabular-nums">
        {completed}/{required} required documents completed
      </h2>
      <ProgressBar
        label="Required documents completed"
        value={required === 0 ? 1 : completed / required}
        tone={all ? 'good' : 'primary'}
      />
      <p className="text-14 text-soft">{progressWords(checklist)}</p>
    </Card>
  );
}

export const progressWords = ({ completed, required }: Pick<Checklist, 'completed' | 'required'>): string =>
  completed >= required
    ? 'All required documents completed! 🎉'
    : `${required - completed} required documents remaining`;
