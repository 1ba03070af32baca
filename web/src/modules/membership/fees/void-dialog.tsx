import { m } from '@lintel/messages';
import { type Fee, FeeVoid } from '@lintel/server/membership';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { companyKey } from '../../companies/index.ts';
import { callFees } from './calls.ts';
import { feeDollars } from './words.ts';

/** Asks for confirmation and a reason. A void charge cannot be restored, and the agent reads the reason. */
export default function VoidDialog({ fee, onClose }: { fee: Fee; onClose: () => void }) {
  const { confirm } = useAction({ refetch: [companyKey] });
  const form = useForm({
    schema: FeeVoid,
    start: { id: fee.id, reason: '' },
    send: async (values) => {
      await callFees((fees) => fees.void(values));
      onClose();
      await confirm({
        title: m.network__is_void({ number: fee.number }),
        description: m.network__doesnt_owe_this_fee({ name: fee.agent.name }),
      });
    },
  });
  return (
    <Dialog open title={m.network__void_fee_2({ number: fee.number })} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label={m.network__void_fee()}>
        <p>{m.network__wont_owe_the_you_cant({ name: fee.agent.name, amountCents: feeDollars(fee.amountCents) })}</p>
        <TextareaField
          form={form}
          name="reason"
          label={m.network__reason()}
          help={m.network__the_agent_will_see_this()}
          rows={3}
          maxLength={500}
        />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending={m.network__voiding()}>
            {m.network__void_fee()}
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            {m.network__cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
