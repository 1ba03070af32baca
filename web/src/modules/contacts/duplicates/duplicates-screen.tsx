import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { WideDialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { contactsKey, type Duplicates, duplicatesQuery } from '../calls.ts';
import { reasonLabels } from '../imports/preview-table.tsx';

/** Contacts that are probably one person, to merge with undo. */
export function DuplicatesScreen({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(duplicatesQuery);
  return (
    <WideDialog open title={m.contacts__find_duplicates()} onOpenChange={(open) => open || onClose()}>
      {error && (
        <ErrorState what={m.contacts__we_couldnt_load_duplicates()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.total === 0 && (
        <EmptyState title={m.contacts__no_duplicates()}>{m.contacts__no_duplicates_about()}</EmptyState>
      )}
      {data && data.total > 0 && (
        <div className="grid gap-4">
          <p className="max-w-measure text-14 text-soft">{m.contacts__merge_about()}</p>
          <ul className="grid gap-4 lg:grid-cols-2">
            {data.groups.map((group) => (
              <Group key={group.contacts.map(({ id }) => id).join()} group={group} />
            ))}
          </ul>
        </div>
      )}
    </WideDialog>
  );
}

function Group({ group: { reasons, contacts } }: { group: Duplicates['groups'][number] }) {
  const [keptId, setKeptId] = useState(contacts[0]!.id);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const merge = (absorbedId: number) => callApi((api) => api.contacts.merging.merge({ keptId, absorbedId }));
  const undo = (ids: readonly number[]) =>
    act(async () => {
      for (const id of ids) await callApi((api) => api.contacts.merging.undo({ id }));
    });
  const mergeAll = () =>
    act(
      async () => {
        const ids: number[] = [];
        for (const { id } of contacts) if (id !== keptId) ids.unshift((await merge(id)).id);
        return ids;
      },
      (ids) => ({ title: m.contacts__merged(), undo: () => undo(ids) }),
    );
  const kept = contacts.find(({ id }) => id === keptId) ?? contacts[0]!;
  return (
    <li className="lintel grid content-start gap-3 p-4">
      <fieldset className="grid gap-1">
        <legend className="flex flex-wrap gap-2 pb-2 text-14">
          {m.contacts__keep()}
          {reasons.map((reason) => (
            <Badge key={reason} tone="info">
              {reasonLabels[reason]}
            </Badge>
          ))}
        </legend>
        {contacts.map(({ id, name, emails, phones }) => (
          <label key={id} className="flex min-h-10 items-start gap-3 border-t border-line py-2">
            <input
              type="radio"
              name={`kept ${contacts[0]!.id}`}
              checked={id === keptId}
              onChange={() => setKeptId(id)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0 text-14">
              <span className="block font-medium">{name}</span>
              <span className="block break-words text-soft">{[...emails, ...phones].join(', ')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        kind="secondary"
        size="sm"
        className="justify-self-start"
        pending={pending}
        aria-label={m.contacts__merge_into_name({ name: kept.name })}
        onClick={() => void mergeAll()}
      >
        {m.contacts__merge()}
      </Button>
    </li>
  );
}
