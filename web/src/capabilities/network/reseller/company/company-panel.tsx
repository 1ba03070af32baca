import type { CompanySettings, ResellerDesk } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { askReseller, settingsQuery } from '../calls.ts';
import { copyText } from '../copy-text.ts';
import { useAct } from '../use-act.ts';
import { CompanyForm } from './company-form.tsx';

const countries = { US: 'USA', CA: 'Canada' } as const;

/** The company as it is kept: what is fixed by its licence, the code to join by, price and contact. */
export function CompanyPanel({ desk }: { desk: ResellerDesk | undefined }) {
  const settings = useQuery(settingsQuery);
  const obstacle = desk?.obstacle ?? undefined;
  if (settings.isError)
    return (
      <ErrorState
        what="Your company could not be shown"
        error={settings.error}
        onRetry={() => void settings.refetch()}
        pending={settings.isFetching}
      />
    );
  if (!settings.data) return <Skeleton className="h-96" />;
  const company = settings.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Facts company={company} />
      <JoinCode company={company} obstacle={obstacle} />
      <CompanyForm company={company} obstacle={obstacle} />
    </div>
  );
}

function Facts({ company }: { company: CompanySettings }) {
  const facts = [
    ['Company', company.companyName],
    ['Licence', company.licenseNumber],
    ['Place', [company.city, company.stateOrProvince, countries[company.country]].join(', ')],
    ['Address', company.unparsedAddress ?? 'Not stated'],
  ] as const;
  return (
    <section aria-labelledby="company-facts" className="grid gap-2">
      <h3 id="company-facts" className="text-18">
        As it was verified
      </h3>
      <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-soft">These stand on your licence. To change them, write to support.</p>
    </section>
  );
}

function JoinCode({ company, obstacle }: { company: CompanySettings; obstacle: string | undefined }) {
  const [asking, setAsking] = useState(false);
  const { act, pending } = useAct();
  const { resellerCode, joinLink } = company;
  const renew = async () => {
    const done = await act(
      () => askReseller((reseller) => reseller.newCode()),
      (renewed) => ({ title: `The new code is ${renewed.resellerCode}`, description: 'The old one has ended.' }),
    );
    if (done) setAsking(false);
  };
  return (
    <section aria-labelledby="join-code" className="grid gap-2">
      <h3 id="join-code" className="text-18">
        Company code
      </h3>
      <p className="max-w-measure text-14 text-soft">
        Agents enter it when they sign up. Whoever does waits in your list for your yes, and pays you nothing before.
      </p>
      <p className="text-22 font-semibold">{resellerCode ?? 'None yet'}</p>
      <div className="flex flex-wrap gap-2">
        {resellerCode && (
          <Button kind="secondary" onClick={() => void copyText(resellerCode, 'Code copied')}>
            Copy code
          </Button>
        )}
        {joinLink && (
          <Button kind="secondary" onClick={() => void copyText(joinLink, 'Link copied')}>
            Copy sign-up link
          </Button>
        )}
        <Button kind="quiet" unavailable={obstacle} onClick={() => setAsking(true)}>
          Make a new code
        </Button>
      </div>
      {asking && (
        <AskDialog
          danger
          title="Make a new code?"
          verb="Make a new code"
          pending={pending}
          onClose={() => setAsking(false)}
          onConfirm={() => void renew()}
        >
          <p>
            The code {resellerCode} ends at once, wherever it is printed or saved. Agents and open invitations stay as
            they are. This cannot be undone.
          </p>
        </AskDialog>
      )}
    </section>
  );
}
