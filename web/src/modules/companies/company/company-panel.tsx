import { m } from '@lintel/messages';
import type { CompanySettings, ResellerDashboard } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { callReseller, companyKey, settingsQuery } from '../calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { copyText } from '../copy-text.ts';
import { CompanyForm } from './company-form.tsx';

const countries = { US: 'USA', CA: 'Canada' } as const;

/** The company's settings: license data, the code to join, price and contact. */
export function CompanyPanel({ dashboard }: { dashboard: ResellerDashboard | undefined }) {
  const settings = useQuery(settingsQuery);
  const obstacle = dashboard?.obstacle ?? undefined;
  if (settings.isError)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_your_company()}
        error={settings.error}
        onRetry={() => void settings.refetch()}
        pending={settings.isFetching}
      />
    );
  if (!settings.data) return <Skeleton className="h-dvh" />;
  const company = settings.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid gap-8">
        <Facts company={company} />
        <JoinCode company={company} obstacle={obstacle} />
      </div>
      <CompanyForm company={company} obstacle={obstacle} />
    </div>
  );
}

function Facts({ company }: { company: CompanySettings }) {
  const facts = [
    [m.network__company(), company.companyName],
    [m.network__license_2(), company.licenseNumber],
    [m.network__place(), [company.city, company.stateOrProvince, countries[company.country]].join(', ')],
    [m.network__address(), company.unparsedAddress ?? m.network__not_provided_2()],
  ] as const;
  return (
    <section aria-labelledby="company-facts" className="grid gap-2">
      <h3 id="company-facts" className="text-18">
        {m.network__verified_details()}
      </h3>
      <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-soft">{m.network__these_details_appear_on_your()}</p>
    </section>
  );
}

function JoinCode({ company, obstacle }: { company: CompanySettings; obstacle: string | undefined }) {
  const [confirming, setConfirming] = useState(false);
  const { act, pending } = useAction({ refetch: [companyKey] });
  const { resellerCode, joinLink } = company;
  const renew = async () => {
    const done = await act(
      () => callReseller((reseller) => reseller.newCode()),
      (renewed) => ({
        title: m.network__your_new_code_is({ resellerCode: renewed.resellerCode! }),
        description: m.network__the_old_code_no_longer(),
      }),
    );
    if (done) setConfirming(false);
  };
  return (
    <section aria-labelledby="join-code" className="grid gap-2">
      <h3 id="join-code" className="text-18">
        {m.network__company_code()}
      </h3>
      <p className="max-w-measure text-14 text-soft">{m.network__agents_enter_this_code_when()}</p>
      <p className="text-22 font-semibold">{resellerCode ?? m.network__none_yet()}</p>
      <div className="flex flex-wrap gap-2">
        {resellerCode && (
          <Button kind="secondary" onClick={() => void copyText(resellerCode, m.network__code_copied())}>
            {m.network__copy_code()}
          </Button>
        )}
        {joinLink && (
          <Button kind="secondary" onClick={() => void copyText(joinLink, m.network__link_copied())}>
            {m.network__copy_sign_up_link()}
          </Button>
        )}
        <Button kind="quiet" unavailable={obstacle} onClick={() => setConfirming(true)}>
          {m.network__create_a_new_code()}
        </Button>
      </div>
      {confirming && (
        <ConfirmDialog
          danger
          title={m.network__create_a_new_code_2()}
          verb={m.network__create_a_new_code()}
          pending={pending}
          onClose={() => setConfirming(false)}
          onConfirm={() => void renew()}
        >
          <p>{m.network__the_code_stops_working_immediately({ resellerCode: resellerCode! })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
