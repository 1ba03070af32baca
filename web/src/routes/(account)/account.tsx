import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { AccountPage } from '../../modules/accounts/account/account-page.tsx';
import { accountTab } from '../../modules/accounts/account/account-tabs.ts';
import { profileQuery } from '../../modules/accounts/account/calls.ts';
import { ownPath } from '../../modules/accounts/own-path.ts';
import { HomeEmailsPanel, SavedAreasPanel } from '../../modules/market-reports/index.ts';
import { OwnFees } from '../../modules/membership/fees/own-fees.tsx';
import { NotificationPreferencesPanel } from '../../modules/notifications/index.ts';

export const Route = createFileRoute('/(account)/account')({
  beforeLoad: guard('anyone'),
  // Loaded during server rendering only; in the browser the page loads it after navigation.
  loader: async () => {
    if (!import.meta.env.SSR) return undefined;
    const { fetchProfile } = await import('../../modules/accounts/account/calls.ts');
    return fetchProfile();
  },
  head: () => ({ meta: [{ title: m.routes__account_settings_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Account() {
    const profile = Route.useLoaderData();
    const { me } = Route.useRouteContext();
    const { tab, next } = Route.useSearch() as { tab?: unknown; next?: unknown };
    return (
      <QueryScope onOpen={(client) => profile && client.setQueryData(profileQuery.queryKey, profile)}>
        <AccountPage
          tab={accountTab(tab)}
          roleLabel={me.roleLabel}
          twoFactorDue={me.twoFactorDue}
          next={ownPath(next)}
          notifications={
            <>
              <NotificationPreferencesPanel push={me.role === 'agent'} />
              <SavedAreasPanel />
              <HomeEmailsPanel />
            </>
          }
          {...(me.role === 'agent' ? { fees: <OwnFees /> } : {})}
        />
      </QueryScope>
    );
  },
});
