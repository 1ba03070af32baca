import { m } from '@lintel/messages';
import { FileCheck, Search, Users } from 'lucide-react';
import { hyperSearchPath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';

const firstSteps = [
  {
    icon: Search,
    href: hyperSearchPath,
    get title() {
      return m.buyer_dashboard__describe_the_home_you_want();
    },
    get text() {
      return m.buyer_dashboard__save_the_homes_you_like();
    },
  },
  {
    icon: FileCheck,
    href: '/documents',
    get title() {
      return m.buyer_dashboard__upload_a_pre_approval_letter();
    },
    get text() {
      return m.buyer_dashboard__or_see_which_documents_lenders();
    },
  },
  {
    icon: Users,
    href: '/professionals?tab=agents',
    get title() {
      return m.buyer_dashboard__build_your_team();
    },
    get text() {
      return m.buyer_dashboard__an_agent_shows_you_homes();
    },
  },
] as const;

/** For buyers without any data: three ways to start, in any order. */
export function FirstRun() {
  return (
    <section aria-labelledby="first-run" className="grid gap-4">
      <h2 id="first-run" className="text-22">
        {m.buyer_dashboard__three_ways_to_start()}
      </h2>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-3">
        {firstSteps.map(({ icon: Mark, href, title, text }) => (
          <li key={href}>
            <AppLink href={href} className="group flex h-full gap-3 border-t-2 border-ink py-3">
              <Mark aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-primary" />
              <span>
                <span className="block font-medium group-hover:underline">{title}</span>
                <span className="block text-14 text-soft">{text}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
