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
  /** Where to write to for help, where the settings name an address. */
  supportEmail: string | undefined;
  /** Addresses of the base map's styles; undefined for the plain map that ships with Lintel. */
  mapStyle: { light: string; dark: string } | undefined;
}

const dayLength = 86_400_000;

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
