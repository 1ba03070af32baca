import { m } from '@lintel/messages';
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
    <Panel title={m.accounts__two_step_sign_in()} lead={m.accounts__after_your_password_you_enter()}>
      <TwoStep profile={profile} />
      {next && profile.twoFactorEnabled && (
        <div>
          <LinkButton href={next}>{m.accounts__continue_2()}</LinkButton>
        </div>
      )}
    </Panel>
  );
  const first = due || next !== undefined;
  return (
    <>
      {due && (
        <Notice tone="warning" title={m.accounts__set_up_two_step_sign()}>
          {m.accounts__your_account_can_act_for()}
        </Notice>
      )}
      {first && twoStep}
      <Panel title={m.accounts__password()} lead={m.accounts__changing_your_password_signs_you()}>
        <ChangePassword email={profile.email} />
      </Panel>
      {!first && twoStep}
      <Panel title={m.accounts__sessions()} lead={m.accounts__devices_where_youre_signed_in()}>
        <SessionsList timeZone={profile.timeZone} />
      </Panel>
    </>
  );
}
