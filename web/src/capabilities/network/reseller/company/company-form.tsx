import { CompanyChange, type CompanySettings } from '@lintel/server/reseller';
import { TextField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { askReseller } from '../calls.ts';
import { MoneyField } from '../money-field.tsx';
import { useSaid } from '../use-act.ts';
import { monthly } from '../words.ts';

const kept = (text: string | null): string | undefined => text ?? undefined;

/** Price and contact. What was never stated stays so until somebody states it. */
export function CompanyForm({ company, obstacle }: { company: CompanySettings; obstacle: string | undefined }) {
  const said = useSaid();
  const form = useForm({
    schema: CompanyChange,
    start: {
      contactPersonName: kept(company.contactPersonName),
      contactPersonPhone: kept(company.contactPersonPhone),
      phone: kept(company.phone),
      website: kept(company.website),
    },
    failed: 'Nothing was changed. Please try again.',
    send: async (values) => {
      await askReseller((reseller) => reseller.change(values));
      form.resetField('agentPriceCents');
      await said({ title: 'Company changed' });
    },
  });
  const price = company.agentPriceCents;
  return (
    <section aria-labelledby="company-contact" className="grid max-w-140 gap-4">
      <h3 id="company-contact" className="text-18">
        Price and contact
      </h3>
      {obstacle && <Notice tone="warning">{obstacle}. Until then nothing can be changed here.</Notice>}
      <Form form={form} label="Price and contact">
        <MoneyField
          form={form}
          name="agentPriceCents"
          label="New price for agents a month, in US dollars (optional)"
          help={
            price === null
              ? 'No price is set: agents who join are told so.'
              : `Now ${monthly(price)}. A new one is for agents who join from then on; others keep theirs.`
          }
        />
        <TextField form={form} name="contactPersonName" label="Contact person" autoComplete="name" optional />
        <TextField
          form={form}
          name="contactPersonPhone"
          type="tel"
          label="Phone of the contact person"
          autoComplete="tel"
          optional
        />
        <TextField form={form} name="phone" type="tel" label="Phone of the company" autoComplete="tel" optional />
        <TextField form={form} name="website" type="url" label="Website" placeholder="https://" autoComplete="url" />
        {!obstacle && (
          <div>
            <Submit form={form} pending="Saving …">
              Save changes
            </Submit>
          </div>
        )}
      </Form>
    </section>
  );
}
