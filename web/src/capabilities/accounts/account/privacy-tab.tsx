import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { type Profile, useDeed, useRefreshAccount } from './calls.ts';
import { momentIn } from './moment-in.ts';
import { Panel } from './panel.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function PrivacyTab({ profile }: { profile: Profile }) {
  return (
    <>
      <Panel title="Your data" lead="Everything that is kept about you, in one file that programs can read (JSON).">
        <div>
          {/* The API's own answer: no page of the site. */}
          <a
            href="/api/account/export"
            download
            className="inline-flex min-h-10 items-center gap-2 rounded-control border border-edge bg-raised px-4 text-14 font-medium hover:bg-sunk"
          >
            <Download aria-hidden size={16} strokeWidth={1.5} /> Download your data
          </a>
        </div>
      </Panel>
      <Panel title="Delete the account" lead="It happens 14 days after you ask. Until then you can change your mind.">
        <Deletion profile={profile} />
      </Panel>
    </>
  );
}

function Deletion({ profile: { deletionAt, timeZone } }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshAccount();
  const keep = useDeed(() => ask((api) => api.accounts.keepAccount()), 'Your account stays');
  if (deletionAt)
    return (
      <>
        <Notice tone="warning" title="Deletion is on its way">
          Your account is deleted on {momentIn(deletionAt, timeZone)}.
        </Notice>
        <div>
          <Button pending={keep.isPending} onClick={() => keep.mutate()}>
            Keep my account
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className="text-14">
        Your name, address, phone, password and sessions are erased. Records that the law asks for stay without your
        name: payments, consents, and who changed what.
      </p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <PasswordDialog
        title="Delete my account"
        open={asking}
        action="Delete in 14 days"
        pending="One moment…"
        onClose={() => setAsking(false)}
        onConfirmed={async (password) => {
          await ask((api) => api.accounts.deleteAccount({ password }));
          await refresh();
          showToast({ title: 'Your account will be deleted', description: 'In 14 days. You can still keep it.' });
        }}
      >
        <p>In 14 days your account is erased and cannot be brought back. A letter tells you the day.</p>
      </PasswordDialog>
    </>
  );
}
