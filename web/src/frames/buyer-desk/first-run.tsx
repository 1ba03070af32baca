import { FileCheck, Search, Users } from 'lucide-react';
import { hyperSearchPath } from '../../capabilities/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';

const beginnings = [
  {
    icon: Search,
    href: hyperSearchPath,
    title: 'Describe the home you want',
    text: 'Save those that you like; recommendations and alerts begin with them.',
  },
  {
    icon: FileCheck,
    href: '/documents',
    title: 'Upload a pre-approval letter',
    text: 'Or see first which papers a lender asks for.',
  },
  {
    icon: Users,
    href: '/professionals?tab=agents',
    title: 'Find your people',
    text: 'An agent shows homes; a mortgage advisor says what you can borrow.',
  },
] as const;

/** For a buyer who has nothing yet: three ways to begin, in whatever order. */
export function FirstRun() {
  return (
    <section aria-labelledby="first-run" className="grid gap-4">
      <h2 id="first-run" className="text-22">
        Three ways to begin
      </h2>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-3">
        {beginnings.map(({ icon: Mark, href, title, text }) => (
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
