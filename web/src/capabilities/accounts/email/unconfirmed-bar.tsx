import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { addEmailPath } from '../paths.ts';
import type { Me } from '../session.ts';

/** Above every page of an account whose address is not confirmed: what to do, and what happens otherwise. */
export function UnconfirmedBar({ me }: { me: Me }) {
  const [pending, setPending] = useState(false);
  if (me.emailVerified) return null;
  const send = async () => {
    setPending(true);
    try {
      await ask((api) => api.accounts.sendVerification());
      showToast({ title: 'We sent you a new link', description: `Open it in the email to ${me.email}.` });
    } catch (cause) {
      showToast({
        tone: 'danger',
        title: 'We couldn’t send a link',
        description: cause instanceof Failure ? cause.text : 'Please try again.',
      });
    }
    setPending(false);
  };
  return (
    <section aria-label="Your email address" data-print="no" className="border-b border-line bg-warning-tint text-14">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p className="flex min-w-0 flex-1 basis-72 gap-2">
          <TriangleAlert aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-warning" />
          <span className="min-w-0 break-words">
            {me.emailNeeded ? (
              <>
                <strong>Add another email address.</strong> You can’t use {me.email} with this account.
              </>
            ) : (
              <>
                <strong>Confirm your email.</strong> We sent a link to {me.email}.
              </>
            )}{' '}
            Without a confirmed address, your account is deleted after 30 days without activity.
          </span>
        </p>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {!me.emailNeeded && (
            <Button kind="secondary" size="sm" pending={pending} onClick={send}>
              Send a new link
            </Button>
          )}
          <AppLink href={addEmailPath} className="link inline-flex min-h-8 items-center">
            {me.emailNeeded ? 'Add an address' : 'Use another address'}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
