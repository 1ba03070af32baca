import { m } from '@lintel/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type Profile, profileQuery } from './calls.ts';
import { momentIn } from './moment-in.ts';
import { Panel } from './panel.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function PrivacyTab({ profile }: { profile: Profile }) {
  return (
    <>
      <Panel title={m.accounts__your_data()} lead={m.accounts__download_everything_we_store_about()}>
        <div>
          {/* Links to an API response, not to a page of the site. */}
          <a
            href="/api/account/export"
            download
            className="inline-flex min-h-10 items-center gap-2 rounded-control border border-edge bg-raised px-4 text-14 font-medium hover:bg-sunk"
          >
            <Download aria-hidden size={16} strokeWidth={1.5} /> {m.accounts__download_your_data()}
          </a>
        </div>
      </Panel>
      <Panel title={m.accounts__delete_your_account()} lead={m.accounts__we_delete_your_account_14()}>
        <Deletion profile={profile} />
      </Panel>
    </>
  );
}

function Deletion({ profile: { deletionAt, timeZone } }: { profile: Profile }) {
  const [confirming, setConfirming] = useState(false);
  const { act, confirm, pending } = useAction({ refetch: [profileQuery.queryKey] });
  const keep = () =>
    act(() => callApi((api) => api.accounts.keepAccount()), { title: m.accounts__your_account_wont_be_deleted() });
  if (deletionAt)
    return (
      <>
        <Notice tone="warning" title={m.accounts__account_deletion_scheduled()}>
          {m.accounts__well_delete_your_account_on({ deletionAt: momentIn(deletionAt, timeZone) })}
        </Notice>
        <div>
          <Button pending={pending} onClick={() => void keep()}>
            {m.accounts__keep_my_account()}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className="text-14">{m.accounts__we_erase_your_name_address()}</p>
      <div>
        <Button kind="danger" onClick={() => setConfirming(true)}>
          {m.accounts__delete_my_account()}
        </Button>
      </div>
      <PasswordDialog
        title={m.accounts__delete_my_account()}
        open={confirming}
        action={m.accounts__delete_in_14_days()}
        pending={m.accounts__one_moment()}
        onClose={() => setConfirming(false)}
        onConfirmed={async (password) => {
          await callApi((api) => api.accounts.deleteAccount({ password }));
          await confirm({
            title: m.accounts__your_account_will_be_deleted(),
            description: m.accounts__well_delete_it_in_14(),
          });
        }}
      >
        <p>{m.accounts__well_erase_your_account_in()}</p>
      </PasswordDialog>
    </>
  );
}
