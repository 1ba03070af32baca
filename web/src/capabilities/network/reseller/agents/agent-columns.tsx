import type { ResellerAgent } from '@lintel/server/reseller';
import { Badge } from '../../../../ui/badge.tsx';
import { day, whole } from '../../../../ui/format.ts';
import type { SortColumn } from '../../../../ui/sort-table.tsx';
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

export const agentColumns: readonly SortColumn<ResellerAgent, AgentSort>[] = [
  { head: 'Agent', sort: 'name', cell: (agent) => <Who agent={agent} /> },
  { head: 'Contact', from: 'lg', cell: (agent) => <Contact agent={agent} /> },
  { head: 'Markets', from: 'xl', cell: ({ selectedCountries }) => selectedCountries.join(', ') || 'Not stated' },
  { head: 'Buyers', sort: 'clients', numeric: true, from: 'md', cell: ({ endUserCount }) => whole(endUserCount) },
  { head: 'Price a month', sort: 'price', numeric: true, from: 'md', cell: (agent) => priceOf(agent) },
  { head: 'Licence', sort: 'licenseExpiresOn', from: 'md', cell: (agent) => <License agent={agent} /> },
  {
    head: 'Status',
    sort: 'status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  },
];

const priceOf = ({ agentPricingTier }: ResellerAgent) =>
  agentPricingTier === null ? <span className="text-soft">None</span> : monthly(agentPricingTier);

function Who({ agent }: { agent: ResellerAgent }) {
  return (
    <div className="min-w-0">
      <p className="font-medium lg:whitespace-nowrap">{nameOf(agent)}</p>
      <p className="text-12 text-soft lg:whitespace-nowrap">{agentTypeNames[agent.agentType]}</p>
      <p className="text-12 text-soft md:hidden">
        {whole(agent.endUserCount)} {agent.endUserCount === 1 ? 'buyer' : 'buyers'}
        {agent.agentPricingTier === null ? '' : ` · ${monthly(agent.agentPricingTier)} a month`}
      </p>
    </div>
  );
}

function Contact({ agent }: { agent: ResellerAgent }) {
  return (
    <div className="text-12 [overflow-wrap:anywhere]">
      <a className="link" href={`mailto:${agent.email}`}>
        {agent.email}
      </a>
      {!agent.emailVerified && <p className="text-warning">Not confirmed</p>}
      {agent.phone && <p className="text-soft">{agent.phone}</p>}
    </div>
  );
}

function License({ agent: { license } }: { agent: ResellerAgent }) {
  if (!license) return <span className="text-soft">None stated</span>;
  const { status, expiresOn } = license;
  const late = status === 'verified' && expiresOn !== null && endsSoon(expiresOn);
  return (
    <div className="grid justify-items-start gap-0.5">
      <Badge tone={late ? 'warning' : licenseTones[status]}>{late ? 'Ends soon' : licenseNames[status]}</Badge>
      <span className="text-12 whitespace-nowrap text-soft">{license.number}</span>
      {expiresOn && <span className="text-12 whitespace-nowrap text-soft">Ends {day(expiresOn)}</span>}
    </div>
  );
}
