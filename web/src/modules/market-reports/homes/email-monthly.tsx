import { m } from '@lintel/messages';
import { NewHomeEmail } from '@lintel/server/market-reports';
import type { HomeValueRequest } from '@lintel/server/markets';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addHomeEmail, homeEmailsQuery, removeHomeEmail } from '../calls.ts';

/** Emails the estimate of a home each month: to the account of a person, or to the address of a visitor once it is confirmed. */
export function EmailMonthly({ request }: { request: HomeValueRequest }) {
  const person = useRouteContext({ from: '__root__', select: ({ session }) => session.person });
  return (
    <section className="grid gap-3 border-t border-line pt-4" data-print="no">
      <h3 className="text-18">{m.market_reports__email_this_monthly()}</h3>
      <p className="text-14 text-soft">{m.market_reports__email_this_lead()}</p>
      {person ? <OwnEmail request={request} /> : <VisitorEmail request={request} />}
    </section>
  );
}

function OwnEmail({ request }: { request: HomeValueRequest }) {
  const { data, isPending } = useQuery(homeEmailsQuery);
  const { act, pending } = useAction({ refetch: [homeEmailsQuery.queryKey] });
  const same = (text: string) => text.trim().toLowerCase();
  const own = data?.find(
    ({ street, postalCode }) => same(street) === same(request.street) && postalCode === request.postalCode.trim(),
  );
  const add = () => act(() => addHomeEmail(request), { title: m.market_reports__home_added() });
  const remove = (id: number) =>
    act(() => removeHomeEmail(id), { title: m.market_reports__home_removed({ home: request.street }), undo: add });
  return (
    <Button
      kind="secondary"
      className="justify-self-start"
      aria-pressed={own !== undefined}
      pending={isPending || pending}
      onClick={() => void (own ? remove(own.id) : add())}
    >
      {own && <BellRing aria-hidden size={16} strokeWidth={1.5} />}
      {own ? m.market_reports__monthly_email_on() : m.market_reports__email_me_monthly()}
    </Button>
  );
}

function VisitorEmail({ request }: { request: HomeValueRequest }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<NewHomeEmail, NewHomeEmail>({
    schema: NewHomeEmail.required({ email: true }),
    start: { ...request, email: '' },
    failed: m.market_reports__we_couldnt_add_home(),
    async send({ email }) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await addHomeEmail({ ...request, email, timeZone });
      setSentTo(email);
    },
  });
  if (sentTo)
    return (
      <Notice tone="good" title={m.market_reports__check_your_email()}>
        {m.market_reports__confirm_to_start({ email: sentTo })}
      </Notice>
    );
  return (
    <Form form={form} label={m.market_reports__email_this_monthly()} className="grid max-w-120 gap-3">
      <TextField form={form} name="email" label={m.market_reports__your_email()} type="email" autoComplete="email" />
      <div>
        <Submit form={form} pending={m.market_reports__sending()}>
          {m.market_reports__email_me_monthly()}
        </Submit>
      </div>
    </Form>
  );
}
