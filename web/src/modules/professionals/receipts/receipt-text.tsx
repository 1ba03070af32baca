import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type ConsentReceipt, sharedLabels } from '@lintel/server/professionals';
import { moment } from '../../../ui/time/moment.ts';

const states: Record<ConsentReceipt['state'], string> = texts({
  in_force: m.professionals__active,
  replaced: m.professionals__replaced_by_a_later_choice,
  declined: m.professionals__ended_they_declined,
  withdrawn: m.professionals__ended_you_withdrew_the_request,
  lapsed: m.professionals__ended_the_request_expired,
  ended: m.professionals__ended,
});

/** A consent exactly as given: who sees what, since when, with the text and its hash. */
export function ReceiptText({ receipt }: { receipt: ConsentReceipt }) {
  const { professional, shared, text, version, textHash, givenAt, state, endedAt, id } = receipt;
  return (
    <section
      aria-label={m.professionals__receipt({ id })}
      className="grid gap-3 rounded-card border border-line bg-paper p-4 text-14"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-soft">{m.professionals__receipt_2()}</dt>
        <dd className="tabular-nums">{m.professionals__number_2({ id })}</dd>
        <dt className="text-soft">{m.professionals__shared_with()}</dt>
        <dd>
          {professional.name}, {professional.company}
        </dd>
        <dt className="text-soft">{m.professionals__information_shared()}</dt>
        <dd>{shared.map((fact) => sharedLabels[fact]).join('; ')}</dd>
        <dt className="text-soft">{m.professionals__given()}</dt>
        <dd>{moment(givenAt)}</dd>
        <dt className="text-soft">{m.professionals__state()}</dt>
        <dd>
          {states[state]}
          {endedAt && `, ${moment(endedAt)}`}
        </dd>
      </dl>
      <blockquote className="border-l-2 border-primary pl-3">
        {text ?? m.professionals__this_text_was_deleted_with()}
      </blockquote>
      <p className="text-12 break-all text-soft">{m.professionals__text_version_sha_256({ version, textHash })}</p>
    </section>
  );
}
