import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { money } from '../../ui/format.ts';
import { factLine, homeName } from './home/home-facts.ts';
import { propertyPath } from './paths.ts';
import { scriptJson, structuredData } from './structured-data.ts';

export function propertyHead(home: PropertyDetail, origin: string) {
  const url = `${origin}${propertyPath(home.id)}`;
  const title = `${homeName(home)} · ${money(home.price, home.currency)}`;
  const description = `${factLine(home)}. ${(home.description ?? '').slice(0, 160)}`.trim();
  const image = shareImageOf(home);
  return {
    meta: [
      { title: `${title} · Lintel` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: url },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: new URL(image.url, origin).href },
      { property: 'og:image:alt', content: image.alt },
      ...('width' in image
        ? [
            { property: 'og:image:type', content: 'image/png' },
            { property: 'og:image:width', content: String(image.width) },
            { property: 'og:image:height', content: String(image.height) },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [{ type: 'application/ld+json', children: scriptJson(structuredData(home, origin)) }],
  };
}

/** The first photo; without one, the drawing with price and facts. Networks don't show SVG, as illustrations are. */
function shareImageOf(home: PropertyDetail) {
  const photo = home.photos[0];
  if (photo && !photo.illustration) return photo;
  const version = Date.parse(home.source.modifiedAt).toString(36);
  return {
    url: `/api/properties/${home.id}/share-image?v=${version}`,
    alt: m.listings__with_price_and_facts({ name: homeName(home) }),
    width: 1_200,
    height: 630,
  };
}
