import { m } from '@lintel/messages';
import { useId, useRef } from 'react';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import type { AgentForm } from '../calls.ts';

type Way = 'code' | 'company';

const ways: { value: Way; label: string; detail: string }[] = [
  {
    value: 'code',
    get label() {
      return m.network__i_have_a_code();
    },
    get detail() {
      return m.network__you_got_it_from_your();
    },
  },
  {
    value: 'company',
    get label() {
      return m.network__find_a_company();
    },
    get detail() {
      return m.network__you_apply_and_the_company();
    },
  },
];

/**
 * Chooses between joining with a code and applying to a company. The form holds only one of them: a company still to be
 * chosen is null, and undefined while a code is used. Values of the other choice come back when it is selected again.
 */
export function AgentWay({ form }: { form: FilledForm<AgentForm> }) {
  const group = useId();
  const left = useRef<Pick<AgentForm, 'resellerCode' | 'companyId'>>({});
  const companyId = form.watch('companyId');
  const chosen: Way = companyId === undefined ? 'code' : 'company';
  const go = (way: Way) => {
    const { resellerCode, companyId: company } = left.current;
    left.current = { resellerCode: form.getValues('resellerCode'), companyId: form.getValues('companyId') };
    form.setValue('resellerCode', way === 'code' ? (resellerCode ?? '') : '', { shouldDirty: true });
    form.setValue('companyId', way === 'code' ? undefined : (company ?? null), { shouldDirty: true });
    form.clearErrors(['resellerCode', 'companyId']);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-14 font-medium">{m.network__how_are_you_joining_your()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map(({ value, label, detail }) => (
          <label
            key={value}
            className="flex min-h-10 items-start gap-3 rounded-control border border-edge bg-raised px-3 py-2 has-checked:border-primary has-checked:bg-primary-tint"
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              onChange={() => go(value)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="grid min-w-0 flex-1 gap-1 text-14">
              <span className="font-medium">{label}</span>
              <span className="text-soft">{detail}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="text-12 text-soft">{m.network__were_you_invited_open_the()}</p>
    </fieldset>
  );
}
