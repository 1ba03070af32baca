import type { ResellerAgent } from '@lintel/server/reseller';
import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { messageTo } from '../../../messages/paths.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { askReseller } from '../calls.ts';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const OffboardDialog = lazy(() => import('./offboard-dialog.tsx'));
const PriceDialog = lazy(() => import('./price-dialog.tsx'));
const CreateCodeDialog = lazy(() => import('../codes/create-code-dialog.tsx'));

type Asked = 'reject' | 'suspend' | 'price' | 'offboard' | 'code' | 'invite';

/** What can be done with an agent in the state they are in. */
export function AgentActions({ agent, obstacle }: { agent: ResellerAgent; obstacle: string | undefined }) {
  const [asked, setAsked] = useState<Asked>();
  const { act, pending } = useAct();
  const close = () => setAsked(undefined);
  const { id, firstName } = agent;
  const accept = () =>
    act(
      () => askReseller(({ agents }) => agents.accept({ id })),
      () => ({ title: `${firstName} is in your team`, description: 'A letter tells them so.' }),
    );
  const reactivate = () =>
    act(
      () => askReseller(({ agents }) => agents.reactivate({ id })),
      () => ({ title: `${firstName} works again` }),
    );
  const ask = (what: Asked) => () => setAsked(what);
  const items: Record<ResellerAgent['status'], MenuItem[]> = {
    pending: [
      { label: 'Change price', onSelect: ask('price') },
      { label: 'Decline', tone: 'danger', onSelect: ask('reject') },
    ],
    active: [
      { label: 'Create a code', onSelect: ask('code') },
      { label: 'Change price', onSelect: ask('price') },
      { label: 'Suspend', onSelect: ask('suspend') },
      { label: 'Let go', tone: 'danger', onSelect: ask('offboard') },
    ],
    suspended: [
      { label: 'Let work again', onSelect: () => void reactivate() },
      { label: 'Change price', onSelect: ask('price') },
      { label: 'Let go', tone: 'danger', onSelect: ask('offboard') },
    ],
    left: [{ label: 'Invite again', onSelect: ask('invite') }],
  };
  const more = (
    <Button kind="quiet" size="icon" aria-label={`More for ${nameOf(agent)}`} pending={pending} unavailable={obstacle}>
      <MoreHorizontal aria-hidden size={20} strokeWidth={1.5} />
    </Button>
  );
  return (
    <div className="flex items-center justify-end gap-1">
      {agent.status === 'pending' && (
        <Button size="sm" pending={pending} unavailable={obstacle} onClick={() => void accept()}>
          Accept<span className="sr-only"> {nameOf(agent)}</span>
        </Button>
      )}
      {agent.status === 'active' && (
        <LinkButton kind="quiet" size="sm" href={messageTo(id)} aria-label={`Message ${nameOf(agent)}`}>
          Message
        </LinkButton>
      )}
      {obstacle ? more : <Menu label={`For ${nameOf(agent)}`} align="end" trigger={more} items={items[agent.status]} />}
      <Suspense>
        {asked === 'price' && <PriceDialog agent={agent} onClose={close} />}
        {asked === 'offboard' && <OffboardDialog agent={agent} onClose={close} />}
        {asked === 'code' && <CreateCodeDialog agentId={id} onClose={close} />}
        {asked === 'invite' && <InviteDialog again={agent} onClose={close} />}
      </Suspense>
      {asked === 'reject' && (
        <AskDialog
          danger
          title={`Decline ${nameOf(agent)}?`}
          verb="Decline"
          reason="Your words to them"
          pending={pending}
          onClose={close}
          onConfirm={async (reason) => {
            const done = await act(
              () => askReseller(({ agents }) => agents.reject({ id, ...(reason ? { reason } : {}) })),
              () => ({ title: `${nameOf(agent)} was declined`, description: 'A letter tells them so.' }),
            );
            if (done) close();
          }}
        >
          <p>They will not become an agent of your company. You can invite them again later.</p>
        </AskDialog>
      )}
      {asked === 'suspend' && (
        <AskDialog
          danger
          title={`Suspend ${nameOf(agent)}?`}
          verb="Suspend"
          reason="Your words to them"
          pending={pending}
          onClose={close}
          onConfirm={async (reason) => {
            const done = await act(
              () => askReseller(({ agents }) => agents.suspend({ id, ...(reason ? { reason } : {}) })),
              () => ({
                title: `${nameOf(agent)} is suspended`,
                action: { label: 'Undo', run: () => void reactivate() },
              }),
            );
            if (done) close();
          }}
        >
          <p>
            They are signed out everywhere at once, their codes take no buyers, and they give their seat back. Their
            buyers stay with them. You can let them work again at any time.
          </p>
        </AskDialog>
      )}
    </div>
  );
}
