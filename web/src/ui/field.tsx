import { cx } from 'class-variance-authority';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';

export const controlLook =
  'min-h-10 w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-16 md:text-14 text-ink aria-invalid:border-danger';

interface Around {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** The label is read out but not shown. */
  quiet?: boolean;
}

function Frame(props: Around & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={props.id} className={props.quiet ? 'sr-only' : 'text-14 font-medium'}>
        {props.label}
      </label>
      {props.children}
      {props.help && (
        <p id={`${props.id}-help`} className="text-12 text-soft">
          {props.help}
        </p>
      )}
      {props.error && (
        <p id={`${props.id}-error`} className="text-14 text-danger">
          {props.error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, { help, error }: Around) =>
  cx(help && `${id}-help`, error && `${id}-error`) || undefined;

/** A line of text or a number: label above, help under it, the error under the field. */
export function Field({
  label,
  help,
  error,
  quiet,
  className,
  ...input
}: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const around = { label, help, error, ...(quiet ? { quiet } : {}) };
  return (
    <Frame id={id} {...around}>
      <input
        {...input}
        id={id}
        className={cx(controlLook, 'tabular-nums', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, around)}
      />
    </Frame>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** A choice of one among a few, with the list that the device itself brings. */
export function Select(props: Around & { options: readonly Option[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { label, help, error, quiet, options, className, ...select } = props;
  const id = useId();
  const around = { label, help, error, ...(quiet ? { quiet } : {}) };
  return (
    <Frame id={id} {...around}>
      <select
        {...select}
        id={id}
        className={cx(controlLook, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, around)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
