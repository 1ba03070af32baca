import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Textarea } from '../../ui/fields/field.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { networkKey } from '../professionals/index.ts';
import { type Appointment, appointmentsQuery } from './calls.ts';

type Price = 'none' | 'too_high' | 'fair' | 'too_low';

/** The same form for a showing of which only the id is known. */
export function FeedbackOnShowing({ id, onClose }: { id: number; onClose: () => void }) {
  const appointment = useQuery(appointmentsQuery('feedback')).data?.find((each) => each.id === id);
  return appointment ? <FeedbackDialog appointment={appointment} onClose={onClose} /> : null;
}

/** Records the client's feedback on a home after a showing. */
export function FeedbackDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const { feedback, side } = appointment;
  const isClient = side === 'buyer';
  const [interest, setInterest] = useState(String(feedback?.interest ?? 3));
  const [price, setPrice] = useState<Price>(feedback?.priceOpinion ?? 'none');
  const [comment, setComment] = useState(feedback?.comment ?? '');
  const save = async () => {
    const saved = await act(
      () =>
        callApi((api) =>
          api.appointments.recordFeedback({
            id: appointment.id,
            interest: Number(interest),
            priceOpinion: price === 'none' ? null : price,
            comment: comment.trim() || null,
          }),
        ),
      () => ({
        title: m.appointments__feedback_saved(),
        ...(isClient && { description: m.appointments__your_agent_will_see_it() }),
      }),
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      title={m.appointments__feedback_on({ home: appointment.home ?? m.listings__home() })}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {isClient ? m.appointments__send_feedback() : m.appointments__save_feedback()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Choice
          legend={
            isClient
              ? m.appointments__how_interested_are_you()
              : m.appointments__how_interested_is({ name: appointment.buyer.name })
          }
          value={interest}
          onChange={setInterest}
          options={[
            { value: '1', label: m.appointments__not_at_all() },
            { value: '2', label: m.appointments__little() },
            { value: '3', label: m.appointments__maybe() },
            { value: '4', label: m.appointments__very() },
            {
              value: '5',
              label: isClient ? m.appointments__id_like_to_make_an_offer() : m.appointments__wants_to_make_an_offer(),
            },
          ]}
        />
        <Choice
          legend={m.appointments__the_price_is()}
          value={price}
          onChange={setPrice}
          options={[
            { value: 'none', label: m.appointments__not_said() },
            { value: 'too_high', label: m.appointments__too_high() },
            { value: 'fair', label: m.appointments__fair() },
            { value: 'too_low', label: m.appointments__low() },
          ]}
        />
        <Textarea
          label={m.appointments__comment_optional()}
          rows={3}
          maxLength={1_000}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
    </Dialog>
  );
}
