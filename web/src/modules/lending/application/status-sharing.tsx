import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { statusSharesQuery } from '../calls.ts';

/** The borrower lets their real estate agents see the status; nothing without such an agent. */
export function StatusSharing({ id }: { id: number }) {
  const { data } = useQuery(statusSharesQuery(id));
  const { act, pending } = useAction({ refetch: [statusSharesQuery(id).queryKey] });
  if (!data || data.length === 0) return null;
  const share = (agentId: number, shared: boolean) =>
    act(() => callApi((api) => api.lending.shareStatus({ id, agentId, shared })), {
      title: shared ? m.lending__status_shared() : m.lending__status_not_shared(),
      undo: () => act(() => callApi((api) => api.lending.shareStatus({ id, agentId, shared: !shared }))),
    });
  return (
    <fieldset className="mb-4 grid gap-2 border-b border-line pb-4">
      <legend className="text-16 font-semibold">{m.lending__who_sees_the_status()}</legend>
      <p className="text-14 text-soft">{m.lending__status_only()}</p>
      {data.map(({ agentId, name, shared }) => (
        <Checkbox
          key={agentId}
          label={name}
          checked={shared}
          disabled={pending}
          onChange={({ target }) => void share(agentId, target.checked)}
        />
      ))}
    </fieldset>
  );
}
