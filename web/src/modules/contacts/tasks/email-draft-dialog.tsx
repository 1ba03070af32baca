import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DraftEditor } from '../assistant/draft-editor.tsx';
import { leadQuery, type Task } from '../calls.ts';
import { useContactActions } from '../use-contact-actions.ts';

/** The email of a plan's step: the agent changes and sends it, and marks the task as done. */
export function EmailDraftDialog(props: {
  task: Task & { email: NonNullable<Task['email']> };
  contact: NonNullable<Task['contact']>;
  onClose: () => void;
}) {
  const { task, contact, onClose } = props;
  const lead = useQuery(leadQuery(contact.id)).data;
  const { finishTask, pending } = useContactActions();
  return (
    <Dialog
      open
      title={m.contacts__email_to({ name: contact.name })}
      cancel={m.ui__close()}
      onOpenChange={(open) => open || onClose()}
      footer={
        <Button
          kind="secondary"
          pending={pending}
          onClick={async () => {
            if (await finishTask(task.id)) onClose();
          }}
        >
          {m.contacts__mark_task_done()}
        </Button>
      }
    >
      {lead ? (
        <div className="grid gap-3">
          <p className="text-14">
            <span className="text-soft">{m.contacts__subject()}:</span> {task.email.subject}
          </p>
          <DraftEditor text={task.email.text} send={{ lead, subject: task.email.subject }} />
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}
