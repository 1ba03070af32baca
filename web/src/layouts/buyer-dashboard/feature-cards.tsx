import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ChartLine, type LucideIcon, Search, Users } from 'lucide-react';
import { searchesQuery } from '../../modules/alerts/calls.ts';
import { savedSearchPath } from '../../modules/alerts/paths.ts';
import { returnsPagePath } from '../../modules/markets/public-paths.ts';
import { hyperSearchPath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';

interface Feature {
  icon: LucideIcon;
  href: string;
  title: string;
  /** The buyer's progress with the tool, or else its description. */
  state: string;
}

/** The three main tools, each with the buyer's progress. */
export function FeatureCards() {
  const last = useQuery(searchesQuery).data?.searches[0];
  const features: Feature[] = [
    {
      icon: Search,
      href: last ? savedSearchPath(last.id) : hyperSearchPath,
      title: 'HyperSearch',
      state: last ? `Last saved: ${last.name}` : 'Say in a sentence which home you want.',
    },
    {
      icon: Users,
      href: '/smartmatch',
      title: 'SmartMatch',
      state: 'Agents and advisors, ranked by their record, with reasons.',
    },
    {
      icon: ChartLine,
      href: returnsPagePath,
      title: m.buyer_dashboard__roi_analysis(),
      state: m.markets__cash_flow_cap_rate_and_yearly_return(),
    },
  ];
  return (
    <ul className="grid gap-x-8 md:grid-cols-3">
      {features.map(({ icon: Mark, href, title, state }) => (
        <li key={title}>
          <AppLink href={href} className="group flex h-full gap-3 border-t border-line py-2">
            <Mark aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-primary" />
            <span className="min-w-0">
              <span className="block font-display text-16 font-semibold group-hover:underline">{title}</span>
              <span className="line-clamp-2 text-14 text-soft">{state}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
