import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { accountTabs } from './account-tabs.ts';
import { profileQuery } from './calls.ts';
import { momentIn } from './moment-in.ts';
import { Panel } from './panel.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

export function AccountPage(props: {
  tab: string;
  roleLabel: string;
  twoFactorDue: boolean;
  /** Page the visitor was opening when the second step was requested. */
  next: string | undefined;
  /** Fees the agent pays the company. */
  fees?: ReactNode;
  /** Notification preferences. */
  notifications: ReactNode;
}) {
  const navigate = useNavigate();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery);
  const contents = profile && {
    profile: (
      <>
        <ProfileTab profile={profile} roleLabel={props.roleLabel} />
        {props.fees && (
          <Panel id="fees" title={m.accounts__fees_to_your_company()} lead={m.accounts__you_pay_the_company_directly()}>
            {props.fees}
          </Panel>
        )}
      </>
    ),
    security: <SecurityTab profile={profile} due={props.twoFactorDue} next={props.next} />,
    preferences: <PreferencesTab profile={profile} />,
    notifications: props.notifications,
    privacy: <PrivacyTab profile={profile} />,
  };
  return (
    <div className="page grid max-w-240 grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <h1 className="text-28">{m.accounts__account_settings()}</h1>
      {profile?.deletionAt && (
        <Notice tone="warning" title={m.accounts__your_account_will_be_deleted()}>
          {m.accounts__well_delete_it_on_to({ deletionAt: momentIn(profile.deletionAt, profile.timeZone) })}
        </Notice>
      )}
      {!profile && error && (
        <ErrorState
          what={m.accounts__we_couldnt_load_your_settings()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!profile && !error && <Skeleton className="h-96" />}
      {contents && (
        <Tabs
          label={m.accounts__account_settings()}
          value={props.tab}
          onChange={(tab) => void navigate({ to: '.', search: { tab, next: props.next } as never, resetScroll: false })}
          tabs={accountTabs.map(({ value, label }) => ({
            value,
            label,
            content: <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{contents[value]}</div>,
          }))}
        />
      )}
    </div>
  );
}
