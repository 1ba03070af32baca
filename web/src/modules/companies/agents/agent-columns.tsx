import { m } from '@lintel/messages';
import type { ResellerAgent } from '@lintel/server/companies';
import { Badge } from '../../../ui/badge.tsx';
import { day, whole } from '../../../ui/format.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import {
  agentTypeNames,
  endsSoon,
  licenseNames,
  licenseTones,
  monthly,
  nameOf,
  statusNames,
  statusTones,
} from '../words.ts';

type AgentSort = 'name' | 'clients' | 'price' | 'status' | 'licenseExpiresOn';

export const agentColumns: readonly Column<ResellerAgent, AgentSort>[] = [
  {
    get head() {
      return m.network__agent();
    },
    sort: 'name',
    cell: (agent) => <Who agent={agent} />,
  },
  {
    get head() {
      return m.network__contact();
    },
    from: 'xl',
    cell: (agent) => <Contact agent={agent} />,
  },
  {
    get head() {
      return m.network__buyers();
    },
    sort: 'clients',
    numeric: true,
    from: 'md',
    cell: ({ endUserCount }) => whole(endUserCount),
  },
  {
    get head() {
      return m.network__monthly_price();
    },
    sort: 'price',
    numeric: true,
    from: 'xl',
    cell: (agent) => priceOf(agent),
  },
  {
    get head() {
      return m.network__license_2();
    },
    sort: 'licenseExpiresOn',
    from: 'md',
    cell: (agent) => <License agent={agent} />,
  },
  {
    get head() {
      return m.network__status();
    },
    sort: 'status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  },
];

const priceOf = ({ agentPricingTier }: ResellerAgent) =>
  agentPricingTier === null ? <span className="text-soft">{m.network__none()}</span> : monthly(agentPricingTier);

function Who({ agent }: { agent: ResellerAgent }) {
  return (
    <div className="min-w-0">
      <p className="font-medium lg:whitespace-nowrap">{nameOf(agent)}</p>
      <p className="text-12 font-normal text-soft lg:whitespace-nowrap">
        {[agentTypeNames[agent.agentType], ...agent.selectedCountries].join(' · ')}
      </p>
      {agent.agentPricingTier !== null && (
        <p className="text-12 text-soft max-md:hidden xl:hidden">
          {m.network__a_month({ agentPricingTier: monthly(agent.agentPricingTier) })}
        </p>
      )}
    </div>
  );
}

function Contact({ agent }: { agent: ResellerAgent }) {
  return (
    <div className="text-12 md:max-w-32">
      <a className="link block truncate max-md:py-1" title={agent.email} href={`mailto:${agent.email}`}>
        {agent.email}
      </a>
      {!agent.emailVerified && <p className="text-warning">{m.network__not_confirmed()}</p>}
      {agent.phone && <p className="text-soft">{agent.phone}</p>}
    </div>
  );
}

function License({ agent: { license } }: { agent: ResellerAgent }) {
  if (!license) return <span className="text-soft">{m.network__not_provided()}</span>;
  const { status, expiresOn } = license;
  const late = status === 'verified' && expiresOn !== null && endsSoon(expiresOn);
  return (
    <div className="grid justify-items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-soft">
        <Badge tone={late ? 'warning' : licenseTones[status]}>
          {late ? m.network__expires_soon() : licenseNames[status]}
        </Badge>
        {license.number}
      </span>
      {expiresOn && (
        <span className="text-12 whitespace-nowrap text-soft">
          {m.network__expires_2({ expiresOn: day(expiresOn) })}
        </span>
      )}
    </div>
  );
}
