import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { bind, idOfField } from './bind.ts';
import type { FilledForm } from './use-form.ts';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Description of the option. */
  detail?: ReactNode;
  /** The reason why the option is disabled. */
  unavailable?: string | undefined;
}

/** A group of options with descriptions: radio buttons, or checkboxes with `several`. */
export function Choices<Values extends FieldValues>(props: {
  form: FilledForm<Values>;
  name: FieldPath<Values>;
  legend: string;
  help?: string;
  options: readonly ChoiceOption[];
  several?: boolean;
  className?: string;
}) {
  const { form, name, options, several } = props;
  const { error, id, ...bound } = bind(form, name);
  const errorId = m.ui__error({ id });
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-14 font-medium">{props.legend}</legend>
      {props.help && <p className="text-12 text-soft">{props.help}</p>}
      <div className={cx('grid gap-2', props.className)}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className="flex min-h-10 items-start gap-3 rounded-control border border-edge bg-raised px-3 py-2 has-aria-invalid:border-danger has-checked:border-primary has-checked:bg-primary-tint has-disabled:bg-sunk has-disabled:text-soft"
          >
            <input
              {...bound}
              type={several ? 'checkbox' : 'radio'}
              id={at === 0 ? id : idOfField(form, `${name}-${option.value}`)}
              value={option.value}
              disabled={option.unavailable !== undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="grid min-w-0 flex-1 gap-1 text-14">
              <span className="font-medium">{option.label}</span>
              {option.detail && <span className="text-soft">{option.detail}</span>}
              {option.unavailable && <span>{option.unavailable}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-14 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
