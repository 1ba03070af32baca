import { m } from '@lintel/messages';
import { callApi } from '../../api/client.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { type Channel, contactsKey, type Lead } from './calls.ts';
import { statusLabels } from './labels.ts';

type Outcome = 'reached' | 'left_message' | 'no_answer' | 'wrong_number' | 'sent';

interface Named {
  id: number;
  name: string;
}

/** The actions of an agent on one contact, from any view. */
export function useContactActions() {
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const snoozeUntil = (id: number, until: string | null) => callApi((api) => api.contacts.snooze({ id, until }));
  const moveTo = (id: number, status: Lead['status'], reason?: string) =>
    callApi((api) =>
      api.contacts.lists.bulk({ ids: [id], action: { kind: 'move', status, ...(reason ? { reason } : {}) } }),
    );
  return {
    pending,
    log: (id: number, kind: Channel | 'note', { outcome, text }: { outcome?: Outcome; text?: string }) =>
      act(
        () =>
          callApi((api) => api.contacts.log({ id, kind, ...(outcome ? { outcome } : {}), ...(text ? { text } : {}) })),
        { title: kind === 'note' ? m.contacts__note_saved() : m.contacts__logged() },
      ),
    snooze: ({ id, name }: Named, until: Date) =>
      act(
        () => snoozeUntil(id, until.toISOString()),
        () => ({ title: m.contacts__snoozed({ name }), undo: () => act(() => snoozeUntil(id, null)) }),
      ),
    move: ({ id, name }: Named, status: Lead['status'], reason?: string) =>
      act(
        () => moveTo(id, status, reason),
        (moved) => ({
          title: m.contacts__moved_to({ name, status: statusLabels[status] }),
          undo: () => act(() => callApi((api) => api.contacts.lists.undoBulk({ id: moved.id }))),
        }),
      ),
    finishTask: (id: number, done = true) =>
      act(
        () => callApi((api) => api.contacts.finishTask({ id, done })),
        () => ({
          title: done ? m.contacts__task_done() : m.contacts__task_open_again(),
          undo: () => act(() => callApi((api) => api.contacts.finishTask({ id, done: !done }))),
        }),
      ),
    claim: (id: number, name: string) =>
      act(
        () => callApi((api) => api.contacts.routing.claim({ id })),
        () => ({ title: m.contacts__claimed({ name }), description: m.contacts__call_now() }),
      ),
    remove: ({ id, name }: Named) =>
      act(
        () => callApi((api) => api.contacts.remove({ id })),
        () => ({
          title: m.contacts__deleted({ name }),
          undo: () => act(() => callApi((api) => api.contacts.restore({ id }))),
        }),
      ),
  };
}
