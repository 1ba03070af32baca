import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { plansQuery } from '../calls.ts';
import { crmPath } from '../paths.ts';

/** The agent's task plans, to start one for the selected leads. */
export function PlanMenu({ onStart }: { onStart: (planId: number) => void }) {
  const { data: plans = [] } = useQuery(plansQuery);
  return (
    <Menu
      label={m.contacts__start_a_plan()}
      trigger={
        <Button kind="quiet" size="sm">
          <ListChecks aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__start_a_plan()}
        </Button>
      }
      items={[
        ...plans.map(({ id, name }) => ({ label: name, onSelect: () => onStart(id) })),
        { label: m.contacts__manage_task_plans(), href: crmPath({ open: 'plans' }) },
      ]}
    />
  );
}
