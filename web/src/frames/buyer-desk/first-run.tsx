import { m } from '@lintel/messages';
import { FileCheck, Search, Users } from 'lucide-react';
import { hyperSearchPath } from '../../capabilities/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';

const firstSteps = [
  {
    icon: Search,
    href: hyperSearchPath,
    get title() {
      return m.buyer_desk__describe_the_home_you_want();
    },
    get text() {
      return m.buyer_desk__save_those_that_you_like();
    },
  },
  {
    icon: FileCheck,
    href: '/documents',
    get title() {
      return m.buyer_desk__upload_a_pre_approval_letter();
    },
    get text() {
      return m.buyer_desk__or_see_first_which_papers();
    },
  },
  {
    icon: Users,
    href: '/professionals?tab=agents',
    get title() {
      return m.buyer_desk__find_your_people();
    },
    get text() {
      return m.buyer_desk__an_agent_shows_homes_a();
    },
  },
] as const;

/** For buyers without any data: three ways to start, in any order. */
export function FirstRun() {
  return (
    <section aria-labelledby="first-run" className="grid gap-4">
      <h2 id="first-run" className="text-22">
        {m.buyer_desk__three_ways_to_begin()}
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
