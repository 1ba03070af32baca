import { m } from '@lintel/messages';
import type { SharedDocument } from '@lintel/server/documents';
import { cx } from 'class-variance-authority';
import { moment } from '../../../ui/time/moment.ts';
import { StateBadge } from '../state-badge.tsx';
import { categoryNames } from '../words.ts';

/** One row of the list of shared documents. */
export function SharedRow(props: { document: SharedDocument; opened: boolean; onOpen: () => void }) {
  const { document, opened, onOpen } = props;
  const late = document.reviewDueAt !== null && Date.parse(document.reviewDueAt) < Date.now();
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-current={opened || undefined}
        onClick={onOpen}
        className={cx(
          'grid w-full gap-1 px-4 py-3 text-left -outline-offset-2 hover:bg-sunk',
          opened && 'bg-primary-tint',
        )}
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 text-14 font-medium wrap-anywhere">{document.fileName}</span>
          <StateBadge status={document.status} />
        </span>
        <span className="text-12 text-soft">
          {document.ownerName} · {categoryNames[document.category]} · {moment(document.uploadedAt)}
        </span>
        {document.reviewDueAt && (
          <span className={cx('text-12', late ? 'font-medium text-danger' : 'text-soft')}>
            {late ? m.documents__review_was_due() : m.documents__review_due()} {moment(document.reviewDueAt)}
          </span>
        )}
      </button>
    </li>
  );
}
