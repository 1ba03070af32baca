import { m } from '@lintel/messages';
import type { AnyRouter } from '@tanstack/react-router';
import { showToast } from '../../ui/toast.ts';
import { onUnauthenticated } from '../../wire/client.ts';
import { forgetAnswers } from '../../wire/forget-answers.ts';
import { knownPerson, refreshSession } from './session.ts';

/**
 * Notices that the session ended or changed elsewhere: in another tab, on another device, by time. A page that is for
 * somebody then leads to sign in, by its guard; any other shows the header of visitors.
 */
export function watchSession(router: AnyRouter) {
  const compare = async () => {
    const before = knownPerson();
    const { person } = await refreshSession();
    if (person?.id === before?.id) return;
    router.clearCache();
    if (person) forgetAnswers();
    else showToast({ title: m.accounts__you_were_signed_out(), description: m.accounts__sign_in_to_go_on() });
    await router.invalidate();
    if (!person) forgetAnswers();
  };
  const look = () => void compare().catch(() => {});
  // A wrong password is refused likewise; who is signed in then has not changed.
  onUnauthenticated(() => {
    if (knownPerson()) look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
