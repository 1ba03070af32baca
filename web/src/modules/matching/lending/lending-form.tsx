import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { lenderTypes } from '@lintel/server/matching';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../ui/fields/field.tsx';
import { RateRows } from './rate-rows.tsx';
import { draftOf, type OwnSheet, readDraft, type SheetDraft } from './sheet-draft.ts';
import { SheetRates } from './sheet-rates.tsx';

const typeNames: Record<(typeof lenderTypes)[number], string> = texts({
  bank: m.matching__bank,
  credit_union: m.matching__credit_union,
  mortgage_lender: m.matching__mortgage_lender,
  mortgage_brokerage: m.matching__mortgage_brokerage,
});
const types = lenderTypes.map((value) => ({ value, label: typeNames[value] }));
const yesNo = [
  {
    value: '',
    get label() {
      return m.matching__not_specified();
    },
  },
  {
    value: 'true',
    get label() {
      return m.matching__yes();
    },
  },
  {
    value: 'false',
    get label() {
      return m.matching__no();
    },
  },
];

/** Form for the complete lender sheet. It is saved as a whole, with one date. */
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
    // Waits until invalid fields are marked, then focuses the first one.
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
      aria-label={m.matching__lender_profile_2()}
      noValidate
      onSubmit={send}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      {props.sheet?.ratesFromSheet ? (
        <SheetRates rates={props.sheet.rates} />
      ) : (
        <RateRows rates={draft.rates} wrong={wrong} onChange={(rates) => setDraft({ ...draft, rates })} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select {...cell('type', m.matching__lender_type())} options={types} />
        <Field {...cell('approvalDays', m.matching__days_to_approval_optional())} type="number" inputMode="decimal" />
        <Field
          {...cell('processingDays', m.matching__days_from_application_to_funding())}
          type="number"
          inputMode="decimal"
          help={m.matching__once_10_loans_have_been()}
        />
        <Field
          {...cell('preApprovalMinutes', m.matching__minutes_to_pre_approval_optional())}
          type="number"
          inputMode="numeric"
        />
        <Select {...cell('digitalWorkflow', m.matching__fully_digital_process())} options={yesNo} />
        <Select {...cell('apiIntegration', m.matching__integrated_with_our_systems())} options={yesNo} />
      </div>
      <Textarea
        {...cell('benefits', m.matching__benefits_optional())}
        rows={4}
        help={m.matching__enter_one_per_line_up()}
      />
      {count > 0 && (
        <p role="alert" className="text-14 text-danger">
          {count === 1 ? m.matching__one_field_needs() : m.matching__fields_need({ count })}{' '}
          {m.matching__attention_nothing_was_published()}
        </p>
      )}
      <Button type="submit" pending={props.pending} className="justify-self-start">
        {m.matching__publish_as_of_today()}
      </Button>
    </form>
  );
}
