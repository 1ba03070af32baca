import { m } from '@lintel/messages';
import type { ResellerAgent } from '@lintel/server/companies';
import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { messageTo } from '../../messages/paths.ts';
import { callReseller, companyKey } from '../calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { nameOf } from '../words.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const OffboardDialog = lazy(() => import('./offboard-dialog.tsx'));
const PriceDialog = lazy(() => import('./price-dialog.tsx'));
const CreateCodeDialog = lazy(() => import('../codes/create-code-dialog.tsx'));

type OpenDialog = 'reject' | 'suspend' | 'price' | 'offboard' | 'code' | 'invite';

/** Actions for an agent in their current state. */
export function AgentActions({ agent, obstacle }: { agent: ResellerAgent; obstacle: string | undefined }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { act, pending } = useAction({ refetch: [companyKey] });
  const close = () => setOpenDialog(undefined);
  const { id, firstName } = agent;
  const accept = () =>
    act(
      () => callReseller(({ agents }) => agents.accept({ id })),
      () => ({ title: m.network__is_on_your_team({ firstName }), description: m.network__well_let_them_know_by() }),
    );
  const reactivate = () =>
    act(
      () => callReseller(({ agents }) => agents.reactivate({ id })),
      () => ({ title: m.network__is_active_again_3({ firstName }) }),
    );
  const openFor = (what: OpenDialog) => () => setOpenDialog(what);
  const items: Record<ResellerAgent['status'], MenuItem[]> = {
    pending: [
      { label: m.network__change_price(), onSelect: openFor('price') },
      { label: m.network__decline(), tone: 'danger', onSelect: openFor('reject') },
    ],
    active: [
      { label: m.network__create_a_code(), onSelect: openFor('code') },
      { label: m.network__change_price(), onSelect: openFor('price') },
      { label: m.network__suspend(), onSelect: openFor('suspend') },
      { label: m.network__remove_agent(), tone: 'danger', onSelect: openFor('offboard') },
    ],
    suspended: [
      { label: m.network__reactivate_2(), onSelect: () => void reactivate() },
      { label: m.network__change_price(), onSelect: openFor('price') },
      { label: m.network__remove_agent(), tone: 'danger', onSelect: openFor('offboard') },
    ],
    left: [{ label: m.network__invite_again(), onSelect: openFor('invite') }],
  };
  const more = (
    <Button
      kind="quiet"
      size="icon"
      aria-label={m.network__more_actions_for({ agent: nameOf(agent) })}
      pending={pending}
      unavailable={obstacle}
    >
      <MoreHorizontal aria-hidden size={20} strokeWidth={1.5} />
    </Button>
  );
  return (
    <div className="flex items-center gap-1 md:justify-end">
      {agent.status === 'pending' && (
        <Button size="sm" pending={pending} unavailable={obstacle} onClick={() => void accept()}>
          {m.network__accept()}
          <span className="sr-only"> {nameOf(agent)}</span>
        </Button>
      )}
      {agent.status === 'active' && (
        <LinkButton
          kind="quiet"
          size="sm"
          href={messageTo(id)}
          aria-label={m.network__message({ agent: nameOf(agent) })}
        >
          {m.network__message_2()}
        </LinkButton>
      )}
      {obstacle ? (
        more
      ) : (
        <Menu
          label={m.network__actions_for_2({ agent: nameOf(agent) })}
          align="end"
          trigger={more}
          items={items[agent.status]}
        />
      )}
      <Suspense>
        {openDialog === 'price' && <PriceDialog agent={agent} onClose={close} />}
        {openDialog === 'offboard' && <OffboardDialog agent={agent} onClose={close} />}
        {openDialog === 'code' && <CreateCodeDialog agentId={id} onClose={close} />}
        {openDialog === 'invite' && <InviteDialog again={agent} onClose={close} />}
      </Suspense>
      {openDialog === 'reject' && (
        <ConfirmDialog
          danger
          title={m.network__decline_2({ agent: nameOf(agent) })}
          verb={m.network__decline()}
          reason={m.network__your_message_to_them()}
          pending={pending}
          onClose={close}
          onConfirm={async (reason) => {
            const done = await act(
              () => callReseller(({ agents }) => agents.reject({ id, ...(reason ? { reason } : {}) })),
              () => ({
                title: m.network__was_declined({ agent: nameOf(agent) }),
                description: m.network__well_let_them_know_by(),
              }),
            );
            if (done) close();
          }}
        >
          <p>{m.network__they_wont_become_an_agent()}</p>
        </ConfirmDialog>
      )}
      {openDialog === 'suspend' && (
        <ConfirmDialog
          danger
          title={m.network__suspend_2({ agent: nameOf(agent) })}
          verb={m.network__suspend()}
          reason={m.network__your_message_to_them()}
          pending={pending}
          onClose={close}
          onConfirm={async (reason) => {
            const done = await act(
              () => callReseller(({ agents }) => agents.suspend({ id, ...(reason ? { reason } : {}) })),
              () => ({
                title: m.network__is_suspended({ agent: nameOf(agent) }),
                undo: reactivate,
              }),
            );
            if (done) close();
          }}
        >
          <p>{m.network__theyre_signed_out_everywhere_immediately()}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
