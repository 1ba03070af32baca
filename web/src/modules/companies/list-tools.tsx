import { m } from '@lintel/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { Field, Select } from '../../ui/fields/field.tsx';
import type { ChangeState, DashboardState } from './dashboard-state.ts';

/** Pause in typing, in milliseconds, after which the list is searched. */
const REST_MS = 250;

/** Toolbar of a list: search, status filter and actions. */
export function ListTools(props: {
  label: string;
  placeholder: string;
  state: DashboardState;
  onChange: ChangeState;
  statuses: readonly { value: string; label: string }[];
  actions: ReactNode;
}) {
  const { state, onChange } = props;
  const [typed, setTyped] = useState(state.q);
  // Follows the URL when it changes by back navigation or a link.
  useEffect(() => setTyped(state.q), [state.q]);
  useEffect(() => {
    if (typed.trim() === state.q) return;
    const rest = setTimeout(() => onChange({ q: typed.trim(), page: 1 }), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, state.q, onChange]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <search className="grid w-full gap-2 sm:grid-cols-[minmax(0,1fr)_11rem] lg:max-w-140">
        <Field
          quiet
          type="search"
          label={props.label}
          placeholder={props.placeholder}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          quiet
          label={m.network__status()}
          value={state.status}
          onChange={(event) => onChange({ status: event.target.value, page: 1 })}
          options={props.statuses}
        />
      </search>
      <div className="flex flex-wrap gap-2">{props.actions}</div>
    </div>
  );
}
