import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { idOfField, messageOf } from '../../../ui/form/bind.ts';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import type { AgentForm } from '../calls.ts';
import { ChosenCompany } from './chosen-company.tsx';
import { CompanyList } from './company-list.tsx';

const name = 'companyId';

/** Searches a company by name or city, and keeps the selected one until it is changed. */
export function CompanyPicker({ form }: { form: FilledForm<AgentForm> }) {
  const { field } = useController({ control: form.control, name });
  const [search, setSearch] = useState('');
  const moved = useRef(false);
  const choose = (company: number | null) => {
    moved.current = true;
    form.clearErrors(name);
    field.onChange(company);
  };
  const shared = {
    id: idOfField(form, name),
    error: messageOf(form, name),
    /** The pressed button is gone, so the focus moves to its replacement. */
    control: (element: HTMLElement | null) => {
      field.ref(element);
      if (!element || !moved.current) return;
      moved.current = false;
      element.focus();
    },
  };
  return typeof field.value === 'number' ? (
    <ChosenCompany {...shared} company={field.value} onChange={() => choose(null)} />
  ) : (
    <CompanyList {...shared} search={search} onSearch={setSearch} onChoose={choose} />
  );
}
