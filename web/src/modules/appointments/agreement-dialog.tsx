import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Field, Select, Textarea } from '../../ui/fields/field.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { networkKey } from '../professionals/index.ts';
import { addDays, isoDay } from './calendar/days.ts';
import type { Appointment } from './calls.ts';

type Exception = 'sellers_agent' | 'open_house' | 'not_mls_participant' | 'other';

/** Records the written buyer agreement that a showing in the USA requires, or why none is needed. */
export function AgreementDialog(props: {
  appointment: Appointment;
  onClose: () => void;
  /** Called once the showing may be confirmed. */
  onRecorded: () => void;
}) {
  const { appointment } = props;
  const { act, pending } = useAction({ refetch: [networkKey] });
  const today = isoDay(new Date());
  const [way, setWay] = useState<'signed' | 'exception'>('signed');
  const [signedOn, setSignedOn] = useState(today);
  const [expiresOn, setExpiresOn] = useState(addDays(today, 90));
  const [exception, setException] = useState<Exception>('sellers_agent');
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const isShort = way === 'exception' && reason.trim().length < 10;
  const isBackward = way === 'signed' && (signedOn === '' || expiresOn < signedOn);
  const save = async () => {
    setSubmitted(true);
    if (isShort || isBackward) return;
    const saved = await act(
      async () => {
        if (way === 'signed')
          await callApi((api) =>
            api.appointments.recordAgreement({ clientId: appointment.buyer.id, signedOn, expiresOn }),
          );
        else
          await callApi((api) =>
            api.appointments.exceptAgreement({ id: appointment.id, exception, reason: reason.trim() }),
          );
      },
      () => ({ title: m.appointments__recorded() }),
    );
    if (saved) props.onRecorded();
  };
  return (
    <Dialog
      open
      title={m.appointments__written_buyer_agreement()}
      onOpenChange={(open) => open || props.onClose()}
      cancel
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.appointments__save_and_confirm()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{m.appointments__in_the_united_states_a_showing({ name: appointment.buyer.name })}</p>
        <Choice
          legend={m.appointments__what_do_you_have()}
          value={way}
          onChange={setWay}
          options={[
            { value: 'signed', label: m.appointments__signed_agreement() },
            { value: 'exception', label: m.appointments__no_agreement_needed() },
          ]}
        />
        {way === 'signed' ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              type="date"
              label={m.appointments__signed_on()}
              value={signedOn}
              max={today}
              onChange={({ target }) => setSignedOn(target.value)}
            />
            <Field
              type="date"
              label={m.appointments__valid_until()}
              value={expiresOn}
              min={signedOn}
              error={submitted && isBackward ? m.appointments__choose_a_day_after_the_signature() : undefined}
              onChange={({ target }) => setExpiresOn(target.value)}
            />
          </div>
        ) : (
          <>
            <Select
              label={m.appointments__exception()}
              value={exception}
              onChange={({ target }) => setException(target.value as Exception)}
              options={[
                { value: 'sellers_agent', label: m.appointments__i_represent_the_seller() },
                { value: 'open_house', label: m.appointments__open_house_i_host() },
                { value: 'not_mls_participant', label: m.appointments__not_an_mls_participant() },
                { value: 'other', label: m.appointments__other_reason() },
              ]}
            />
            <Textarea
              label={m.appointments__reason()}
              help={m.appointments__at_least_10_characters_visible_to_company()}
              rows={2}
              maxLength={500}
              value={reason}
              error={submitted && isShort ? m.appointments__write_at_least_10() : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
