import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { LinkButton } from '../../../ui/button.tsx';
import { accountPath } from '../paths.ts';
import { FormPage } from '../sign-in/form-page.tsx';

const words = {
  loading: texts({ title: m.accounts__checking_your_link, text: m.accounts__this_takes_just_a_moment }),
  spent: texts({
    title: m.accounts__this_link_no_longer_works,
    text: m.accounts__it_was_already_used_or,
  }),
  failed: texts({
    title: m.accounts__we_couldnt_check_this_link,
    text: m.accounts__nothing_has_changed_wait_a,
  }),
} as const;

/** Replaces the page of an email link while the link is checked or when it does not work. */
export function NoLink({ state }: { state: keyof typeof words }) {
  const { title, text } = words[state];
  return (
    <FormPage title={title}>
      <p role="status">{text}</p>
      {state !== 'loading' && (
        <div>
          <LinkButton href={accountPath}>{m.accounts__go_to_your_account()}</LinkButton>
        </div>
      )}
    </FormPage>
  );
}
