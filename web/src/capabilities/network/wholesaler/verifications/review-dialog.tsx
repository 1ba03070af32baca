import { type Registered, VerificationDecision } from '@lintel/server/wholesaler';
import type { z } from 'zod';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/drawer.tsx';
import { CheckField, SelectField, TextareaField, TextField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import { ask } from '../../../../wire/client.ts';
import { useDeskRefresh } from '../queries.ts';
import { reasonNames, registerStates } from '../words.ts';
import { NameMatch } from './name-match.tsx';
import { StatedLicense } from './stated-license.tsx';

type Values = z.input<typeof VerificationDecision>;
type Sent = VerificationDecision;

/** Where nothing is noted these stand, as the specification fixes them. */
const usualNotes = { verified: 'License verified by wholesaler', rejected: 'License verification failed' } as const;

/** What was stated beside what the register has; approves or rejects, with the reason that the applicant reads. */
export function ReviewDialog({ license, onClose }: { license: Registered; onClose: () => void }) {
  const refresh = useDeskRefresh();
  const name = license.applicantName || license.companyName;
  const form = useForm<Values, Sent>({
    schema: VerificationDecision,
    start: { verificationId: license.id, status: 'verified', notes: '', evidence: { disciplined: false } },
    failed: 'The decision was not kept. Please try again.',
    send: async (decision) => {
      const notes = decision.notes === '' ? usualNotes[decision.status] : decision.notes;
      await ask((api) => api.network.wholesaler.verifyLicense({ ...decision, notes }));
      onClose();
      await refresh();
      showToast({
        title: decision.status === 'verified' ? `${name} is verified` : `${name} is rejected`,
        description: 'The applicant was told by letter.',
      });
    },
  });
  const decide = (status: Values['status']) => {
    const { reason } = form.getValues();
    form.setValue('status', status);
    if (status === 'verified') form.setValue('reason', undefined);
    if (status === 'rejected' && !reason) {
      form.setError('reason', { message: 'Please choose why; the applicant is told' }, { shouldFocus: true });
      return;
    }
    form.submit();
  };
  const deciding = form.pending ? form.getValues('status') : undefined;
  return (
    <Dialog
      title={`Review ${name}`}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button pending={deciding === 'verified'} onClick={() => decide('verified')}>
            Approve
          </Button>
          <Button kind="danger" pending={deciding === 'rejected'} onClick={() => decide('rejected')}>
            Reject
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StatedLicense license={license} />
        <Form form={form} label="Decision" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-4">
          <h3 className="text-18">What the register has</h3>
          <TextField
            form={form}
            name="evidence.registerName"
            label="Name in the register"
            optional
            autoComplete="off"
          />
          <NameMatch id={license.id} registerName={form.watch('evidence.registerName') ?? ''} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              form={form}
              name="evidence.registerStatus"
              label="State in the register"
              optional
              options={[
                { value: '', label: 'Not looked at' },
                ...Object.entries(registerStates).map(([value, label]) => ({ value, label })),
              ]}
            />
            <TextField form={form} name="evidence.expiresOn" label="Holds until" type="date" optional />
          </div>
          <TextField
            form={form}
            name="evidence.registerUrl"
            label="Address of the entry"
            type="url"
            inputMode="url"
            placeholder="https://"
            optional
            autoComplete="off"
          />
          <CheckField form={form} name="evidence.disciplined" label="The register tells of a disciplinary measure" />
          <SelectField
            form={form}
            name="reason"
            label="Reason, for a rejection"
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
            label="Note"
            rows={3}
            maxLength={2_000}
            help="Kept with the decision. The applicant reads it where you reject."
          />
        </Form>
      </div>
    </Dialog>
  );
}
