import { m } from '@lintel/messages';
import { type Application, LetterOffer } from '@lintel/server/lending';
import { callApi } from '../../../api/client.ts';
import { MoneyField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { lendingKey } from '../calls.ts';

/** A letter for one offer, within the limits. */
export function LetterForm({ application: { id, values } }: { application: Application }) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const number = (path: string) => (typeof values[path] === 'number' ? values[path] : undefined);
  const [price, loan] = [number('loan.1.SalesContractAmount'), number('loan.1.BaseLoanAmount')];
  const form = useForm<Partial<LetterOffer>, LetterOffer>({
    schema: LetterOffer,
    start: {
      home: ['AddressLineText', 'CityName', 'StateCode']
        .map((name) => values[`subject_property.1.${name}`])
        .filter(Boolean)
        .join(', '),
      ...(price !== undefined && { price }),
      ...(price !== undefined && loan !== undefined && { downPayment: price - loan }),
    },
    async send(offer) {
      await callApi((api) => api.lending.issueLetter({ id, ...offer }));
      await confirm({ title: m.lending__letter_issued() });
    },
    failed: m.lending__could_not_issue(),
  });
  return (
    <Form
      form={form}
      label={m.lending__make_a_letter()}
      className="lintel grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4"
    >
      <h3 className="text-18">{m.lending__make_a_letter()}</h3>
      <TextField form={form} name="home" label={m.lending__home_of_the_offer()} />
      <MoneyField form={form} name="price" label={m.lending__offer_price()} />
      <MoneyField form={form} name="downPayment" label={m.lending__down_payment()} />
      <div>
        <Submit form={form} pending={m.lending__issuing()}>
          {m.lending__issue_letter()}
        </Submit>
      </div>
    </Form>
  );
}
