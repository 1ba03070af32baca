import type { IncomingMessage } from 'node:http';
import { m } from '@lintel/messages';
import { ApiError } from '../serve/errors.ts';

/** The path and query of a request. The `Host` header is untrusted and not used. */
export interface Address {
  path: string;
  /** Without the leading question mark. */
  query: string;
}

/** Nearly all paths; URL normalization leaves them unchanged. */
const plain = /^(?:\/[\w-][\w.-]*)*\/?$/;

export function requestAddress({ url = '/' }: IncomingMessage): Address {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (plain.test(path) && !url.includes('#')) return { path, query: end < 0 ? '' : url.slice(end + 1) };
  try {
    const { pathname, search } = new URL(`http://lintel${url.startsWith('/') ? url : '/'}`);
    return { path: pathname, query: search.slice(1) };
  } catch {
    throw new ApiError('INVALID', m.platform__the_address_is_not_valid());
  }
}
