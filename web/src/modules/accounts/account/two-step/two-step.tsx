import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useState } from 'react';
import { callAlone, callApi } from '../../../../api/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { useAction } from '../../../../ui/hooks/use-action.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useSessionChanged } from '../../change-person.ts';
import { type Profile, profileQuery } from '../calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { SetUp, type TwoStepSetup } from './set-up.tsx';

type OpenDialog = 'begin' | 'disable' | 'codes';

/** Shows two-step sign-in as off, being set up, or on. */
export function TwoStep({ profile }: { profile: Profile }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { confirm } = useAction({ refetch: [profileQuery.queryKey] });
  const sessionChanged = useSessionChanged();
  const changed = (title: string) => Promise.all([confirm({ title }), sessionChanged()]);

  const confirmed: Record<OpenDialog, (password: string) => Promise<void>> = {
    begin: async (password) => setSetup(await callApi((api) => api.accounts.beginTwoFactor({ password }))),
    disable: async (password) => {
      await callAlone((api) => api.accounts.disableTwoFactor({ password }));
      setCodes(undefined);
      await changed(m.accounts__two_step_sign_in_is());
    },
    codes: async (password) => {
      const { backupCodes } = await callApi((api) => api.accounts.backupCodes({ password }));
      setCodes(backupCodes);
    },
  };

  return (
    <>
      {setup ? (
        <SetUp
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onEnabled={async () => {
            setCodes(setup.backupCodes);
            setSetup(undefined);
            await changed(m.accounts__two_step_sign_in_is_2());
          }}
        />
      ) : profile.twoFactorEnabled ? (
        <>
          <Notice tone="good">{m.accounts__two_step_sign_in_is_3()}</Notice>
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" onClick={() => setOpenDialog('codes')}>
              {m.accounts__new_backup_codes()}
            </Button>
            <Button kind="secondary" onClick={() => setOpenDialog('disable')}>
              {m.accounts__turn_off()}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{m.accounts__two_step_sign_in_is_4()}</p>
          <div>
            <Button onClick={() => setOpenDialog('begin')}>{m.accounts__set_up()}</Button>
          </div>
        </>
      )}
      {codes && <BackupCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      <PasswordDialog
        {...words[openDialog ?? 'begin']}
        open={openDialog !== undefined}
        onClose={() => setOpenDialog(undefined)}
        onConfirmed={(password) => confirmed[openDialog ?? 'begin'](password)}
      />
    </>
  );
}

const words: Record<OpenDialog, { title: string; action: string; pending: string; children: string }> = {
  begin: texts({
    title: m.accounts__set_up_two_step_sign_2,
    action: m.accounts__continue,
    pending: m.accounts__one_moment,
    children: m.accounts__enter_your_password_to_confirm,
  }),
  disable: texts({
    title: m.accounts__turn_off_two_step_sign,
    action: m.accounts__turn_off,
    pending: m.accounts__turning_off,
    children: m.accounts__youll_need_only_your_password,
  }),
  codes: texts({
    title: m.accounts__new_backup_codes,
    action: m.accounts__create_new_codes,
    pending: m.accounts__creating_codes,
    children: m.accounts__your_current_codes_stop_working,
  }),
};
