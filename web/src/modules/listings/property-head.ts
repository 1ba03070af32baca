import type { PropertyDetail } from '@lintel/server/listings';
import { money } from '../../ui/format.ts';
import { factLine, homeName } from './home/home-facts.ts';
import { propertyPath } from './paths.ts';
import { scriptJson, structuredData } from './structured-data.ts';

export function propertyHead(home: PropertyDetail, origin: string) {
  const url = `${origin}${propertyPath(home.id)}`;
  const title = `${homeName(home)} · ${money(home.price, home.currency)}`;
  const description = `${factLine(home)}. ${(home.description ?? '').slice(0, 160)}`.trim();
  const photo = home.photos[0];
  return {
    meta: [
      { title: `${title} · Lintel` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: url },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(photo
        ? [
            { property: 'og:image', content: new URL(photo.url, origin).href },
            { property: 'og:image:alt', content: photo.alt },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [{ type: 'application/ld+json', children: scriptJson(structuredData(home, origin)) }],
  };
}
