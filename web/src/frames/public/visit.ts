import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getCookie, getRequestUrl } from '@tanstack/react-start/server';
import { isTheme, type Theme, themeCookie } from './theme.ts';

/** What the server knows of a visit and the browser must not find out anew, lest the two pages differ. */
export interface Visit {
  /** Where people reach Lintel, as the settings say. */
  origin: string;
  year: number;
  /** Days since 1970-01-01, for things that change daily. */
  day: number;
  /** What the visitor chose; undefined follows the system. */
  theme: Theme | undefined;
}

const dayLength = 86_400_000;

export const visitNow = createIsomorphicFn()
  .server((): Visit => {
    const now = new Date();
    const theme = getCookie(themeCookie);
    return {
      origin: getGlobalStartContext()?.origin ?? getRequestUrl().origin,
      year: now.getUTCFullYear(),
      day: Math.floor(now.getTime() / dayLength),
      theme: isTheme(theme) ? theme : undefined,
    };
  })
  .client((): Visit => {
    const now = new Date();
    const theme = document.documentElement.dataset.theme;
    return {
      origin: document.documentElement.dataset.origin ?? location.origin,
      year: now.getUTCFullYear(),
      day: Math.floor(now.getTime() / dayLength),
      theme: isTheme(theme) ? theme : undefined,
    };
  });
