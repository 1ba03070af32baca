import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { isoDay, midnight } from '../../appointments/index.ts';
import { type Channel, contactsKey, type LeadDetail } from '../calls.ts';
import { basisLabels, channelLabels, optionsOf } from '../labels.ts';

type Basis = LeadDetail['consents'][number]['basis'];

/** The channels by which the contact may be reached now, and the consents with their proof. */
export function Consents({ lead }: { lead: LeadDetail }) {
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {lead.reachable.map(({ channel, isAllowed, reason }) => (
          <li key={channel}>
            <Notice tone={isAllowed ? 'good' : 'warning'} title={channelLabels[channel]}>
              {isAllowed ? m.contacts__allowed_now() : reason}
            </Notice>
          </li>
        ))}
      </ul>
      <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => setAdding(true)}>
        {m.contacts__record_consent()}
      </Button>
      {lead.consents.length > 0 && (
        <section aria-label={m.contacts__recorded_consents()}>
          <h3 className="border-b border-line pb-1 text-14 font-semibold text-soft">
            {m.contacts__recorded_consents()}
          </h3>
          <ul>
            {lead.consents.map((each) => (
              <li key={`${each.channel} ${each.basis} ${each.givenAt}`} className="border-b border-line py-2 text-14">
                <p className="font-medium">
                  {channelLabels[each.channel]}: {basisLabels[each.basis]}
                </p>
                <p>{each.proof}</p>
                <p className="text-soft">
                  {each.validUntil
                    ? m.contacts__valid_from_until({ from: dayHere(each.givenAt), until: dayHere(each.validUntil) })
                    : dayHere(each.givenAt)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {adding && <ConsentDialog id={lead.id} onClose={() => setAdding(false)} />}
    </div>
  );
}

function ConsentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [channel, setChannel] = useState<Channel>('call');
  const [basis, setBasis] = useState<Basis>('express_written');
  const [proof, setProof] = useState('');
  const today = isoDay(new Date());
  const [day, setDay] = useState(today);
  const [tried, setTried] = useState(false);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const wrongDay = !day || day > today;
  // Today counts from this moment, so that it is later than what was recorded before.
  const givenAt = day === today ? new Date() : midnight(day);
  const save = async () => {
    setTried(true);
    if (!proof.trim() || wrongDay) return;
    const saved = await act(
      () =>
        callApi((api) =>
          api.contacts.consent({ id, channel, basis, proof: proof.trim(), givenAt: givenAt.toISOString() }),
        ),
      { title: m.contacts__consent_recorded() },
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__record_consent()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__record()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={m.contacts__channel()}
          value={channel}
          options={optionsOf(channelLabels)}
          onChange={({ target }) => setChannel(target.value as Channel)}
        />
        <Select
          label={m.contacts__basis()}
          value={basis}
          options={optionsOf(basisLabels)}
          onChange={({ target }) => setBasis(target.value as Basis)}
        />
        <Field
          label={m.contacts__given_on()}
          type="date"
          max={today}
          value={day}
          error={tried && wrongDay ? m.contacts__choose_a_day_until_today() : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <Textarea
          label={m.contacts__how_was_it_given()}
          help={m.contacts__how_was_it_given_help()}
          rows={2}
          maxLength={1_000}
          value={proof}
          error={tried && !proof.trim() ? m.contacts__please_say_how_consent_was_given() : undefined}
          onChange={({ target }) => setProof(target.value)}
        />
      </div>
    </Dialog>
  );
}
