import { ContactPlans, StartPlan } from '../plans/contact-plans.tsx';
import { TaskList } from '../tasks/task-list.tsx';

/** The plans and the tasks of a contact. */
export const ContactTasks = ({ id, name }: { id: number; name: string }) => (
  <TaskList id={id} name={name} actions={<StartPlan id={id} name={name} />}>
    <ContactPlans id={id} name={name} />
  </TaskList>
);
