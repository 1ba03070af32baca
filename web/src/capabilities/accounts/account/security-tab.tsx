import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Profile } from './calls.ts';
import { ChangePassword } from './change-password.tsx';
import { Panel } from './panel.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TwoStep } from './two-step/two-step.tsx';

export function SecurityTab(props: { profile: Profile; due: boolean; next: string | undefined }) {
  const { profile, due, next } = props;
  const twoStep = (
    <Panel
      title="Two-step sign-in"
      lead="After the password a code is asked for, which an app on your phone shows. A stolen password alone is then not enough."
    >
      <TwoStep profile={profile} />
      {next && profile.twoFactorEnabled && (
        <div>
          <LinkButton href={next}>Go on to where you were going</LinkButton>
        </div>
      )}
    </Panel>
  );
  const first = due || next !== undefined;
  return (
    <>
      {due && (
        <Notice tone="warning" title="Set up two-step sign-in first">
          Your account can act for others, so it needs a second step. Your desk opens once it is on.
        </Notice>
      )}
      {first && twoStep}
      <Panel title="Password" lead="A change signs you out on all other devices.">
        <ChangePassword email={profile.email} />
      </Panel>
      {!first && twoStep}
      <Panel title="Sessions" lead="Where you are signed in. End those that you do not know, and change your password.">
        <SessionsList timeZone={profile.timeZone} />
      </Panel>
    </>
  );
}
