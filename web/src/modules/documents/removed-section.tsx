import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { dayHere } from '../../ui/time/moment.ts';
import { RestoreButton } from './document-list.tsx';
import { removedQuery } from './queries.ts';

/** Deleted documents that can still be restored. Renders nothing when there are none. */
export function RemovedSection() {
  const { data: removed = [] } = useQuery(removedQuery);
  if (removed.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">
        {m.documents__recently_deleted({ value: removed.length })}
      </summary>
      <ul className="mt-2 border-t border-line">
        {removed.map((document) => (
          <li key={document.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
            <p className="min-w-0">
              <span className="block wrap-anywhere">{document.fileName}</span>
              {document.destroyedAt && (
                <span className="text-12 text-soft">
                  {m.documents__permanently_deleted_on({ destroyedAt: dayHere(document.destroyedAt) })}
                </span>
              )}
            </p>
            <RestoreButton document={document} />
          </li>
        ))}
      </ul>
    </details>
  );
}
