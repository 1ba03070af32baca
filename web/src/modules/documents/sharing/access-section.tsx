import { m } from '@lintel/messages';
import type { Document } from '@lintel/server/documents';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { grantsQuery } from '../queries.ts';
import { GrantLine } from './grant-line.tsx';
import { ShareForm } from './share-form.tsx';

/** Everyone who can access any of the person's documents. */
export function AccessSection({ documents }: { documents: readonly Document[] }) {
  const { data: grants, error, refetch } = useQuery(grantsQuery);
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <h2 className="text-22">{m.documents__who_can_see_your_documents()}</h2>
      {error && (
        <ErrorState what={m.documents__we_couldnt_load_who_can()} error={error} onRetry={() => void refetch()} />
      )}
      {!grants && !error && <Skeleton className="h-16" />}
      {grants?.length === 0 && <p className="text-14 text-soft">{m.documents__only_you_can_open_your()}</p>}
      {grants && grants.length > 0 && (
        <ul className="border-t border-line">
          {grants.map((grant) => (
            <GrantLine
              key={grant.id}
              grant={grant}
              fileName={documents.find(({ id }) => id === grant.documentId)?.fileName}
            />
          ))}
        </ul>
      )}
      <ShareForm />
    </Card>
  );
}
