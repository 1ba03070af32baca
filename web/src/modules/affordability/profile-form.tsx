import { m } from '@lintel/messages';
import { BuyingProfile, creditBands, terms } from '@lintel/server/affordability';
import { Button } from '../../ui/button.tsx';
import { CheckField, MoneyField, NumberField, SelectField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { signIn } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { statesOf } from '../signups/index.ts';
import { profileQuery, removeProfile, saveProfile } from './calls.ts';

const bandLabel = (band: (typeof creditBands)[number]): string => {
  if (band === 'unknown') return m.affordability__i_dont_know();
  if (band === 'below') return m.affordability__below_500();
  const next = creditBands[creditBands.indexOf(band) - 1];
  return next === undefined
    ? m.affordability__score_or_more({ score: band })
    : m.affordability__score_to({ low: band, high: Number(next) - 1 });
};

const empty = { firstTimeBuyer: false, veteran: false, credit: 'unknown', years: 30, debtsMonthly: 0 } as const;

/** The eight questions. `before` are the answers of an earlier visit. */
export function ProfileForm({ before, signedIn }: { before: BuyingProfile | null; signedIn: boolean }) {
  const { act, confirm } = useAction({ refetch: [profileQuery.queryKey, ['search']] });
  const form = useForm<Partial<BuyingProfile>, BuyingProfile>({
    schema: BuyingProfile,
    start: before ?? empty,
    async send(profile) {
      await saveProfile(profile);
      await confirm({ title: m.affordability__saved(), description: m.affordability__homes_show_the_answer() });
    },
    failed: m.affordability__could_not_save(),
  });
  const isCanadian = statesOf(['Canada']).some(({ value }) => value === form.watch('state'));
  const unit = signIn(isCanadian ? 'CA' : 'US');
  const forget = () =>
    act(removeProfile, () => {
      form.reset(empty);
      showToast({ title: m.affordability__figures_deleted() });
      return undefined;
    });
  return (
    <Form
      form={form}
      label={m.affordability__can_i_buy_it()}
      className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-5"
    >
      <SelectField
        form={form}
        name="state"
        label={m.affordability__where_will_you_buy()}
        options={[{ value: '', label: m.affordability__choose_one() }, ...statesOf(['USA', 'Canada'])]}
      />
      <MoneyField
        form={form}
        name="income"
        unit={unit}
        label={m.affordability__your_income()}
        help={m.affordability__before_tax_a_year()}
      />
      <MoneyField
        form={form}
        name="otherIncome"
        unit={unit}
        label={m.affordability__income_of_a_co_borrower()}
        help={m.affordability__optional()}
      />
      <MoneyField
        form={form}
        name="debtsMonthly"
        unit={unit}
        label={m.affordability__debt_payments()}
        help={m.affordability__debts_help()}
      />
      <MoneyField
        form={form}
        name="savings"
        unit={unit}
        label={m.affordability__savings()}
        help={m.affordability__savings_help()}
      />
      <SelectField
        form={form}
        name="credit"
        label={m.affordability__credit_score()}
        options={creditBands.map((band) => ({ value: band, label: bandLabel(band) }))}
      />
      <CheckField form={form} name="firstTimeBuyer" label={m.affordability__first_time_buyer()} />
      <CheckField form={form} name="veteran" label={m.affordability__veteran()} />
      <NumberField
        form={form}
        name="downPercent"
        label={m.affordability__down_payment_percent()}
        help={m.affordability__down_payment_help()}
      />
      <SelectField
        form={form}
        name="years"
        numeric
        label={m.affordability__longest_repayment()}
        options={terms.map((years) => ({ value: String(years), label: m.affordability__years({ years }) }))}
      />
      <p className="text-14 text-soft">
        {signedIn ? m.affordability__stored_encrypted() : m.affordability__stored_in_this_tab()}{' '}
        {m.affordability__never_shared()}
      </p>
      <div className="flex flex-wrap gap-3">
        <Submit form={form} size="lg" pending={m.affordability__saving()}>
          {m.affordability__show_what_i_can_buy()}
        </Submit>
        {before && (
          <Button kind="secondary" size="lg" onClick={() => void forget()}>
            {m.affordability__delete_my_figures()}
          </Button>
        )}
      </div>
    </Form>
  );
}
