import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type ImportField, importFields } from '@lintel/server/contacts';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../ui/fields/field.tsx';
import { fieldsQuery, type ImportPreview } from '../calls.ts';

const fieldLabels: Readonly<Record<ImportField, string>> = texts({
  firstName: m.contacts__first_name,
  lastName: m.contacts__last_name,
  name: m.contacts__full_name,
  email: m.contacts__channel_email,
  email2: m.contacts__second_email,
  phone: m.contacts__phone,
  phone2: m.contacts__second_phone,
  city: m.contacts__city,
  stateOrProvince: m.contacts__state_or_province,
  budget: m.contacts__budget,
  language: m.contacts__language,
  tags: m.contacts__tags,
  note: m.contacts__activity_note,
});

export type Columns = Pick<ImportPreview, 'mapping' | 'fields'>;

/** The column of each field and custom field; a change reads the file again. */
export function MappingFields(props: { preview: ImportPreview; onChange: (columns: Columns) => void }) {
  const { mapping, fields, columns } = props.preview;
  const custom = useQuery(fieldsQuery).data ?? [];
  const options = [
    { value: '', label: m.contacts__no_column() },
    ...columns.map((column) => ({ value: column, label: column })),
  ];
  return (
    <section aria-label={m.contacts__columns()} className="grid gap-2">
      <h3 className="text-18">{m.contacts__columns()}</h3>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-6">
        {importFields.map((field) => (
          <Select
            key={field}
            label={fieldLabels[field]}
            value={mapping[field] ?? ''}
            options={options}
            onChange={({ target }) => {
              const { [field]: _, ...others } = mapping;
              props.onChange({ fields, mapping: target.value ? { ...others, [field]: target.value } : others });
            }}
          />
        ))}
        {custom.map(({ id, label }) => (
          <Select
            key={id}
            label={label}
            value={fields[id] ?? ''}
            options={options}
            onChange={({ target }) => {
              const { [id]: _, ...others } = fields;
              props.onChange({ mapping, fields: target.value ? { ...others, [id]: target.value } : others });
            }}
          />
        ))}
      </div>
    </section>
  );
}
