import { hyperSearchPath } from '../../capabilities/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/field.tsx';
import { homePath, smartMatchPath, supportPath } from './paths.ts';

const ways = [
  { href: homePath, label: 'Home' },
  { href: hyperSearchPath, label: 'HyperSearch' },
  { href: smartMatchPath, label: 'SmartMatch' },
  { href: supportPath, label: 'Support' },
];

export default function NotFoundPage() {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <title>404 Page Not Found</title>
      <h1 className="text-36">404 Page Not Found</h1>
      <p className="text-soft">
        There is no page at this address. A home may have left the market, or a letter of the address may be missing.
        Tell us what you were looking for:
      </p>
      <search>
        <form action={hyperSearchPath} method="get" className="flex flex-wrap gap-2">
          <label className="min-w-60 flex-1">
            <span className="sr-only">Describe the home</span>
            <input
              name="q"
              required
              maxLength={2000}
              placeholder="3 bed house in Denver under 700k"
              className={controlLook}
            />
          </label>
          <Button type="submit">HyperSearch</Button>
        </form>
      </search>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <AppLink href={href} className="link inline-flex min-h-8 items-center">
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
