import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { Grant } from '@lintel/server/documents';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { dayHere } from '../../../ui/time/moment.ts';
import { endSharing, share } from '../calls.ts';
import { documentsKey } from '../queries.ts';
import { categoryNames } from '../words.ts';

/** One grant: who has access, until when, and a button to revoke it. */
export function GrantLine({ grant, fileName }: { grant: Grant; fileName?: string | undefined }) {
  const { act, pending } = useAction({
    refetch: [documentsKey],
    failed: m.documents__we_couldnt_stop_sharing_please(),
  });
  const end = () =>
    act(() => endSharing(grant.id), {
      title: m.documents__cant_see_this_anymore({ name: grant.name }),
      undo: () => act(() => share(again(grant))),
    });
  const what =
    grant.category !== null
      ? categoryNames[grant.category]
      : grant.documentId === null
        ? m.documents__all_documents()
        : (fileName ?? m.documents__this_document());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-14">
      <p className="min-w-0">
        <span className="font-medium">{grant.name}</span>{' '}
        <span className="text-soft">
          {grant.may === 'review' ? m.documents__can_view_and_review() : m.documents__can_view()}{' '}
          {m.documents__until({ what, expiresAt: dayHere(grant.expiresAt) })}
          {!grant.active && m.documents__no_access_now_because_you()}
        </span>
      </p>
      <Button kind="quiet" size="sm" pending={pending} onClick={() => void end()}>
        {m.documents__stop_sharing()}
        <span className="sr-only"> {m.documents__with({ name: grant.name })}</span>
      </Button>
    </li>
  );
}

/** Repeats a grant for the remaining number of days. */
const again = ({ personId, may, documentId, category, expiresAt }: Grant) => ({
  personId,
  may,
  days: Math.max(1, Math.min(365, Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS))),
  ...(documentId === null ? {} : { documentIds: [documentId] }),
  ...(category === null ? {} : { categories: [category] }),
});
