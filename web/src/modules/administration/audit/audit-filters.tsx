import { m } from '@lintel/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import type { ChangeDashboard, DashboardState } from '../dashboard-state.ts';

/** Filters of the audit log. Typed values apply on Enter or with the button; selected ones at once. */
export function AuditFilters(props: {
  state: DashboardState;
  actions: readonly string[];
  onChange: ChangeDashboard;
  /** Further buttons. */
  children: ReactNode;
}) {
  const { state, actions, onChange } = props;
  const [object, setObject] = useState(state.object ?? '');
  const [actor, setActor] = useState(state.actor ?? '');
  const [period, setPeriod] = useState({ from: state.from ?? '', to: state.to ?? '' });
  const { from, to } = period;
  /** A period that ends before it starts is not applied; the list keeps the one before. */
  const changePeriod = (next: Period) => {
    setPeriod(next);
    if (isInOrder(next)) onChange({ from: next.from || undefined, to: next.to || undefined }, 'replace');
  };
  return (
    <form
      aria-label={m.network__filter_the_log()}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ object: object.trim() || undefined, actor: actor.trim() || undefined });
      }}
    >
      <Select
        label={m.network__action()}
        value={state.action ?? ''}
        options={[{ value: '', label: m.network__all_actions() }, ...withKinds(actions, state.action)]}
        onChange={({ target }) => onChange({ action: target.value || undefined })}
      />
      <Field
        label={m.network__object()}
        placeholder="reseller:12"
        maxLength={200}
        value={object}
        onChange={({ target }) => setObject(target.value)}
      />
      <Field
        label={m.network__by()}
        placeholder={m.network__name_or_email()}
        maxLength={200}
        value={actor}
        onChange={({ target }) => setActor(target.value)}
      />
      <Field
        label={m.network__from_utc()}
        type="date"
        value={from}
        onChange={({ target }) => changePeriod({ from: target.value, to })}
      />
      <Field
        label={m.network__to_utc()}
        type="date"
        value={to}
        error={isInOrder(period) ? undefined : m.network__to_must_not_be_before_from()}
        onChange={({ target }) => changePeriod({ from, to: target.value })}
      />
      <div className="mt-6.5 flex gap-2">
        <Button type="submit" kind="secondary">
          {m.network__filter()}
        </Button>
        {props.children}
      </div>
    </form>
  );
}

interface Period {
  from: string;
  to: string;
}

const isInOrder = ({ from, to }: Period): boolean => !from || !to || from <= to;

/** Adds a group before its actions: `license` covers all actions on licenses. */
function withKinds(actions: readonly string[], chosen: string | undefined) {
  const kinds = new Map<string, string[]>();
  for (const action of actions) {
    const kind = action.split('.')[0] ?? action;
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  const options = [...kinds].flatMap(([kind, all]) => [
    ...(all.length > 1 ? [{ value: kind, label: m.network__all_2({ kind }) }] : []),
    ...all.map((action) => ({ value: action, label: action })),
  ]);
  const listed = chosen === undefined || options.some(({ value }) => value === chosen);
  return listed ? options : [{ value: chosen, label: chosen }, ...options];
}
