import { AgentPrice, type ResellerAgent } from '@lintel/server/reseller';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/drawer.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { askReseller } from '../calls.ts';
import { MoneyField } from '../money-field.tsx';
import { useSaid } from '../use-act.ts';
import { monthly, nameOf } from '../words.ts';

/** A new price for one agent, who is told of it by letter. */
export default function PriceDialog({ agent, onClose }: { agent: ResellerAgent; onClose: () => void }) {
  const said = useSaid();
  const now = agent.agentPricingTier;
  const form = useForm({
    schema: AgentPrice,
    start: { id: agent.id },
    send: async (values) => {
      await askReseller(({ agents }) => agents.setPrice(values));
      onClose();
      await said({
        title: `${agent.firstName} pays ${monthly(values.agentPriceCents)} a month`,
        description: 'A letter tells them so.',
      });
    },
  });
  return (
    <Dialog open title={`Price of ${nameOf(agent)}`} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label="Price">
        <MoneyField
          form={form}
          name="agentPriceCents"
          label="New price a month, in US dollars"
          help={now === null ? 'No price was agreed yet.' : `Now ${monthly(now)} a month.`}
        />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending="Changing …">
            Change price
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
