import { m } from '@lintel/messages';
import type { Company, ResellerRow } from '@lintel/server/administration';
import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { day, exactMoney, whole } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { dayHere, moment } from '../../../ui/time/moment.ts';
import { invoiceWords } from '../../billing/index.ts';
import { dashboardPath } from '../dashboard-state.ts';
import { dollars, licenseNames, licenseTones, licenseTypes, reasonNames } from '../words.ts';

type CompanyDetail = Company & ResellerRow;

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t-2 border-ink pt-3">
    <h3 className="text-18">{title}</h3>
    {children}
  </section>
);

/** A list of names and values. Unknown values are omitted. */
export function FactList({ facts }: { facts: readonly [string, ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 text-14">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Facts({ company }: { company: CompanyDetail }) {
  const { pending, active, suspended, left } = company.agentsByStatus;
  const website = company.website && /^https?:\/\//.test(company.website) ? company.website : undefined;
  return (
    <FactList
      facts={[
        [m.network__contact(), company.contactPersonName],
        [m.network__email(), company.email],
        [m.network__phone(), company.phone],
        [m.network__contact_person_phone_2(), company.contactPersonPhone],
        [
          m.network__website(),
          website && (
            <a className="link" href={website} target="_blank" rel="noreferrer noopener">
              {website}
            </a>
          ),
        ],
        [
          m.network__address(),
          company.unparsedAddress ?? `${company.city}, ${company.stateOrProvince}, ${company.country}`,
        ],
        [m.network__joined(), dayHere(company.createdAt)],
        [
          m.network__agents(),
          [
            `${whole(active)} active`,
            ...(pending ? [`${whole(pending)} waiting`] : []),
            ...(suspended ? [`${whole(suspended)} suspended`] : []),
            ...(left ? [`${whole(left)} left`] : []),
          ].join(', '),
        ],
        [m.network__expected_agents_2(), company.expectedAgentCount && whole(company.expectedAgentCount)],
        [m.network__buyers(), whole(company.buyers)],
      ]}
    />
  );
}

/** The company's own licenses and those that need review; verified licenses of agents are collapsed. */
export function Licenses({ licenses }: { licenses: Company['licenses'] }) {
  if (licenses.length === 0) return <p className="text-14 text-soft">{m.network__no_licenses_submitted()}</p>;
  const isQuiet = (license: License) => license.holderKind === 'agent' && license.status === 'verified';
  const quiet = licenses.filter(isQuiet);
  return (
    <>
      <LicenseList licenses={licenses.filter((license) => !isQuiet(license))} />
      {quiet.length > 0 && (
        <details className="text-14">
          <summary className="link inline-flex min-h-8 items-center">
            {m.count__verified_agent_licenses({ count: quiet.length })}
          </summary>
          <LicenseList licenses={quiet} />
        </details>
      )}
    </>
  );
}

type License = Company['licenses'][number];

const LicenseList = ({ licenses }: { licenses: readonly License[] }) => (
  <ul className="grid gap-3">
    {licenses.map((license) => (
      <li key={license.id} className="grid gap-1 text-14">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={licenseTones[license.status]}>{licenseNames[license.status]}</Badge>
          <span className="font-medium">{license.holder}</span>
        </span>
        <span className="text-soft">
          {licenseTypes[license.licenseType]}, {license.jurisdiction} {license.licenseNumber}
          {license.expiresOn && m.network__until({ expiresOn: day(license.expiresOn) })}
        </span>
        {license.checks.length > 0 && <Checks checks={license.checks} />}
      </li>
    ))}
  </ul>
);

/** Register checks of a license, collapsed. */
export function Checks({ checks }: { checks: Company['licenses'][number]['checks'] }) {
  return (
    <details>
      <summary className="link inline-flex min-h-8 items-center">
        {m.count__register_checks({ count: checks.length })}
      </summary>
      <ul className="grid gap-2 border-l-2 border-line pl-3">
        {checks.map((check) => (
          <li key={check.checkedAt}>
            <p>
              {licenseNames[check.decision]}: {reasonNames[check.reason].toLowerCase()}
              {check.registerName && m.network__the_register_shows({ registerName: check.registerName })}
            </p>
            {check.note && <p className="text-soft">{check.note}</p>}
            <p className="text-12 text-soft">
              {check.checkedBy ?? m.network__daily_check()}, {moment(check.checkedAt)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Money({ company }: { company: CompanyDetail }) {
  const { plan, invoices, paidCents } = company;
  return (
    <>
      <FactList
        facts={[
          [
            m.network__plan(),
            plan &&
              m.network__a_seats({
                amountCents: dollars(plan.amountCents),
                value: plan.billingInterval === 'yearly' ? 'year' : 'month',
                seats: whole(plan.seats),
              }),
          ],
          [m.network__paid_until(), plan?.currentPeriodEnd && dayHere(plan.currentPeriodEnd)],
          [m.network__past_due_since(), plan?.pastDueSince && dayHere(plan.pastDueSince)],
          [m.network__renewal(), plan?.cancelAtPeriodEnd && m.network__cancels_at_the_end_of()],
          [m.network__paid_so_far(), m.network__before_tax({ paidCents: dollars(paidCents) })],
        ]}
      />
      {invoices.length > 0 && (
        <DataTable
          caption={m.network__latest_invoices()}
          rows={invoices}
          keyOf={({ number }) => number}
          columns={[
            { head: m.network__number(), cell: ({ number }) => number },
            {
              head: m.network__issued(),
              cell: ({ issuedAt }) => <span className="whitespace-nowrap">{dayHere(issuedAt)}</span>,
            },
            { head: m.network__status(), cell: ({ status }) => invoiceWords[status] },
            {
              head: m.network__total(),
              numeric: true,
              cell: ({ totalCents, currency }) => exactMoney(totalCents / 100, currency === 'cad' ? 'CAD' : 'USD'),
            },
          ]}
        />
      )}
    </>
  );
}

export function AuditEntries({ id, entries }: { id: number; entries: Company['audit'] }) {
  if (entries.length === 0) return <p className="text-14 text-soft">{m.network__no_activity_yet()}</p>;
  return (
    <>
      <ul className="grid gap-1 text-14">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="font-medium">{entry.action}</span>{' '}
            <span className="text-soft">
              {entry.object}, {entry.actorName}, {moment(entry.at)}
            </span>
          </li>
        ))}
      </ul>
      <AppLink stay className="link text-14" href={dashboardPath({ tab: 'audit', object: `reseller:${id}` })}>
        {m.network__view_all_in_the_audit()}
      </AppLink>
    </>
  );
}
