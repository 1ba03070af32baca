import { m } from '@lintel/messages';
import { TriangleAlert } from 'lucide-react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { addEmailPath } from '../paths.ts';
import type { Me } from '../session.ts';

/** Shown on every page of unconfirmed accounts: what to do, and what happens otherwise. */
export function UnconfirmedBar({ me }: { me: Me }) {
  const { act, pending } = useAction({ failed: m.accounts__we_couldnt_send_a_link() });
  if (me.emailVerified) return null;
  const send = () =>
    act(() => callApi((api) => api.accounts.sendVerification()), {
      title: m.accounts__we_sent_you_a_new(),
      description: m.accounts__open_the_link_in_the_2({ email: me.email }),
    });
  return (
    <section
      aria-label={m.accounts__your_email_address()}
      data-print="no"
      className="border-b border-line bg-warning-tint text-14"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p className="flex min-w-0 flex-1 basis-72 gap-2">
          <TriangleAlert aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-warning" />
          <span className="min-w-0 break-words">
            {me.emailNeeded ? (
              <>
                <strong>{m.accounts__add_another_email_address_2()}</strong>{' '}
                {m.accounts__you_cant_use_with_this({ email: me.email })}
              </>
            ) : (
              <>
                <strong>{m.accounts__confirm_your_email()}</strong>{' '}
                {m.accounts__we_sent_a_link_to_2({ email: me.email })}
              </>
            )}{' '}
            {m.accounts__without_a_confirmed_address_your()}
          </span>
        </p>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {!me.emailNeeded && (
            <Button kind="secondary" size="sm" pending={pending} onClick={() => void send()}>
              {m.accounts__send_a_new_link()}
            </Button>
          )}
          <AppLink href={addEmailPath} className="link inline-flex min-h-8 items-center">
            {me.emailNeeded ? m.accounts__add_an_address() : m.accounts__use_a_different_address()}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
