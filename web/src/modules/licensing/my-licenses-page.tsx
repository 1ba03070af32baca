import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { MyLicense } from '@lintel/server/licensing';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { day } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayHere } from '../../ui/time/moment.ts';
import { endsSoon as isSoon } from '../companies/index.ts';
import { AppealForm } from './appeal-form.tsx';
import { myLicensesQuery } from './calls.ts';

const stateNames: Record<MyLicense['status'], string> = texts({
  pending: m.network__being_verified,
  verified: m.network__verified,
  rejected: m.network__not_verified,
  expired: m.network__ended,
});
const stateTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

/** Reasons for a rejection, as shown to the holder. */
const decisionWords: Partial<Record<string, string>> = texts({
  not_in_register: m.network__this_number_isnt_in_the,
  name_differs: m.network__the_register_shows_a_different,
  inactive: m.network__the_register_lists_this_license,
  expired: m.network__the_register_lists_this_license_2,
  disciplined: m.network__the_register_shows_a_disciplinary,
});

/** The number, with its state or province unless the number starts with it. */
const numberOf = ({ jurisdiction, licenseNumber }: MyLicense): string =>
  licenseNumber.startsWith(`${jurisdiction}-`) ? licenseNumber : `${jurisdiction} ${licenseNumber}`;

/** Shows the holder the status of their licenses and lets them appeal a rejection. */
export function MyLicensesPage() {
  const { data, error, refetch, isFetching } = useQuery(myLicensesQuery);
  return (
    <div className="page grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4 py-4 md:py-6">
      <header className="grid gap-1">
        <h1 className="text-28">{m.network__your_licenses()}</h1>
        <p className="max-w-measure text-14 text-soft">{m.network__we_check_each_license_in()}</p>
      </header>
      {error && !data ? (
        <ErrorState
          what={m.network__we_couldnt_load_your_licenses()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-48" />
      ) : data.length === 0 ? (
        <EmptyState title={m.network__you_havent_added_a_license()}>
          {m.network__companies_and_agents_add_a()}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {data.map((license) => (
            <li key={license.id}>
              <License license={license} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function License({ license }: { license: MyLicense }) {
  const { decision, appeal, status, expiresOn } = license;
  const endsSoon = status === 'verified' && expiresOn !== null && isSoon(expiresOn);
  return (
    <Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-22 wrap-anywhere">{license.holder}</h2>
          <p className="text-14 text-soft">
            {numberOf(license)}
            {license.expiresOn && m.network__until({ expiresOn: day(license.expiresOn) })}
          </p>
        </div>
        {endsSoon ? (
          <Badge tone="warning">{m.network__expires_soon()}</Badge>
        ) : (
          <Badge tone={stateTones[status]}>{stateNames[status]}</Badge>
        )}
      </div>
      {status === 'rejected' && decision && (
        <Notice tone="danger" title={decisionWords[decision.reason] ?? m.network__we_couldnt_verify_this_license()}>
          {decision.note && <p className="whitespace-pre-line">{decision.note}</p>}
          <p className="text-12 text-soft">{m.network__checked_2({ checkedAt: dayHere(decision.checkedAt) })}</p>
        </Notice>
      )}
      {status === 'pending' && (
        <p className="text-14">
          {appeal?.open
            ? m.network__you_appealed_on_well_email({ createdAt: dayHere(appeal.createdAt) })
            : m.network__were_verifying_this_license_usually()}
        </p>
      )}
      {endsSoon && <p className="text-14">{m.network__renew_it_with_your_regulator()}</p>}
      {status === 'expired' && <p className="text-14">{m.network__this_license_has_expired_so()}</p>}
      {status === 'rejected' && <AppealForm id={license.id} />}
    </Card>
  );
}
