import type { Company, ResellerRow } from '@lintel/server/wholesaler';
import type { ReactNode } from 'react';
import { AppLink } from '../../../../ui/app-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { counted, day, exactMoney, whole } from '../../../../ui/format.ts';
import { dayHere, moment } from '../../../../ui/moment.ts';
import { deskPath } from '../desk-state.ts';
import { dollars, licenseNames, licenseTones, licenseTypes, reasonNames } from '../words.ts';

type Whole = Company & ResellerRow;

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t-2 border-ink pt-3">
    <h3 className="text-18">{title}</h3>
    {children}
  </section>
);

/** Names and values under each other. What is not known is left out. */
export function FactList({ facts }: { facts: readonly [string, ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 text-14">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Facts({ company }: { company: Whole }) {
  const { pending, active, suspended, left } = company.agentsByStatus;
  const website = company.website && /^https?:\/\//.test(company.website) ? company.website : undefined;
  return (
    <FactList
      facts={[
        ['Contact', company.contactPersonName],
        ['E-mail', company.email],
        ['Phone', company.phone],
        ['Contact’s phone', company.contactPersonPhone],
        [
          'Website',
          website && (
            <a className="link" href={website} target="_blank" rel="noreferrer noopener">
              {website}
            </a>
          ),
        ],
        ['Address', company.unparsedAddress ?? `${company.city}, ${company.stateOrProvince}, ${company.country}`],
        ['Joined', dayHere(company.createdAt)],
        [
          'Agents',
          [
            `${whole(active)} active`,
            ...(pending ? [`${whole(pending)} waiting`] : []),
            ...(suspended ? [`${whole(suspended)} suspended`] : []),
            ...(left ? [`${whole(left)} left`] : []),
          ].join(', '),
        ],
        ['Agents expected', company.expectedAgentCount && whole(company.expectedAgentCount)],
        ['Buyers', whole(company.buyers)],
      ]}
    />
  );
}

/** The company's own and those that want a look; the verified ones of agents are folded. */
export function Licenses({ licenses }: { licenses: Company['licenses'] }) {
  if (licenses.length === 0) return <p className="text-14 text-soft">No licence was handed in.</p>;
  const isQuiet = (license: License) => license.holderKind === 'agent' && license.status === 'verified';
  const quiet = licenses.filter(isQuiet);
  return (
    <>
      <LicenseList licenses={licenses.filter((license) => !isQuiet(license))} />
      {quiet.length > 0 && (
        <details className="text-14">
          <summary className="link inline-flex min-h-8 items-center">
            {counted(quiet.length, 'verified licence of an agent', 'verified licences of agents')}
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
          {license.expiresOn && `, until ${day(license.expiresOn)}`}
        </span>
        {license.checks.length > 0 && <Checks checks={license.checks} />}
      </li>
    ))}
  </ul>
);

/** Each look into the register, folded. */
export function Checks({ checks }: { checks: Company['licenses'][number]['checks'] }) {
  return (
    <details>
      <summary className="link inline-flex min-h-8 items-center">
        {counted(checks.length, 'look into the register', 'looks into the register')}
      </summary>
      <ul className="grid gap-2 border-l-2 border-line pl-3">
        {checks.map((check) => (
          <li key={check.checkedAt}>
            <p>
              {licenseNames[check.decision]}: {reasonNames[check.reason].toLowerCase()}
              {check.registerName && `; the register has “${check.registerName}”`}
            </p>
            {check.note && <p className="text-soft">{check.note}</p>}
            <p className="text-12 text-soft">
              {check.checkedBy ?? 'The daily review'}, {moment(check.checkedAt)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Money({ company }: { company: Whole }) {
  const { plan, invoices, paidCents } = company;
  return (
    <>
      <FactList
        facts={[
          [
            'Plan',
            plan &&
              `${dollars(plan.amountCents)} a ${plan.billingInterval === 'yearly' ? 'year' : 'month'}, ${whole(plan.seats)} seats`,
          ],
          ['Paid until', plan?.currentPeriodEnd && dayHere(plan.currentPeriodEnd)],
          ['Past due since', plan?.pastDueSince && dayHere(plan.pastDueSince)],
          ['Ends then', plan?.cancelAtPeriodEnd && 'Cancelled at the end of the period'],
          ['Paid so far', `${dollars(paidCents)} before tax`],
        ]}
      />
      {invoices.length > 0 && (
        <DataTable
          caption="The latest bills"
          rows={invoices}
          keyOf={({ number }) => number}
          columns={[
            { head: 'Number', cell: ({ number }) => number },
            { head: 'Issued', cell: ({ issuedAt }) => <span className="whitespace-nowrap">{dayHere(issuedAt)}</span> },
            { head: 'State', cell: ({ status }) => status },
            {
              head: 'Total',
              numeric: true,
              cell: ({ totalCents, currency }) => exactMoney(totalCents / 100, currency === 'cad' ? 'CAD' : 'USD'),
            },
          ]}
        />
      )}
    </>
  );
}

export function Deeds({ id, deeds }: { id: number; deeds: Company['audit'] }) {
  if (deeds.length === 0) return <p className="text-14 text-soft">Nothing was done about it so far.</p>;
  return (
    <>
      <ul className="grid gap-1 text-14">
        {deeds.map((deed) => (
          <li key={deed.id}>
            <span className="font-medium">{deed.action}</span>{' '}
            <span className="text-soft">
              {deed.object}, {deed.actorName}, {moment(deed.at)}
            </span>
          </li>
        ))}
      </ul>
      <AppLink stay className="link text-14" href={deskPath({ tab: 'audit', object: `reseller:${id}` })}>
        All of it in the audit log
      </AppLink>
    </>
  );
}
