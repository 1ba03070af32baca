import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tasksQuery } from '../calls.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskRow } from './task-row.tsx';

/** The tasks of a contact, open ones first, with further actions next to “Add task” and what comes before the tasks. */
export function TaskList(props: { id: number; name: string; actions?: ReactNode; children?: ReactNode }) {
  const { id, name, actions, children } = props;
  const open = useQuery(tasksQuery({ contactId: id })).data;
  const done = useQuery(tasksQuery({ contactId: id, done: 'true' })).data;
  const [adding, setAdding] = useState(false);
  if (!open || !done) return <Skeleton className="h-40" />;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__add_task()}
        </Button>
        {actions}
      </div>
      {children}
      {open.length + done.length === 0 && <p className="text-14 text-soft">{m.contacts__no_tasks_yet()}</p>}
      <ul className="border-t border-line">
        {[...open, ...done].map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      {adding && <TaskDialog contact={{ id, name }} onClose={() => setAdding(false)} />}
    </div>
  );
}
