import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tasksQuery } from '../calls.ts';
import { ContactPlans, StartPlan } from '../plans/contact-plans.tsx';
import { TaskDialog } from '../tasks/task-dialog.tsx';
import { TaskRow } from '../tasks/task-row.tsx';

/** The plans and the tasks of a contact, open ones first. */
export function ContactTasks({ id, name }: { id: number; name: string }) {
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
        <StartPlan id={id} name={name} />
      </div>
      <ContactPlans id={id} name={name} />
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
