import { DAY_MS } from '@lintel/geo';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getCookie, getRequestUrl } from '@tanstack/react-start/server';
import { isTheme, type Theme, themeCookie } from './theme.ts';

/** Request data known to the server. The browser must reuse it, so that hydration matches. */
export interface Visit {
  /** Public origin of Lintel, from the settings. */
  origin: string;
  year: number;
  /** Days since 1970-01-01, for content that changes daily. */
  day: number;
  /** The visitor's theme; undefined follows the system. */
  theme: Theme | undefined;
  /** Support email from the settings, if set. */
  supportEmail: string | undefined;
  /** URLs of the base map's styles; undefined for the plain map that ships with Lintel. */
  mapStyle: { light: string; dark: string } | undefined;
}

const dayLength = DAY_MS;

export const visitNow = createIsomorphicFn()
  .server((): Visit => {
    const now = new Date();
    const theme = getCookie(themeCookie);
    const style = getGlobalStartContext()?.mapStyle;
    return {
      origin: getGlobalStartContext()?.origin ?? getRequestUrl().origin,
      year: now.getUTCFullYear(),
      day: Math.floor(now.getTime() / dayLength),
      theme: isTheme(theme) ? theme : undefined,
      supportEmail: getGlobalStartContext()?.supportEmail,
      mapStyle: style && { light: style.light, dark: style.dark },
    };
  })
  .client((): Visit => {
    const now = new Date();
    const { theme, origin, supportEmail, mapStyle, mapStyleDark } = document.documentElement.dataset;
    return {
      origin: origin ?? location.origin,
      year: now.getUTCFullYear(),
      day: Math.floor(now.getTime() / dayLength),
      theme: isTheme(theme) ? theme : undefined,
      supportEmail,
      mapStyle: mapStyle && mapStyleDark ? { light: mapStyle, dark: mapStyleDark } : undefined,
    };
  });
