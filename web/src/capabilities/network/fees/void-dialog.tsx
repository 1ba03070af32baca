import { type Fee, FeeVoid } from '@lintel/server/fees';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { TextareaField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSaid } from '../reseller/use-act.ts';
import { askFees } from './calls.ts';
import { feeDollars } from './words.ts';

/** Asks once more, and why: a void charge stays void, and the agent reads the reason. */
export default function VoidDialog({ fee, onClose }: { fee: Fee; onClose: () => void }) {
  const said = useSaid();
  const form = useForm({
    schema: FeeVoid,
    start: { id: fee.id, reason: '' },
    send: async (values) => {
      await askFees((fees) => fees.void(values));
      onClose();
      await said({ title: `${fee.number} is void`, description: `${fee.agent.name} owes nothing for it.` });
    },
  });
  return (
    <Dialog open title={`Declare ${fee.number} void?`} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label="Declare void">
        <p>
          {fee.agent.name} will owe nothing of the {feeDollars(fee.amountCents)}. This cannot be undone, and no other
          charge is made for that month.
        </p>
        <TextareaField form={form} name="reason" label="Reason" help="The agent reads it." rows={3} maxLength={500} />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending="Declaring void …">
            Declare void
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
