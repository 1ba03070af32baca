import { m } from '@lintel/messages';
import { SuspensionBody } from '@lintel/server/administration';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { wholesalerKey } from '../queries.ts';

interface Company {
  id: number;
  companyName: string;
}

/** Asks for the reason, and states the effects of a suspension in advance. */
export function SuspendDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { confirm } = useAction({ refetch: [wholesalerKey] });
  const { reactivate } = useReactivate();
  const form = useForm<{ reason: string }, { reason: string }>({
    schema: SuspensionBody,
    start: { reason: '' },
    failed: m.network__we_couldnt_suspend_the_company(),
    send: async ({ reason }) => {
      await callApi((api) => api.network.wholesaler.suspend({ id: company.id, reason }));
      await confirm({
        title: m.network__is_suspended_2({ companyName: company.companyName }),
        undo: () => reactivate(company),
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={m.network__suspend_4({ companyName: company.companyName })}
      open
      onOpenChange={(open) => !open && onClose()}
      cancel
      footer={
        <Button kind="danger" pending={form.pending} onClick={form.submit}>
          {form.pending ? 'Suspending …' : m.network__suspend_company()}
        </Button>
      }
    >
      <Form form={form} label={m.network__suspend_company()}>
        <p className="text-14 text-soft">{m.network__this_stops_the_owner_and()}</p>
        <TextareaField
          form={form}
          name="reason"
          label={m.network__reason()}
          help={m.network__the_owner_will_see_this()}
          maxLength={1_000}
        />
      </Form>
    </Dialog>
  );
}

/** Ends a suspension. Needs no confirmation, because nothing is lost. */
export function useReactivate() {
  const { act, pending } = useAction({ refetch: [wholesalerKey], failed: m.network__the_account_stays_suspended() });
  const reactivate = ({ id, companyName }: Company) =>
    act(() => callApi((api) => api.network.wholesaler.reactivate({ id })), {
      title: m.network__is_active_again({ companyName }),
    });
  return { reactivate, pending };
}
