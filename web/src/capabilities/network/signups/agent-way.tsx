import { useId, useRef } from 'react';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import type { AgentForm } from './calls.ts';

type Way = 'code' | 'company';

const ways: { value: Way; label: string; detail: string }[] = [
  { value: 'code', label: 'I have a code', detail: 'Your company gave it to you' },
  { value: 'company', label: 'Find a company', detail: 'You apply to it, and it decides' },
];

/**
 * By which way an agent comes to a company. The form holds one alone: a company that is still to be chosen is null, and
 * there is none where a code is typed. What was given on the other way comes back with it.
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
      <legend className="mb-2 text-14 font-medium">How do you come to your company?</legend>
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
      <p className="text-12 text-soft">
        Were you invited? Open the link in the letter of your company: it fills in which company it is.
      </p>
    </fieldset>
  );
}
