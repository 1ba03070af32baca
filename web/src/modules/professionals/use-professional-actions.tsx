import { m } from '@lintel/messages';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { networkKey, type Professional, type TeamMember } from './calls.ts';
import type { ProfessionalAction } from './directory/professional-card.tsx';
import { nameOf } from './words.ts';

const ConnectDialog = lazy(() => import('./connections/connect-dialog.tsx'));
const BookDialog = lazy(async () => ({ default: (await import('../appointments/index.ts')).BookDialog }));
const EndDialog = lazy(() => import('./connections/end-dialog.tsx'));
const ShareDialog = lazy(() => import('./connections/share-dialog.tsx'));

interface Open {
  what: ProfessionalAction;
  professional: Professional;
  member?: TeamMember | undefined;
  /** Id of the home to show. */
  home?: number | undefined;
  showing?: boolean;
}

/** Actions for a professional: `start` opens the dialog of an action, `dialog` must be rendered. */
export function useProfessionalActions() {
  const [open, setOpen] = useState<Open>();
  const { act, pending } = useAction({ refetch: [networkKey] });
  const close = () => setOpen(undefined);
  const withdraw = (professional: Professional) =>
    act(
      () => callApi((api) => api.professionals.withdraw({ id: professional.id })),
      () => ({
        title: m.professionals__request_withdrawn(),
        description: m.professionals__can_no_longer_see_your({ professional: nameOf(professional) }),
      }),
    );
  const start = (what: ProfessionalAction, professional: Professional, member?: TeamMember) =>
    what === 'withdraw' ? void withdraw(professional) : setOpen({ what, professional, member });
  const bookShowing = (professional: Professional, home: number | undefined) =>
    setOpen({ what: 'book', professional, home, showing: true });
  return { start, bookShowing, dialog: open && <Suspense>{dialogOf(open, close, act, pending)}</Suspense> };
}

function dialogOf(open: Open, close: () => void, act: ReturnType<typeof useAction>['act'], pending: boolean) {
  const { what, professional, member, home, showing } = open;
  const name = nameOf(professional);
  if (what === 'end')
    return (
      <EndDialog
        title={m.professionals__end_your_connection_with({ name })}
        consequences={m.professionals__will_no_longer_see_what({ name })}
        verb={m.professionals__end()}
        pending={pending}
        onClose={close}
        onConfirm={async (reason) => {
          const ended = await act(
            () => callApi((api) => api.professionals.end({ id: professional.id, ...(reason ? { reason } : {}) })),
            () => ({ title: m.professionals__ended(), description: m.professionals__has_been_notified_2({ name }) }),
          );
          if (ended) close();
        }}
      />
    );
  if (what === 'share' && member) return <ShareDialog member={member} onClose={close} />;
  if (what === 'book' && professional.connection === 'connected')
    return <BookDialog professional={professional} home={home} showing={showing ?? false} onClose={close} />;
  return (
    <ConnectDialog
      professional={professional}
      for={what === 'message' || what === 'book' ? what : 'connect'}
      onClose={close}
    />
  );
}
