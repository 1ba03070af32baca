import { m } from '@lintel/messages';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { CodeCheck } from './use-code-check.ts';

/** Result of checking a code, shown at the field and announced to screen readers. */
export function CodeFeedback<Found>(props: {
  check: CodeCheck<Found>;
  found: (found: Found) => ReactNode;
  unknown: string;
  failed: string;
}) {
  const { check } = props;
  return (
    <div role="status" className="empty:hidden">
      {check.state === 'checking' && (
        <p className="flex items-center gap-2 text-14 text-soft">
          <LoaderCircle aria-hidden size={16} strokeWidth={1.5} className="animate-spin" />
          {m.network__checking_the_code()}
        </p>
      )}
      {check.state === 'found' && (
        <div className="flex gap-2 text-14">
          <CircleCheck aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />
          <div className="min-w-0">{props.found(check.found)}</div>
        </div>
      )}
      {check.state === 'unknown' && <Notice tone="warning">{props.unknown}</Notice>}
      {check.state === 'failed' && <Notice tone="warning">{props.failed}</Notice>}
    </div>
  );
}
