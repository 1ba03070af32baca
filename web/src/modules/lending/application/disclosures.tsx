import { m } from '@lintel/messages';
import type { Application, Disclosure } from '@lintel/server/lending';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { dayWords, disclosureWords, methodWords } from '../words.ts';
import { DeliveryForm, DisclosureForm } from './disclosure-forms.tsx';

/** Disclosures of an application with their delivery; the agent records a new one, or the delivery of one. */
export function Disclosures({ application: { id, country, disclosures } }: { application: Application }) {
  const [editing, setEditing] = useState<Disclosure | 'new'>();
  const close = () => setEditing(undefined);
  return (
    <section className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-18">{m.lending__disclosures()}</h3>
        <Button kind="secondary" onClick={() => setEditing('new')}>
          {m.lending__record_disclosure()}
        </Button>
      </header>
      {disclosures.length === 0 ? (
        <p className="text-14 text-soft">{m.lending__no_disclosures()}</p>
      ) : (
        <ul className="grid">
          {disclosures.map((disclosure) => (
            <li
              key={disclosure.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <span className="grid">
                <span className="font-medium">{disclosureWords[disclosure.kind]()}</span>
                <span className="text-14 text-soft">{deliveryWords(disclosure)}</span>
              </span>
              <Button kind="quiet" onClick={() => setEditing(disclosure)}>
                {disclosure.sentOn ? m.lending__change_delivery() : m.lending__mark_sent()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title={
          editing === undefined || editing === 'new' ? m.lending__record_disclosure() : disclosureWords[editing.kind]()
        }
        open={editing !== undefined}
        onOpenChange={(open) => !open && close()}
      >
        {editing === 'new' ? (
          <DisclosureForm id={id} country={country} onDone={close} />
        ) : (
          editing && <DeliveryForm disclosure={editing} onDone={close} />
        )}
      </Dialog>
    </section>
  );
}

function deliveryWords({ changedOn, sentOn, method, receivedOn, aprPercent }: Disclosure): string {
  const parts = [
    changedOn && m.lending__changed_on_day({ day: dayWords(changedOn) }),
    sentOn
      ? m.lending__sent_on_by({ day: dayWords(sentOn), method: methodWords[method]() })
      : m.lending__not_sent_yet(),
    receivedOn && m.lending__received_on_day({ day: dayWords(receivedOn) }),
    aprPercent !== null && `${m.lending__apr()} ${aprPercent}%`,
  ];
  return parts.filter(Boolean).join(' · ');
}
