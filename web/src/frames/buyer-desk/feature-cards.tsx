import { ChartLine, type LucideIcon, Search, Users } from 'lucide-react';
import { hyperSearchPath } from '../../capabilities/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';

interface Feature {
  icon: LucideIcon;
  href: string;
  title: string;
  /** Where one is with it; else what it does. */
  state: string;
}

/** The three large tools, each with where one left it. */
export function FeatureCards() {
  const features: Feature[] = [
    { icon: Search, href: hyperSearchPath, title: 'HyperSearch', state: 'Say in a sentence which home you want.' },
    { icon: Users, href: '/smartmatch', title: 'SmartMatch', state: 'Agents ranked by their record. It opens later.' },
    {
      icon: ChartLine,
      href: '/property-pilot',
      title: 'ROI Analysis',
      state: 'Costs and known figures of your saved homes.',
    },
  ];
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {features.map(({ icon: Mark, href, title, state }) => (
        <li key={title}>
          <AppLink
            href={href}
            className="group grid h-full content-start gap-1 rounded-card border border-line bg-raised p-4 hover:bg-sunk"
          >
            <Mark aria-hidden size={20} strokeWidth={1.5} className="text-primary" />
            <h3 className="text-18 group-hover:underline">{title}</h3>
            <p className="line-clamp-2 text-14 text-soft">{state}</p>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
