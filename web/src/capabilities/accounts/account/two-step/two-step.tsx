import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ask } from '../../../../wire/client.ts';
import { useSessionChanged } from '../../change-person.ts';
import { type Profile, useRefreshAccount } from '../calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { type Beginning, SetUp } from './set-up.tsx';

type Asking = 'begin' | 'disable' | 'codes';

/** Off, being set up, or on. */
export function TwoStep({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState<Asking>();
  const [beginning, setBeginning] = useState<Beginning>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = useRefreshAccount();
  const sessionChanged = useSessionChanged();
  const changed = () => Promise.all([refresh(), sessionChanged()]);

  const confirmed: Record<Asking, (password: string) => Promise<void>> = {
    begin: async (password) => setBeginning(await ask((api) => api.accounts.beginTwoFactor({ password }))),
    disable: async (password) => {
      await ask((api) => api.accounts.disableTwoFactor({ password }));
      setCodes(undefined);
      await changed();
      showToast({ title: 'Two-step sign-in is off' });
    },
    codes: async (password) => {
      const { backupCodes } = await ask((api) => api.accounts.backupCodes({ password }));
      setCodes(backupCodes);
    },
  };

  return (
    <>
      {beginning ? (
        <SetUp
          beginning={beginning}
          onCancel={() => setBeginning(undefined)}
          onEnabled={async () => {
            setCodes(beginning.backupCodes);
            setBeginning(undefined);
            await changed();
            showToast({ title: 'Two-step sign-in is on' });
          }}
        />
      ) : profile.twoFactorEnabled ? (
        <>
          <Notice tone="good">Two-step sign-in is on.</Notice>
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" onClick={() => setAsking('codes')}>
              New backup codes
            </Button>
            <Button kind="secondary" onClick={() => setAsking('disable')}>
              Switch off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Two-step sign-in is off.</p>
          <div>
            <Button onClick={() => setAsking('begin')}>Set it up</Button>
          </div>
        </>
      )}
      {codes && <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <PasswordDialog
        {...words[asking ?? 'begin']}
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirmed={(password) => confirmed[asking ?? 'begin'](password)}
      />
    </>
  );
}

const words: Record<Asking, { title: string; action: string; pending: string; children: string }> = {
  begin: {
    title: 'Set up two-step sign-in',
    action: 'Continue',
    pending: 'One moment…',
    children: 'First your password, so that nobody else sets it up for you.',
  },
  disable: {
    title: 'Switch two-step sign-in off',
    action: 'Switch off',
    pending: 'Switching off…',
    children: 'Your password alone then opens your account. Your backup codes stop working.',
  },
  codes: {
    title: 'New backup codes',
    action: 'Make new codes',
    pending: 'Making codes…',
    children: 'The codes that you have stop working as soon as the new ones are made.',
  },
};
