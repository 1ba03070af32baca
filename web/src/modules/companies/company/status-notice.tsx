import { m } from '@lintel/messages';
import type { ResellerDashboard } from '@lintel/server/companies';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { dashboardPath } from '../dashboard-state.ts';

const unpaid = new Set(['pending_payment', 'past_due', 'suspended', 'cancelled']);

/** Explains why the dashboard is read-only or soon will be, and how to fix it. Renders nothing without a problem. */
export function StatusNotice({ dashboard }: { dashboard: ResellerDashboard | undefined }) {
  if (!dashboard) return null;
  const { obstacle, plan, license } = dashboard;
  const toPay = plan !== null && unpaid.has(plan.status);
  if (!obstacle && !toPay) return null;
  const text = obstacle ?? m.network__your_plan_has_an_unpaid();
  return (
    <Notice
      tone={dashboard.suspended || dashboard.verification === 'rejected' ? 'danger' : 'warning'}
      title={`${text}.`}
    >
      <div className="mt-1 grid justify-items-start gap-3">
        {obstacle && <p>{m.network__for_now_you_can_view()}</p>}
        {license?.status === 'rejected' && license.reason && <p>{m.network__reason_3({ reason: license.reason })}</p>}
        {dashboard.verification === 'pending' && !dashboard.suspended && (
          <p>
            {license?.appealed
              ? m.network__were_reviewing_your_appeal_well()
              : m.network__were_checking_your_license_in()}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {toPay && (
            <LinkButton size="sm" stay href={dashboardPath({ tab: 'subscription' })}>
              {m.network__go_to_subscription()}
            </LinkButton>
          )}
          {license?.status === 'rejected' && !license.appealed && <Appeal licenseId={license.id} />}
          {dashboard.suspended && (
            <LinkButton size="sm" kind="secondary" href="/support">
              {m.network__contact_support()}
            </LinkButton>
          )}
        </div>
      </div>
    </Notice>
  );
}

function Appeal({ licenseId }: { licenseId: number }) {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [short, setShort] = useState(false);
  const { act, pending } = useAction({ refetch: [[]] });
  const send = async () => {
    if (message.trim().length < 10) {
      setShort(true);
      return;
    }
    const done = await act(
      () => callApi((api) => api.network.appeals.appeal({ id: licenseId, message: message.trim() })),
      () => ({ title: m.network__appeal_sent(), description: m.network__well_email_you_the_decision() }),
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {m.network__appeal()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.network__appeal()}
        cancel
        onSubmit={() => void send()}
        footer={
          <Button type="submit" pending={pending}>
            {m.network__send_appeal()}
          </Button>
        }
      >
        <Textarea
          label={m.network__what_should_we_review_again_2()}
          help={m.network__at_least_10_characters_for()}
          rows={5}
          maxLength={2000}
          value={message}
          error={short ? m.network__tell_us_what_to_review() : undefined}
          onChange={(event) => {
            setMessage(event.target.value);
            setShort(false);
          }}
        />
      </Dialog>
    </>
  );
}
