import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { assigneesQuery, contactsKey, type Task } from '../calls.ts';

const two = (value: number): string => String(value).padStart(2, '0');
/** The value of a `datetime-local` field. */
const localTime = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

function tomorrow(): Date {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setHours(9, 0, 0, 0);
  return at;
}

/** Adds or changes a task. */
export function TaskDialog(props: {
  task?: Task;
  contact?: { id: number; name: string };
  day?: string;
  onClose: () => void;
}) {
  const { task, onClose } = props;
  const contact = task?.contact ?? props.contact ?? null;
  const [title, setTitle] = useState(task?.title ?? '');
  const [due, setDue] = useState(() =>
    props.day ? `${props.day}T09:00` : localTime(task ? new Date(task.dueAt) : tomorrow()),
  );
  const [repeats, setRepeats] = useState<string>(task?.repeats ?? '');
  const [assignee, setAssignee] = useState(String(task?.assignee?.agentId ?? ''));
  const agents = useQuery(assigneesQuery).data ?? [];
  const [tried, setTried] = useState(false);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const at = new Date(due);
  const wrongTime = Number.isNaN(at.getTime());
  const save = async () => {
    setTried(true);
    if (!title.trim() || wrongTime) return;
    const fields = {
      ...{ title: title.trim(), dueAt: at.toISOString(), contactId: contact?.id ?? null },
      repeats: (repeats || null) as Task['repeats'],
      assigneeId: assignee ? Number(assignee) : null,
    };
    const saved = await act(
      () =>
        callApi((api) => (task ? api.contacts.changeTask({ ...fields, id: task.id }) : api.contacts.addTask(fields))),
      { title: m.contacts__task_saved() },
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={contact ? m.contacts__task_for({ name: contact.name }) : m.contacts__task()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__save()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={m.contacts__what_to_do()}
          maxLength={200}
          value={title}
          error={tried && !title.trim() ? m.contacts__please_say_what_to_do() : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={m.contacts__due()}
          type="datetime-local"
          value={due}
          error={tried && wrongTime ? m.contacts__choose_day_and_time() : undefined}
          onChange={({ target }) => setDue(target.value)}
        />
        <Select
          label={m.contacts__repeats()}
          value={repeats}
          onChange={({ target }) => setRepeats(target.value)}
          options={[
            { value: '', label: m.contacts__repeats_never() },
            { value: 'daily', label: m.contacts__repeats_daily() },
            { value: 'weekly', label: m.contacts__repeats_weekly() },
            { value: 'monthly', label: m.contacts__repeats_monthly() },
          ]}
        />
        {agents.length > 1 && (
          <Select
            label={m.contacts__assigned_to()}
            value={assignee}
            onChange={({ target }) => setAssignee(target.value)}
            options={[
              { value: '', label: contact ? m.contacts__the_agent_of_the_contact() : m.contacts__me() },
              ...agents.map(({ agentId, name }) => ({ value: String(agentId), label: name })),
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
