import { m } from '@lintel/messages';
import { CompanyChange, type CompanySettings } from '@lintel/server/companies';
import { MoneyField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { callReseller, companyKey } from '../calls.ts';
import { monthly } from '../words.ts';

const textOrUndefined = (text: string | null): string | undefined => text ?? undefined;

const startOf = (company: CompanySettings) => ({
  contactPersonName: textOrUndefined(company.contactPersonName),
  contactPersonPhone: textOrUndefined(company.contactPersonPhone),
  phone: textOrUndefined(company.phone),
  website: textOrUndefined(company.website),
  version: company.version,
});

/** Price and contact. Values that were never set stay unset until someone sets them. */
export function CompanyForm({ company, obstacle }: { company: CompanySettings; obstacle: string | undefined }) {
  const { confirm } = useAction({ refetch: [companyKey] });
  const form = useForm({
    schema: CompanyChange,
    start: startOf(company),
    latest: async () => startOf(await callReseller((reseller) => reseller.settings())),
    failed: m.network__nothing_was_changed_please_try(),
    send: async (values) => {
      form.reset(startOf(await callReseller((reseller) => reseller.change(values))));
      await confirm({ title: m.network__company_details_saved() });
    },
  });
  const price = company.agentPriceCents;
  return (
    <section aria-labelledby="company-contact" className="grid gap-4">
      <h3 id="company-contact" className="text-18">
        {m.network__price_and_contact()}
      </h3>
      {obstacle && <Notice tone="warning">{m.network__you_cant_change_anything_here({ obstacle })}</Notice>}
      <Form
        form={form}
        label={m.network__price_and_contact()}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5 xl:grid-cols-2"
      >
        <div className="xl:col-span-2">
          <MoneyField
            cents
            form={form}
            name="agentPriceCents"
            label={m.network__new_monthly_price_for_agents()}
            help={
              price === null
                ? m.network__you_havent_set_a_price()
                : m.network__current_price_a_month_a({ price: monthly(price) })
            }
          />
        </div>
        <TextField
          form={form}
          name="contactPersonName"
          label={m.network__contact_person()}
          autoComplete="name"
          optional
        />
        <TextField
          form={form}
          name="contactPersonPhone"
          type="tel"
          label={m.network__contact_person_phone_3()}
          autoComplete="tel"
          optional
        />
        <TextField form={form} name="phone" type="tel" label={m.network__company_phone()} autoComplete="tel" optional />
        <TextField
          form={form}
          name="website"
          type="url"
          label={m.network__website()}
          placeholder="https://"
          autoComplete="url"
        />
        {!obstacle && (
          <div className="col-span-full">
            <Submit form={form} pending={m.companies__saving()}>
              {m.network__save_changes()}
            </Submit>
          </div>
        )}
      </Form>
    </section>
  );
}
