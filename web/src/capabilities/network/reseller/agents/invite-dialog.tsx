import { NewInvitation, type ResellerAgent } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/drawer.tsx';
import { SelectField, TextField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { day } from '../../../../ui/format.ts';
import { askReseller, deskQuery } from '../calls.ts';
import { MoneyField } from '../money-field.tsx';
import { useSaid } from '../use-act.ts';
import { agentTypeNames, monthly, nameOf } from '../words.ts';

/** Invites somebody by mail, or back somebody who left. */
export default function InviteDialog({ again, onClose }: { again?: ResellerAgent; onClose: () => void }) {
  const said = useSaid();
  const desk = useQuery(deskQuery).data;
  const form = useForm({
    schema: NewInvitation,
    start: again
      ? { email: again.email, agentType: again.agentType }
      : { email: '', agentType: 'real_estate' as const },
    failed: 'The invitation was not sent. Please try again.',
    send: async (values) => {
      const invitation = await askReseller(({ invitations }) => invitations.create(values));
      onClose();
      await said({
        title: `Invitation sent to ${invitation.email}`,
        description: `It holds until ${day(invitation.expiresAt)}.`,
      });
    },
  });
  const price = desk?.agentPriceCents;
  const seats = desk?.seats;
  return (
    <Dialog
      open
      title={again ? `Invite ${nameOf(again)} again` : 'Invite agent'}
      onOpenChange={(open) => open || onClose()}
    >
      <Form form={form} label="Invitation">
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="off"
          label="E-mail address"
          help="The link in the letter holds for 14 days and can be used once."
        />
        <SelectField
          form={form}
          name="agentType"
          label="Agent type"
          options={Object.entries(agentTypeNames).map(([value, label]) => ({ value, label }))}
        />
        <MoneyField
          form={form}
          name="agentPriceCents"
          label="Price a month, in US dollars (optional)"
          help={
            price === null || price === undefined
              ? 'Your company has set no price; without one the letter says so.'
              : `Without one, your company’s ${monthly(price)} a month.`
          }
        />
        {seats && seats.total !== null && (
          <p className="text-14 text-soft">
            {seats.used} of {seats.total} seats are taken by active and waiting agents and open invitations.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Submit form={form} pending="Sending …">
            Send invitation
          </Submit>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
