import { m } from '@lintel/messages';
import { SuspensionBody } from '@lintel/server/wholesaler';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../api/client.ts';
import { Failure } from '../../../../api/failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextareaField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { Dialog } from '../../../../ui/overlays/drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { useRefreshDashboard } from '../queries.ts';

interface Company {
  id: number;
  companyName: string;
}

/** Asks for the reason, and states the effects of a suspension in advance. */
export function SuspendDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const refresh = useRefreshDashboard();
  const reactivate = useReactivate();
  const form = useForm<{ reason: string }, { reason: string }>({
    schema: SuspensionBody,
    start: { reason: '' },
    failed: m.network__we_couldnt_suspend_the_company(),
    send: async ({ reason }) => {
      await callApi((api) => api.network.wholesaler.suspend({ id: company.id, reason }));
      await refresh();
      onClose();
      showToast({
        title: m.network__is_suspended_2({ companyName: company.companyName }),
        action: { label: m.network__undo(), run: () => void reactivate(company) },
      });
    },
  });
  return (
    <Dialog
      title={m.network__suspend_4({ companyName: company.companyName })}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button kind="danger" pending={form.pending} onClick={form.submit}>
            {form.pending ? 'Suspending …' : m.network__suspend_company()}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {m.network__cancel()}
          </Button>
        </>
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
  const client = useQueryClient();
  return async (company: Company) => {
    try {
      await callApi((api) => api.network.wholesaler.reactivate({ id: company.id }));
      showToast({ title: m.network__is_active_again({ companyName: company.companyName }) });
    } catch (cause) {
      const text = cause instanceof Failure ? cause.text : undefined;
      showToast({
        title: m.network__the_account_stays_suspended(),
        description: text ?? m.network__please_try_again(),
        tone: 'danger',
      });
    }
    await client.invalidateQueries({ queryKey: ['wholesaler'] });
  };
}
