import { type ConsentReceipt, sharedLabels } from '@lintel/server/professionals';
import { moment } from '../../../ui/moment.ts';

const states: Record<ConsentReceipt['state'], string> = {
  in_force: 'In force',
  replaced: 'Replaced by a later choice',
  declined: 'Ended: they declined',
  withdrawn: 'Ended: you took the request back',
  lapsed: 'Ended: the request lapsed',
  ended: 'Ended',
};

/** A consent as it was given: who sees what, since when, word for word, with what proves the words. */
export function ReceiptText({ receipt }: { receipt: ConsentReceipt }) {
  const { professional, shared, text, version, textHash, givenAt, state, endedAt, id } = receipt;
  return (
    <section aria-label={`Receipt ${id}`} className="grid gap-3 rounded-card border border-line bg-paper p-4 text-14">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-soft">Receipt</dt>
        <dd className="tabular-nums">Number {id}</dd>
        <dt className="text-soft">For</dt>
        <dd>
          {professional.name}, {professional.company}
        </dd>
        <dt className="text-soft">They see</dt>
        <dd>{shared.map((fact) => sharedLabels[fact]).join('; ')}</dd>
        <dt className="text-soft">Given</dt>
        <dd>{moment(givenAt)}</dd>
        <dt className="text-soft">State</dt>
        <dd>
          {states[state]}
          {endedAt && `, ${moment(endedAt)}`}
        </dd>
      </dl>
      <blockquote className="border-l-2 border-primary pl-3">
        {text ?? 'The words are gone with one of the accounts.'}
      </blockquote>
      <p className="text-12 break-all text-soft">
        Words of {version}, SHA-256 {textHash}
      </p>
    </section>
  );
}
