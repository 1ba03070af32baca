import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { type CustomField, contactsKey } from '../calls.ts';
import { optionsOf } from '../labels.ts';
import { kindLabels } from './field-kinds.ts';

/** Adds a custom field, or renames one and changes its choices; the kind of a field stays. */
export function FieldDialog({ field, onClose }: { field: CustomField | undefined; onClose: () => void }) {
  const [label, setLabel] = useState(field?.label ?? '');
  const [kind, setKind] = useState<CustomField['kind']>(field?.kind ?? 'text');
  const [choices, setChoices] = useState(field?.choices.join(', ') ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const store = async (): Promise<boolean> => {
    const listed = choices.split(',').flatMap((each) => each.trim() || []);
    const fields = { label, choices: kind === 'choice' ? listed : [] };
    try {
      await callApi((api) =>
        field ? api.contacts.fields.change({ ...fields, id: field.id }) : api.contacts.fields.add({ ...fields, kind }),
      );
      return true;
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.fields.length === 0) throw cause;
      setErrors(Object.fromEntries(cause.fields.map(({ field: name, rule }) => [name.split('.')[0], rule])));
      return false;
    }
  };
  const save = async () => {
    let stored = false;
    await act(
      async () => {
        stored = await store();
      },
      () => (stored ? { title: field ? m.contacts__field_saved() : m.contacts__field_added() } : undefined),
    );
    if (stored) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={field ? m.contacts__edit_field_name({ name: field.label }) : m.contacts__new_field()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__save()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={m.contacts__field_name()}
          autoComplete="off"
          maxLength={60}
          value={label}
          error={errors.label}
          onChange={({ target }) => setLabel(target.value)}
        />
        {!field && (
          <Select
            label={m.contacts__field_kind()}
            options={optionsOf(kindLabels)}
            value={kind}
            onChange={({ target }) => setKind(target.value as CustomField['kind'])}
          />
        )}
        {kind === 'choice' && (
          <Field
            label={m.contacts__field_choices()}
            help={m.contacts__separate_with_commas()}
            autoComplete="off"
            value={choices}
            error={errors.choices}
            onChange={({ target }) => setChoices(target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
