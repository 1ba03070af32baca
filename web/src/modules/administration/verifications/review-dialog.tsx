import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type Registered, VerificationDecision } from '@lintel/server/licensing';
import type { z } from 'zod';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextareaField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { wholesalerKey } from '../queries.ts';
import { reasonNames, registerStates } from '../words.ts';
import { NameMatch } from './name-match.tsx';
import { StatedLicense } from './stated-license.tsx';

type Values = z.input<typeof VerificationDecision>;
type Sent = VerificationDecision;

/** Default notes, fixed by the specification. */
const defaultNotes = texts({
  verified: m.network__license_verified_by_wholesaler,
  rejected: m.network__license_verification_failed,
});

/**
 * Compares the stated license with the register's data; approves it, or rejects it with a reason that the applicant
 * reads.
 */
export function ReviewDialog({ license, onClose }: { license: Registered; onClose: () => void }) {
  const { confirm } = useAction({ refetch: [wholesalerKey] });
  const name = license.applicantName || license.companyName;
  const form = useForm<Values, Sent>({
    schema: VerificationDecision,
    start: { verificationId: license.id, status: 'verified', notes: '', evidence: { disciplined: false } },
    failed: m.network__we_couldnt_save_the_decision(),
    send: async (decision) => {
      const notes = decision.notes === '' ? defaultNotes[decision.status] : decision.notes;
      await callApi((api) => api.network.wholesaler.verifyLicense({ ...decision, notes }));
      onClose();
      await confirm({
        title: decision.status === 'verified' ? m.network__is_verified({ name }) : m.network__was_rejected({ name }),
        description: m.network__well_let_the_applicant_know(),
      });
    },
  });
  const decide = (status: Values['status']) => {
    const { reason, evidence } = form.getValues();
    form.setValue('status', status);
    // Approving is one press away from the list, and the public sees its result at once.
    if (status === 'verified' && evidence?.registerStatus !== 'active') {
      const message = m.network__approve_only_what_the_register_shows();
      form.setError('evidence.registerStatus', { message }, { shouldFocus: true });
      return;
    }
    if (status === 'verified') form.setValue('reason', undefined);
    if (status === 'rejected' && !reason) {
      form.setError('reason', { message: m.network__choose_a_reason_the_applicant() }, { shouldFocus: true });
      return;
    }
    form.submit();
  };
  const deciding = form.pending ? form.getValues('status') : undefined;
  return (
    <Dialog
      title={m.network__review({ name })}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button pending={deciding === 'verified'} onClick={() => decide('verified')}>
            {m.network__approve()}
          </Button>
          <Button kind="danger" pending={deciding === 'rejected'} onClick={() => decide('rejected')}>
            {m.network__reject()}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {m.network__cancel()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StatedLicense license={license} />
        <Form
          form={form}
          label={m.network__decision()}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-4"
        >
          <h3 className="text-18">{m.network__what_the_register_shows()}</h3>
          <TextField
            form={form}
            name="evidence.registerName"
            label={m.network__name_in_the_register()}
            optional
            autoComplete="off"
          />
          <NameMatch id={license.id} registerName={form.watch('evidence.registerName') ?? ''} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              form={form}
              name="evidence.registerStatus"
              label={m.network__status_in_the_register()}
              optional
              options={[
                { value: '', label: m.network__not_checked() },
                ...Object.entries(registerStates).map(([value, label]) => ({ value, label })),
              ]}
            />
            <TextField form={form} name="evidence.expiresOn" label={m.network__valid_until()} type="date" optional />
          </div>
          <TextField
            form={form}
            name="evidence.registerUrl"
            label={m.network__link_to_the_register_entry()}
            type="url"
            inputMode="url"
            placeholder="https://"
            optional
            autoComplete="off"
          />
          <CheckField form={form} name="evidence.disciplined" label={m.network__the_register_shows_a_disciplinary()} />
          <SelectField
            form={form}
            name="reason"
            label={m.network__reason_if_you_reject()}
            optional
            options={[
              { value: '', label: 'Choose …' },
              ...Object.entries(reasonNames)
                .filter(([value]) => value !== 'matches_register')
                .map(([value, label]) => ({ value, label })),
            ]}
          />
          <TextareaField
            form={form}
            name="notes"
            label={m.network__note()}
            rows={3}
            maxLength={2_000}
            help={m.network__saved_with_the_decision_the()}
          />
        </Form>
      </div>
    </Dialog>
  );
}
