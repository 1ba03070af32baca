import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { type Application, LimitsInput, letterKinds } from '@lintel/server/lending';
import { callApi } from '../../../api/client.ts';
import { MoneyField, NumberField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { lendingKey } from '../calls.ts';

const kindWords = { pre_qualification: m.lending__pre_qualification, pre_approval: m.lending__pre_approval };
const USUAL_DAYS = 90;

/** The limits within which the buyer makes letters; starts with those in force. */
export function LimitsForm({
  application: { id, limits, loanType, price, loanAmount, downPayment, rateLock, values },
}: {
  application: Application;
}) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const { setAt: _, ...before } = limits ?? { setAt: '' };
  const stated = values['loan.1.NoteRatePercent'];
  const noteRate = rateLock?.ratePercent ?? (typeof stated === 'number' ? stated : undefined);
  const form = useForm<Partial<LimitsInput>, LimitsInput>({
    schema: LimitsInput,
    start: {
      ...{
        kind: 'pre_approval',
        program: loanType ?? '',
        years: 30,
        expiresOn: new Date(Date.now() + USUAL_DAYS * DAY_MS).toISOString().slice(0, 10),
      },
      ...(price !== null && { priceMax: price }),
      ...(loanAmount !== null && { loanMax: loanAmount }),
      ...(downPayment !== null && { downMin: downPayment, cashMax: downPayment }),
      ...(noteRate !== undefined && { ratePercent: noteRate }),
      ...before,
    },
    async send(terms) {
      await callApi((api) => api.lending.setLimits({ id, ...terms }));
      await confirm({ title: m.lending__limits_set() });
    },
    failed: m.lending__could_not_set_limits(),
  });
  return (
    <Form form={form} label={m.lending__set_limits()} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-18">{m.lending__set_limits()}</h3>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          form={form}
          name="kind"
          label={m.lending__kind()}
          options={letterKinds.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
        />
        <TextField form={form} name="program" label={m.lending__program()} />
        <TextField form={form} name="expiresOn" type="date" label={m.lending__valid_until()} />
        <MoneyField form={form} name="priceMax" label={m.lending__highest_price()} />
        <MoneyField form={form} name="loanMax" label={m.lending__highest_loan()} />
        <MoneyField form={form} name="paymentMax" label={m.lending__highest_payment()} />
        <MoneyField form={form} name="downMin" label={m.lending__smallest_down_payment()} />
        <MoneyField form={form} name="cashMax" label={m.lending__verified_cash()} />
        <NumberField form={form} name="ratePercent" label={m.lending__note_rate_percent()} step="0.001" />
        <NumberField form={form} name="years" label={m.lending__repaid_in_years()} />
      </div>
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__set_limits()}
        </Submit>
      </div>
    </Form>
  );
}
