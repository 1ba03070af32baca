import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { parseSearchParams } from '../wire/search-params.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, with its query and hash, as a capability's `paths.ts` gives it. */
  href: string;
  children?: ReactNode;
  /** Keeps the place on the page instead of going to its top. */
  stay?: boolean;
}

/** A link within the site: an ordinary anchor that changes the page without loading it anew. */
export function AppLink({ href, stay = false, ...anchor }: AppLinkProps) {
  const url = new URL(href, 'http://site');
  return (
    <Link
      to={url.pathname as '/'}
      search={parseSearchParams(url.search) as never}
      {...(url.hash ? { hash: url.hash.slice(1) } : {})}
      resetScroll={!stay}
      {...(anchor as object)}
    />
  );
}
