import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Ellipsis, Mail, Repeat } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { contactsKey, type Task } from '../calls.ts';
import { crmPath } from '../paths.ts';
import { useContactActions } from '../use-contact-actions.ts';
import { EmailDraftDialog } from './email-draft-dialog.tsx';
import { TaskDialog } from './task-dialog.tsx';

/** A task with its checkbox, due time and contact. */
export function TaskRow({ task, showContact }: { task: Task; showContact?: boolean }) {
  const { finishTask } = useContactActions();
  const { act } = useAction({ refetch: [contactsKey] });
  const [dialog, setDialog] = useState<'edit' | 'email' | 'delete'>();
  const close = () => setDialog(undefined);
  const { id, title, dueAt, repeats, doneAt, contact, assignee, plan, email } = task;
  const late = doneAt === null && new Date(dueAt) < new Date();
  const fields = { title, dueAt, repeats, contactId: contact?.id ?? null, assigneeId: assignee?.agentId ?? null };
  const remove = () =>
    act(
      () => callApi((api) => api.contacts.removeTask({ id })),
      () => ({
        title: m.contacts__task_deleted(),
        ...(plan === null && { undo: () => act(() => callApi((api) => api.contacts.addTask(fields))) }),
      }),
    );
  return (
    <li className="flex items-start gap-3 border-b border-line py-2">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-primary"
        aria-label={title}
        checked={doneAt !== null}
        disabled={!task.mayFinish}
        onChange={() => void finishTask(id, doneAt === null)}
      />
      <div className="min-w-0 flex-1">
        <p className={cx('text-14', doneAt ? 'text-soft line-through decoration-1' : 'font-medium')}>{title}</p>
        <p className={cx('flex flex-wrap items-center gap-x-2 text-14', late ? 'text-danger' : 'text-soft')}>
          <span className="tabular-nums">{late ? m.contacts__due_since({ when: moment(dueAt) }) : moment(dueAt)}</span>
          {repeats && <Repeat role="img" aria-label={m.contacts__repeats()} size={14} strokeWidth={1.5} />}
          {showContact && contact?.mayOpen && (
            <AppLink stay href={crmPath({ lead: contact.id })} className="link">
              {contact.name}
            </AppLink>
          )}
          {contact && !contact.mayOpen && <span>{contact.name}</span>}
          {assignee && <span className="text-soft">{m.contacts__assigned_to_name({ name: assignee.name })}</span>}
          {plan && <span className="text-soft">{m.contacts__from_plan({ plan })}</span>}
        </p>
        {email && contact && !doneAt && (
          <Button kind="secondary" size="sm" className="mt-1" onClick={() => setDialog('email')}>
            <Mail aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__open_draft()}
          </Button>
        )}
      </div>
      {task.mayChange && (
        <Menu
          label={m.contacts__more_for({ name: title })}
          align="end"
          trigger={
            <Button kind="quiet" size="icon" aria-label={m.contacts__more_for({ name: title })}>
              <Ellipsis aria-hidden size={18} strokeWidth={1.5} />
            </Button>
          }
          items={[
            { label: m.contacts__change(), onSelect: () => setDialog('edit') },
            {
              label: m.contacts__delete(),
              tone: 'danger',
              // A deleted step of a plan is not added again, so there is no undo.
              onSelect: () => (plan === null ? void remove() : setDialog('delete')),
            },
          ]}
        />
      )}
      {dialog === 'edit' && <TaskDialog task={task} onClose={close} />}
      {dialog === 'email' && email && contact && (
        <EmailDraftDialog task={{ ...task, email }} contact={contact} onClose={close} />
      )}
      {dialog === 'delete' && plan && (
        <Dialog
          open
          cancel
          title={m.contacts__delete_plan_task({ plan })}
          onOpenChange={close}
          footer={
            <Button kind="danger" onClick={() => void remove()}>
              {m.contacts__delete()}
            </Button>
          }
        >
          {m.contacts__delete_plan_task_about({ title })}
        </Dialog>
      )}
    </li>
  );
}
