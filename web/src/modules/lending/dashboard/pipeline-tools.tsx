import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { statusWords } from '../words.ts';
import type { PipelineFilter } from './arrange.ts';

/** Search and status filter of the applications, with further buttons. */
export function PipelineTools(props: {
  filter: PipelineFilter;
  onFilter: (filter: PipelineFilter) => void;
  children: ReactNode;
}) {
  const { filter, onFilter } = props;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:max-w-80 sm:flex-1">
        <Field
          quiet
          type="search"
          label={m.lending__search_applications()}
          placeholder={m.lending__borrower_or_address()}
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </div>
      <Select
        quiet
        label={m.lending__status()}
        value={filter.status}
        options={[
          { value: '', label: m.lending__all_statuses() },
          ...Object.entries(statusWords).map(([value, label]) => ({ value, label: label() })),
        ]}
        onChange={({ target }) => onFilter({ ...filter, status: target.value as PipelineFilter['status'] })}
      />
      <div className="ml-auto">{props.children}</div>
    </search>
  );
}
