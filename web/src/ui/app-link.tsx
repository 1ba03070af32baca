import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { parseSearchParams } from '../api/search-params.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site with query and hash, from a module's `paths.ts`. */
  href: string;
  children?: ReactNode;
  /** Keeps the scroll position. */
  stay?: boolean;
}

/** A link within the site: an ordinary anchor that navigates without a reload. */
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
