import { m } from '@lintel/messages';
import { hyperSearchPath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/fields/field.tsx';
import { homePath, smartMatchPath, supportPath } from './paths.ts';

const ways = [
  { href: homePath, label: 'Home' },
  { href: hyperSearchPath, label: 'HyperSearch' },
  { href: smartMatchPath, label: 'SmartMatch' },
  {
    href: supportPath,
    get label() {
      return m.public__support();
    },
  },
];

export default function NotFoundPage() {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-16">
      <title>{m.public__404_page_not_found()}</title>
      <h1 className="text-36">{m.public__404_page_not_found()}</h1>
      <p className="text-soft">{m.public__theres_no_page_at_this()}</p>
      <search>
        <form action={hyperSearchPath} method="get" className="flex flex-wrap gap-2">
          <label className="min-w-60 flex-1">
            <span className="sr-only">{m.public__describe_the_home()}</span>
            <input
              name="q"
              required
              maxLength={2000}
              placeholder={m.public__3_bed_house_in_denver()}
              className={controlLook}
            />
          </label>
          <Button type="submit">{m.public__hypersearch()}</Button>
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
