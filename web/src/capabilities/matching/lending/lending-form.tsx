import { lenderTypes } from '@lintel/server/matching';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../ui/field.tsx';
import { RateRows } from './rate-rows.tsx';
import { draftOf, type OwnSheet, readDraft, type SheetDraft } from './sheet-draft.ts';

const typeNames: Record<(typeof lenderTypes)[number], string> = {
  bank: 'Bank',
  credit_union: 'Credit union',
  mortgage_lender: 'Mortgage lender',
  mortgage_brokerage: 'Mortgage brokerage',
};
const types = lenderTypes.map((value) => ({ value, label: typeNames[value] }));
const yesNo = [
  { value: '', label: 'Not stated' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** All that is stated, in one form: it is stated as a whole, with one day. */
export function LendingForm(props: {
  sheet: OwnSheet | null;
  pending: boolean;
  onState: (sheet: Extract<ReturnType<typeof readDraft>, { sheet: unknown }>['sheet']) => void;
}) {
  const [draft, setDraft] = useState<SheetDraft>(() => draftOf(props.sheet));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setWrong('wrong' in read ? read.wrong : {});
    if ('sheet' in read) return props.onState(read.sheet);
    // Fields get their marks with this change; the first of them is where to go on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const cell = (field: Exclude<keyof SheetDraft, 'rates'>, label: string) => ({
    label,
    value: draft[field],
    error: wrong[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const count = Object.keys(wrong).length;
  return (
    <form
      ref={form}
      aria-label="What your company states as a lender"
      noValidate
      onSubmit={send}
      className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-6"
    >
      <RateRows rates={draft.rates} wrong={wrong} onChange={(rates) => setDraft({ ...draft, rates })} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <Select {...cell('type', 'Kind of lender')} options={types} />
        <Field {...cell('approvalDays', 'Days to an approval (optional)')} type="number" inputMode="decimal" />
        <Field
          {...cell('processingDays', 'Days from application to funding (optional)')}
          type="number"
          inputMode="decimal"
          help="From 10 loans funded here the measured median stands in its place."
        />
        <Field
          {...cell('preApprovalMinutes', 'Minutes to a pre-approval (optional)')}
          type="number"
          inputMode="numeric"
        />
        <Select {...cell('digitalWorkflow', 'Digital from start to end')} options={yesNo} />
        <Select {...cell('apiIntegration', 'Systems linked with ours')} options={yesNo} />
      </div>
      <Textarea
        {...cell('benefits', 'Benefits (optional)')}
        rows={4}
        help="One a line, at most 10. Only what every client gets."
      />
      {count > 0 && (
        <p role="alert" className="text-14 text-danger">
          {count === 1 ? 'One field needs' : `${count} fields need`} another look; nothing was stated.
        </p>
      )}
      <Button type="submit" pending={props.pending} className="justify-self-start">
        State as of today
      </Button>
    </form>
  );
}
