import { m } from '@lintel/messages';
import { ArrowLeft, Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { Thread } from '../calls.ts';
import { messagesPath } from '../paths.ts';
import { roleNames, threadName } from '../words.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useBlocking } from './unblock-button.tsx';

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Name of the other person, the back button on phones, and the block and report actions. */
export function ConversationHead({ thread }: { thread: Thread }) {
  const { other, blockedByMe } = thread;
  const [openDialog, setOpenDialog] = useState<'block' | 'report'>();
  const { block, pending } = useBlocking(thread);
  const close = () => setOpenDialog(undefined);
  return (
    <header className="flex items-center gap-3 border-b border-line py-3 lg:px-6">
      <LinkButton
        kind="quiet"
        size="icon"
        href={messagesPath}
        aria-label={m.messages__all_messages()}
        className="lg:hidden"
      >
        <ArrowLeft aria-hidden size={20} strokeWidth={1.5} />
      </LinkButton>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-18">
          {other.agentId === null ? (
            threadName(other)
          ) : (
            <AppLink href={`/professionals/${other.agentId}`} className="hover:underline">
              {other.name}
            </AppLink>
          )}
        </h2>
        <p className="truncate text-14 text-soft">
          {[roleNames[other.role], other.role === 'company' ? other.name : other.company].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Menu
        label={m.messages__this_conversation()}
        align="end"
        trigger={
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.messages__more_actions_for_the_conversation({ name: other.name })}
          >
            <EllipsisVertical aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        }
        items={[
          blockedByMe
            ? { label: m.messages__unblock(), icon: <Ban {...mark} />, onSelect: () => void block(false) }
            : { label: m.messages__block_messages(), icon: <Ban {...mark} />, onSelect: () => setOpenDialog('block') },
          {
            label: m.messages__report(),
            icon: <Flag {...mark} />,
            tone: 'danger',
            onSelect: () => setOpenDialog('report'),
          },
        ]}
      />
      <Dialog
        title={m.messages__block_messages_2()}
        open={openDialog === 'block'}
        onOpenChange={(open) => open || close()}
        cancel
        footer={
          <Button kind="danger" pending={pending} onClick={() => void block(true).then(close)}>
            {m.messages__block_messages_3()}
          </Button>
        }
      >
        <p className="max-w-measure">{m.messages__you_and_cant_write_here({ name: other.name, name2: other.name })}</p>
      </Dialog>
      <ReportDialog thread={thread} open={openDialog === 'report'} onClose={close} />
    </header>
  );
}
