import { SuspensionBody } from '@lintel/server/wholesaler';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/drawer.tsx';
import { TextareaField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import { ask } from '../../../../wire/client.ts';
import { Failure } from '../../../../wire/failure.ts';
import { useDeskRefresh } from '../queries.ts';

interface Company {
  id: number;
  companyName: string;
}

/** Asks for the reason, and says what a suspension does before it is done. */
export function SuspendDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const refresh = useDeskRefresh();
  const reactivate = useReactivate();
  const form = useForm<{ reason: string }, { reason: string }>({
    schema: SuspensionBody,
    start: { reason: '' },
    failed: 'The company was not suspended. Please try again.',
    send: async ({ reason }) => {
      await ask((api) => api.network.wholesaler.suspend({ id: company.id, reason }));
      await refresh();
      onClose();
      showToast({
        title: `${company.companyName} is suspended`,
        action: { label: 'Undo', run: () => void reactivate(company) },
      });
    },
  });
  return (
    <Dialog
      title={`Suspend ${company.companyName}?`}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button kind="danger" pending={form.pending} onClick={form.submit}>
            {form.pending ? 'Suspending …' : 'Suspend the company'}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Form form={form} label="Suspend the company">
        <p className="text-14 text-soft">
          The owner and all agents stop working at once; they can still read everything. Nothing is deleted, and you can
          end it at any time. The owner gets a letter with your reason.
        </p>
        <TextareaField
          form={form}
          name="reason"
          label="Reason"
          help="The owner reads it as you write it."
          maxLength={1_000}
        />
      </Form>
    </Dialog>
  );
}

/** Ends a suspension; nothing is lost by it, so nothing is asked. */
export function useReactivate() {
  const client = useQueryClient();
  return async (company: Company) => {
    try {
      await ask((api) => api.network.wholesaler.reactivate({ id: company.id }));
      showToast({ title: `${company.companyName} can work again` });
    } catch (cause) {
      const text = cause instanceof Failure ? cause.text : undefined;
      showToast({ title: 'The suspension goes on', description: text ?? 'Please try again.', tone: 'danger' });
    }
    await client.invalidateQueries({ queryKey: ['wholesaler'] });
  };
}
