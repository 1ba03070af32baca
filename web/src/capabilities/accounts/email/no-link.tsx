import { LinkButton } from '../../../ui/button.tsx';
import { accountPath } from '../paths.ts';
import { DoorPage } from '../sign-in/door-page.tsx';

const words = {
  loading: { title: 'Checking your link', text: 'One moment, please.' },
  spent: {
    title: 'This link no longer works',
    text: 'It was used already, or it is more than a day old. If your email address is not confirmed yet, you can send a new link from your account settings.',
  },
  failed: {
    title: 'We couldn’t check this link',
    text: 'Nothing has changed. Open the link in your email again in a moment.',
  },
} as const;

/** In place of what an email's link leads to, while it is checked or where it does not work. */
export function NoLink({ state }: { state: keyof typeof words }) {
  const { title, text } = words[state];
  return (
    <DoorPage title={title}>
      <p role="status">{text}</p>
      {state !== 'loading' && (
        <div>
          <LinkButton href={accountPath}>Go to your account</LinkButton>
        </div>
      )}
    </DoorPage>
  );
}
