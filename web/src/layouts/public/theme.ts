const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = 'theme';

export const isTheme = (value: unknown): value is Theme => (themes as readonly unknown[]).includes(value);

const yearInSeconds = 31_536_000;

/** Applies a theme and stores it for a year; undefined returns to the system's. */
export function chooseTheme(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 17 and Firefox 139
  document.cookie = `${themeCookie}=${theme ?? ''}; path=/; max-age=${theme ? yearInSeconds : 0}; samesite=lax`;
}
