import type { InputHTMLAttributes, ReactNode } from 'react';

/** A yes or no. What stands at the end of its line, a count for example, comes as children. */
export function Checkbox(
  props: { label: string; children?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>,
) {
  const { label, children, ...input } = props;
  return (
    <label className="flex min-h-8 items-center gap-3 text-14">
      <input {...input} type="checkbox" className="size-5 shrink-0 rounded-control accent-primary" />
      <span className="min-w-0 flex-1">{label}</span>
      {children}
    </label>
  );
}
