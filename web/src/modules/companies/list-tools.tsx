import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { Select } from '../../ui/fields/field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import type { ChangeState, DashboardState } from './dashboard-state.ts';

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
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <search className="grid w-full gap-2 sm:grid-cols-[minmax(0,1fr)_11rem] lg:max-w-140">
        <SearchField
          label={props.label}
          placeholder={props.placeholder}
          value={state.q}
          onSearch={(q) => onChange({ q, page: 1 })}
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
