import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { whole } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { contactsKey, type Stats } from '../calls.ts';
import { FigureCard } from './figure-card.tsx';

/** The monthly goals with their progress since the start of the month. */
export function Goals({ stats }: { stats: Stats }) {
  const [open, setOpen] = useState(false);
  const lines = [
    [m.contacts__goal_new_clients(), stats.leadsThisMonth, stats.goals.newClients],
    [m.contacts__goal_properties_shown(), stats.showingsThisMonth, stats.goals.propertiesShown],
    [m.contacts__goal_closings(), stats.closingsThisMonth, stats.goals.closings],
  ] as const;
  return (
    <FigureCard
      title={m.contacts__monthly_goals()}
      definition={m.contacts__monthly_goals_definition()}
      actions={
        <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
          {m.contacts__change_goals()}
        </Button>
      }
    >
      <ul className="grid gap-3">
        {lines.map(([label, done, goal]) => (
          <li key={label} className="grid gap-1">
            <p className="flex justify-between text-14">
              <span>{label}</span>
              <span className="tabular-nums">{m.contacts__count_of({ count: whole(done), total: whole(goal) })}</span>
            </p>
            <ProgressBar label={label} value={goal === 0 ? 1 : done / goal} />
          </li>
        ))}
      </ul>
      {open && <GoalsDialog goals={stats.goals} onClose={() => setOpen(false)} />}
    </FigureCard>
  );
}

const fields = {
  newClients: m.contacts__goal_new_clients,
  propertiesShown: m.contacts__goal_properties_shown,
  closings: m.contacts__goal_closings,
  commissionPercent: m.contacts__commission_percent,
} as const;

export function GoalsDialog({ goals, onClose }: { goals: Stats['goals']; onClose: () => void }) {
  const { act, pending, errorOf } = useAction({ refetch: [contactsKey], fields: Object.keys(fields) });
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(Object.keys(fields).map((key) => [key, String(goals[key as keyof typeof fields] ?? '')])),
  );
  const [tried, setTried] = useState(false);
  const isMissing = (key: string) => typed[key] === '' && key !== 'commissionPercent';
  const save = async () => {
    setTried(true);
    if (Object.keys(fields).some(isMissing)) return;
    const number = (key: keyof typeof fields) => Number(typed[key]);
    const saved = await act(
      () =>
        callApi((api) =>
          api.contacts.agent.goals({
            ...{ newClients: number('newClients'), propertiesShown: number('propertiesShown') },
            ...{ closings: number('closings') },
            commissionPercent: typed.commissionPercent === '' ? null : number('commissionPercent'),
          }),
        ),
      { title: m.contacts__goals_saved() },
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__goals_and_commission()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__save()}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(fields).map(([key, label]) => (
          <Field
            key={key}
            label={label()}
            type="number"
            min={0}
            max={key === 'commissionPercent' ? 10 : 1_000}
            step={key === 'commissionPercent' ? 0.05 : 1}
            value={typed[key]}
            error={tried && isMissing(key) ? m.ui__fill_in_this_field() : errorOf(key)}
            onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
          />
        ))}
      </div>
    </Dialog>
  );
}
