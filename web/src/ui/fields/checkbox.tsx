import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

interface Around {
  label: string;
  error?: string | undefined;
  children?: ReactNode;
}

/** A checkbox. Children appear at the end of its line, for example a count. */
export function Checkbox(props: Around & Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const { label, error, children, ...input } = props;
  const errorId = useId();
  const line = (
    <label className="flex min-h-8 items-center gap-3 text-14">
      <input
        {...input}
        type="checkbox"
        className="size-5 shrink-0 rounded-control accent-primary"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : input['aria-describedby']}
      />
      <span className="min-w-0 flex-1">{label}</span>
      {children}
    </label>
  );
  if (!error) return line;
  return (
    <div className="grid gap-1">
      {line}
      <p id={errorId} className="text-14 text-danger">
        {error}
      </p>
    </div>
  );
}
