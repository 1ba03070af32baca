import { m } from '@lintel/messages';
import { stepNames, TypedOverride } from '@lintel/server/journey';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextareaField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import type { Journey } from './calls.ts';

/** Sets the step manually, with a reason. Later events move it again. */
export function OverrideDialog(props: { journey: Journey; onClose: () => void; onSet: () => void }) {
  const { journey, onClose, onSet } = props;
  const current = Number(journey.currentStep);
  const form = useForm({
    schema: TypedOverride,
    start: { step: String(current < 7 ? current + 1 : 1), reason: '' },
    async send({ step, reason }: { step: number; reason: string }) {
      await callApi((api) => api.journey.override({ id: journey.personId, step, reason }));
      showToast({ title: m.journey__step_changed_to({ step, name: stepNames[step - 1]! }) });
      onSet();
    },
  });
  return (
    <Dialog open title={m.journey__change_step_2()} onOpenChange={(open) => open || onClose()}>
      <Form form={form} label={m.journey__change_step_2()}>
        <p className="text-14 text-soft">{m.journey__lintel_works_out_the_step()}</p>
        <SelectField
          form={form}
          name="step"
          label={m.journey__step()}
          options={stepNames
            .map((name, at) => ({ value: String(at + 1), label: `${at + 1}. ${name}` }))
            .filter(({ value }) => Number(value) !== current || journey.completed)}
        />
        <TextareaField form={form} name="reason" label={m.journey__reason()} rows={2} maxLength={300} required />
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending={m.journey__changing()}>
            {m.journey__change_step()}
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            {m.journey__cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
