import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../../api/failure.ts';
import { useLive } from '../../../api/live.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Me } from '../../accounts/index.ts';
import { networkKey, profileQuery } from '../calls.ts';
import { MeetingButtons } from '../meeting-buttons.tsx';
import { professionalsPath } from '../paths.ts';
import { Portrait } from '../portrait.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { useProfessionalActions } from '../use-professional-actions.tsx';
import { kindOf, languagesOf, licenseWords, nameOf, replyTimeOf } from '../words.ts';
import { ConnectButton, LicenseBadge } from './professional-card.tsx';

const licenseTypes = texts({
  real_estate_brokerage: m.professionals__real_estate_brokerage,
  real_estate: m.professionals__real_estate,
  mortgage_brokerage: m.professionals__mortgage_brokerage,
  mortgage: m.professionals__mortgage,
});
const countries = { US: 'USA', CA: 'Canada' } as const;

/** A professional's profile, which names missing facts too. */
interface Props {
  id: number;
  me: Pick<Me, 'can' | 'home'>;
  /** Set when the URL requests a showing, of a given home or of one to be chosen. */
  showing?: { home: number | undefined } | undefined;
}

export function ProfilePage({ id, me, showing }: Props) {
  useLive('professionals', networkKey);
  const { data: one, error, refetch } = useQuery(profileQuery(id));
  const { start, bookShowing, dialog } = useProfessionalActions();
  const [opened, setOpened] = useState(false);
  if (one && showing && !opened && me.can.connect) {
    setOpened(true);
    bookShowing(one, showing.home);
  }
  return (
    <div className="page grid max-w-240 grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      {me.can.connect && (
        <AppLink
          href={professionalsPath()}
          className="link inline-flex min-h-8 items-center gap-1 justify-self-start text-14"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> {m.professionals__professional_network()}
        </AppLink>
      )}
      {error instanceof Failure && error.status === 404 && (
        <EmptyState
          title={m.professionals__we_couldnt_find_this_professional()}
          actions={
            <LinkButton href={me.can.connect ? professionalsPath({ tab: 'agents' }) : me.home}>
              {m.professionals__continue()}
            </LinkButton>
          }
        >
          {m.professionals__they_may_have_left_the()}
        </EmptyState>
      )}
      {error && !(error instanceof Failure && error.status === 404) && (
        <ErrorState
          what={m.professionals__we_couldnt_load_this_professional()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!one && !error && <Skeleton className="h-80" />}
      {one && (
        <>
          <title>{`${nameOf(one)} · Lintel`}</title>
          <header className="flex flex-wrap gap-6">
            <Portrait of={one} size="lg" />
            <div className="grid min-w-0 flex-1 basis-64 content-start gap-2">
              <h1 className="text-36">{nameOf(one)}</h1>
              <p className="text-18 text-soft">
                <span className="inline-block first-letter:uppercase">{kindOf(one)}</span> · {one.company}
              </p>
              <LicenseBadge professional={one} />
            </div>
            {me.can.connect && (
              <div className="flex items-start gap-2">
                <ConnectButton professional={one} onAction={(what) => start(what, one)} />
                <MeetingButtons professional={one} onAction={(what) => start(what, one)} />
              </div>
            )}
          </header>
          <dl className="grid gap-x-8 gap-y-4 border-t-2 border-ink pt-6 sm:grid-cols-2">
            <Fact name={m.professionals__works_in()}>
              {one.city}, {one.state} ({one.countries.map((each) => countries[each]).join(' and ')})
            </Fact>
            <Fact name={m.professionals__company()}>
              {one.company}, {one.companyCity}, {one.companyState}
            </Fact>
            <Fact name={m.professionals__speaks()}>{languagesOf(one.languages)}</Fact>
            <Fact name={m.professionals__reply_time()}>{replyTimeOf(one)}</Fact>
            <Fact name={m.professionals__in_the_network_since()}>{day(one.joinedOn)}</Fact>
            <Fact name={m.professionals__specializations()}>
              {one.specializations.length === 0 ? (
                m.professionals__none_specified()
              ) : (
                <span className="flex flex-wrap gap-1">
                  {one.specializations.map((skill) => (
                    <Chip key={skill}>{skill}</Chip>
                  ))}
                </span>
              )}
            </Fact>
          </dl>
          <section aria-labelledby="licences" className="grid gap-3">
            <h2 id="licences" className="text-22">
              {m.professionals__licenses()}
            </h2>
            {one.licenses.length === 0 && <p className="text-soft">{m.professionals__no_license_on_file_2()}</p>}
            <ul className="grid gap-3">
              {one.licenses.map((license) => (
                <li
                  key={`${license.jurisdiction} ${license.licenseNumber}`}
                  className="grid gap-1 border-b border-line pb-3"
                >
                  <p className="flex flex-wrap items-center gap-3 font-medium">
                    {licenseTypes[license.licenseType]}, {license.jurisdiction}
                    <Badge tone={licenseWords(license).tone}>{licenseWords(license).text}</Badge>
                  </p>
                  <p className="text-14 text-soft tabular-nums">
                    {m.professionals__license_number({ licenseNumber: license.licenseNumber })}
                    {license.checkedOn &&
                      m.professionals__checked_in_the_license_register({ checkedOn: day(license.checkedOn) })}
                    {license.expiresOn && m.professionals__valid_until({ expiresOn: day(license.expiresOn) })}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <Reviews of={one} me={me} />
        </>
      )}
      {dialog}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-14 text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
