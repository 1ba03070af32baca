import { m } from '@lintel/messages';
import { AgentPrice, type ResellerAgent } from '@lintel/server/companies';
import { Button } from '../../../ui/button.tsx';
import { MoneyField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { callReseller, companyKey } from '../calls.ts';
import { monthly, nameOf } from '../words.ts';

/** Changes the price of one agent, who is notified by email. */
export default function PriceDialog({ agent, onClose }: { agent: ResellerAgent; onClose: () => void }) {
  const { confirm } = useAction({ refetch: [companyKey] });
  const now = agent.agentPricingTier;
  const form = useForm({
    schema: AgentPrice,
    start: { id: agent.id },
    send: async (values) => {
      await callReseller(({ agents }) => agents.setPrice(values));
      onClose();
      await confirm({
        title: m.network__now_pays_a_month({
          firstName: agent.firstName,
          agentPriceCents: monthly(values.agentPriceCents),
        }),
        description: m.network__well_let_them_know_by(),
      });
    },
  });
  return (
    <Dialog open title={m.network__price_for({ agent: nameOf(agent) })} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label={m.network__price()}>
        <MoneyField
          cents
          form={form}
          name="agentPriceCents"
          label={m.network__new_monthly_price_in_us()}
          help={
            now === null ? m.network__no_price_agreed_yet() : m.network__current_price_a_month({ now: monthly(now) })
          }
        />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending={m.companies__changing()}>
            {m.network__change_price()}
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            {m.network__cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
