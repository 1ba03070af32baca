import { m } from '@lintel/messages';
import type { FieldSpec } from '@lintel/server/lending';
import { useState } from 'react';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import type { Value } from './use-fields.ts';

interface Props {
  spec: FieldSpec;
  value: Value | undefined;
  error: string | undefined;
  /** Set when only the other side fills it in. */
  readOnly: boolean;
  onSave: (value: Value) => void;
}

/** One field of the application, saved when it is left. */
export function FieldInput(props: Props) {
  const { spec, value, error, readOnly, onSave } = props;
  const { type, label, choices } = spec;
  if (type === 'yes_no' && !readOnly)
    return (
      <div className="grid gap-1">
        <Choice
          legend={label()}
          options={[
            { value: 'true', label: m.lending__yes() },
            { value: 'false', label: m.lending__no() },
          ]}
          value={value === undefined ? '' : String(value)}
          onChange={(chosen) => onSave(chosen === 'true')}
        />
        {error && <p className="text-14 text-danger">{error}</p>}
      </div>
    );
  if (type === 'choice' && choices)
    return (
      <Select
        label={label()}
        {...(error ? { error } : {})}
        disabled={readOnly}
        value={value === undefined ? '' : String(value)}
        onChange={(event) => onSave(event.target.value || null)}
        options={[
          { value: '', label: m.lending__choose() },
          ...Object.entries(choices).map(([key, text]) => ({ value: key, label: text() })),
        ]}
      />
    );
  if (type === 'amount') return <Amount key={String(value ?? '')} {...props} />;
  const isNumber = type === 'percent' || type === 'count';
  return (
    <Field
      // A value that changed elsewhere replaces what the input shows.
      key={String(value ?? '')}
      label={label()}
      {...(error ? { error } : {})}
      type={type === 'date' ? 'date' : isNumber ? 'number' : 'text'}
      inputMode={isNumber ? 'decimal' : type === 'secret' ? 'numeric' : undefined}
      autoComplete={type === 'secret' ? 'off' : undefined}
      disabled={readOnly}
      defaultValue={value === undefined || value === null ? '' : String(value)}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        if (typed === String(value ?? '')) return;
        onSave(typed === '' ? null : isNumber ? Number(typed) : typed);
      }}
    />
  );
}

function Amount({ spec, value, error, readOnly, onSave }: Props) {
  const saved = String(value ?? '');
  const [typed, setTyped] = useState(saved);
  return (
    <MoneyInput
      label={spec.label()}
      {...(error ? { error } : {})}
      disabled={readOnly}
      value={typed}
      onAmount={setTyped}
      onBlur={() => typed !== saved && onSave(typed === '' ? null : Number(typed))}
    />
  );
}
