import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The HTML document of every page. */
export function Document({ children }: { children: ReactNode }) {
  const { visit, session } = useRouteContext({ from: '__root__' });
  return (
    <html
      lang={session?.viewer.locale ?? 'en'}
      data-theme={visit?.theme}
      data-origin={visit?.origin}
      data-support-email={visit?.supportEmail}
      data-country={session?.viewer.country}
      data-units={session?.viewer.units ?? undefined}
      data-map-style={visit?.mapStyle?.light}
      data-map-style-dark={visit?.mapStyle?.dark}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
