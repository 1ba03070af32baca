import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { controlLook } from '../../../ui/fields/field.tsx';

interface PointsFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The corners of an outline, one per line. */
export function PointsField({ value, onChange, error }: PointsFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-medium">
        {m.search__corners_one_per_line()}
      </label>
      <textarea
        id={id}
        value={value}
        rows={7}
        spellCheck={false}
        placeholder={'30.2830, -97.7600\n30.2830, -97.7300\n30.2600, -97.7300'}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(m.search__help({ id }), error && m.search__error({ id }))}
        className={cx(controlLook, 'py-2 tabular-nums')}
      />
      <p id={`${id}-help`} className="text-12 text-soft">
        {m.search__enter_latitude_and_longitude_in()}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-14 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
