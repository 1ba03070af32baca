import { m } from '@lintel/messages';
import type { DocumentDetail } from '@lintel/server/documents';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { grantsQuery } from '../queries.ts';
import { GrantLine } from './grant-line.tsx';
import { ShareForm } from './share-form.tsx';

/** Grants that cover this document: for the document itself, for its category, or for all documents. */
export function ShareDocument({ document }: { document: DocumentDetail }) {
  const { data: grants } = useQuery(grantsQuery);
  const reaching = grants?.filter(
    ({ documentId, category }) =>
      documentId === document.id || (documentId === null && (category === null || category === document.category)),
  );
  return (
    <section className="grid gap-3">
      <h3 className="text-18">{m.documents__who_can_see_it()}</h3>
      {!reaching && <Skeleton className="h-12" />}
      {reaching?.length === 0 && <p className="text-14 text-soft">{m.documents__only_you()}</p>}
      {reaching && reaching.length > 0 && (
        <ul className="border-t border-line">
          {reaching.map((grant) => (
            <GrantLine key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      <ShareForm what={{ documentIds: [document.id] }} />
    </section>
  );
}
