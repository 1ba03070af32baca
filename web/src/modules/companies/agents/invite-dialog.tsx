import { m } from '@lintel/messages';
import { NewInvitation, type ResellerAgent } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { MoneyField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { day } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { callReseller, companyKey, dashboardQuery } from '../calls.ts';
import { agentTypeNames, monthly, nameOf } from '../words.ts';

/** Invites an agent by email, or invites a former agent back. */
export default function InviteDialog({ again, onClose }: { again?: ResellerAgent; onClose: () => void }) {
  const { confirm } = useAction({ refetch: [companyKey] });
  const dashboard = useQuery(dashboardQuery).data;
  const form = useForm({
    schema: NewInvitation,
    start: again
      ? { email: again.email, agentType: again.agentType }
      : { email: '', agentType: 'real_estate' as const },
    failed: m.network__we_couldnt_send_the_invitation(),
    send: async (values) => {
      const invitation = await callReseller(({ invitations }) => invitations.create(values));
      onClose();
      await confirm({
        title: m.network__invitation_sent_to({ email: invitation.email }),
        description: m.network__the_link_is_valid_until({ expiresAt: day(invitation.expiresAt) }),
      });
    },
  });
  const price = dashboard?.agentPriceCents;
  const seats = dashboard?.seats;
  return (
    <Dialog
      open
      title={again ? m.network__invite_again_2({ again: nameOf(again) }) : m.network__invite_agent_2()}
      onOpenChange={(open) => open || onClose()}
    >
      <Form form={form} label={m.network__invitation()}>
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="off"
          label={m.network__email_address()}
          help={m.network__the_link_in_the_email()}
        />
        <SelectField
          form={form}
          name="agentType"
          label={m.network__agent_type()}
          options={Object.entries(agentTypeNames).map(([value, label]) => ({ value, label }))}
        />
        <MoneyField
          cents
          form={form}
          name="agentPriceCents"
          label={m.network__monthly_price_in_us_dollars()}
          help={
            price === null || price === undefined
              ? m.network__your_company_hasnt_set_a()
              : m.network__if_you_leave_this_empty({ price: monthly(price) })
          }
        />
        {seats && seats.total !== null && (
          <p className="text-14 text-soft">
            {m.network__of_seats_are_in_use({ used: seats.used, total: seats.total })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending={m.companies__sending()}>
            {m.network__send_invitation()}
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            {m.network__cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
