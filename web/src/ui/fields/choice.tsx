import { useId } from 'react';

/**
 * A choice between a few short options ("Any · Must · Nice · No"): radio buttons that look like a segmented control, so
 * that arrow keys and screen readers work as expected.
 */
export function Choice<T extends string>(props: {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** The legend is visually hidden. */
  quiet?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={props.quiet ? 'sr-only' : 'mb-1 text-14 font-medium'}>{props.legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-px rounded-control border border-edge bg-line">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-9.5 grow items-center justify-center bg-raised px-2 text-14 first:rounded-l-control last:rounded-r-control sm:px-3 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
