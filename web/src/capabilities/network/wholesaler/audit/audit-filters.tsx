import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import type { ChangeDesk, DeskState } from '../desk-state.ts';

/** Which lines are shown. What is typed counts with Enter or the button; a choice from a list at once. */
export function AuditFilters(props: { state: DeskState; actions: readonly string[]; onChange: ChangeDesk }) {
  const { state, actions, onChange } = props;
  const [object, setObject] = useState(state.object ?? '');
  const [actor, setActor] = useState(state.actor ?? '');
  return (
    <form
      aria-label="Filter the log"
      className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ object: object.trim() || undefined, actor: actor.trim() || undefined });
      }}
    >
      <Select
        label="Action"
        value={state.action ?? ''}
        options={[{ value: '', label: 'All actions' }, ...withKinds(actions, state.action)]}
        onChange={({ target }) => onChange({ action: target.value || undefined })}
      />
      <Field
        label="Object"
        placeholder="reseller:12"
        maxLength={200}
        value={object}
        onChange={({ target }) => setObject(target.value)}
      />
      <Field
        label="By"
        placeholder="Name or e-mail"
        maxLength={200}
        value={actor}
        onChange={({ target }) => setActor(target.value)}
      />
      <Field
        label="From (UTC)"
        type="date"
        value={state.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined }, 'replace')}
      />
      <Field
        label="To (UTC)"
        type="date"
        value={state.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined }, 'replace')}
      />
      <Button type="submit" kind="secondary">
        Filter
      </Button>
    </form>
  );
}

/** Kinds of deeds before the deeds themselves: `license` is all that is done to licences. */
function withKinds(actions: readonly string[], chosen: string | undefined) {
  const kinds = new Map<string, string[]>();
  for (const action of actions) {
    const kind = action.split('.')[0] ?? action;
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  const options = [...kinds].flatMap(([kind, all]) => [
    ...(all.length > 1 ? [{ value: kind, label: `${kind}: all` }] : []),
    ...all.map((action) => ({ value: action, label: action })),
  ]);
  const listed = chosen === undefined || options.some(({ value }) => value === chosen);
  return listed ? options : [{ value: chosen, label: chosen }, ...options];
}
