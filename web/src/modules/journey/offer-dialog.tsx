import { m } from '@lintel/messages';
import { type Purchase, TypedPurchase } from '@lintel/server/journey';
import type { z } from 'zod';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyField, SelectField, TextareaField, TextField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { todayHere } from '../../ui/time/moment.ts';
import { fieldsByName, recordOf } from './typed-record.ts';

/** The listed home an offer is for. */
export interface OfferedHome {
  listingId: number;
  home: string;
}

/** Starts a purchase: the home and the stage of the offer. */
export function OfferDialog(props: {
  personId: number;
  /** The buyer is the reader, not a client of theirs. */
  isOwn: boolean;
  listed: OfferedHome | undefined;
  onClose: () => void;
  onOpened: (purchase: Purchase) => void;
}) {
  const { personId, isOwn, listed, onClose, onOpened } = props;
  const form = useForm({
    schema: TypedPurchase,
    start: { home: listed?.home ?? '', kind: 'offer_made', happenedOn: todayHere() },
    async send({ home, ...typed }: z.output<typeof TypedPurchase>) {
      const record = recordOf(typed);
      const place = listed ? { listingId: listed.listingId } : {};
      onOpened(
        await fieldsByName(callApi((api) => api.journey.purchases.open({ id: personId, ...place, home, record }))),
      );
    },
  });
  const kind = form.watch('kind');
  return (
    <Dialog open title={m.journey__add_an_offer()} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label={m.journey__add_an_offer()}>
        <p className="text-14 text-soft">
          {isOwn ? m.journey__lintel_tracks_the_dates_and() : m.journey__lintel_tracks_the_dates_of_a_client()}
        </p>
        <TextField
          form={form}
          name="home"
          label={m.listings__home()}
          help={m.journey__the_address_or_whatever_you()}
          maxLength={200}
          required
        />
        <SelectField
          form={form}
          name="kind"
          label={m.journey__status()}
          options={[
            { value: 'offer_prepared', label: m.journey__preparing_the_offer() },
            { value: 'offer_made', label: m.journey__offer_made() },
            { value: 'offer_accepted', label: m.journey__offer_accepted() },
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="happenedOn" type="date" label={m.journey__date()} optional />
          {kind === 'offer_made' && (
            <TextField
              form={form}
              name="dueOn"
              type="date"
              label={m.journey__sellers_reply_due_by_optional()}
              optional
            />
          )}
          {kind !== 'offer_prepared' && (
            <MoneyField form={form} name="price" label={m.journey__offer_price_optional()} />
          )}
        </div>
        <TextareaField form={form} name="note" label={m.journey__note_optional()} rows={2} maxLength={500} />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending={m.journey__adding()}>
            {m.journey__add_offer()}
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            {m.journey__cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
