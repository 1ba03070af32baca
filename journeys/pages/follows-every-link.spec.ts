import { expect, test } from '../setup/test.ts';
import { publicPages } from '../steps/pages.ts';

/**
 * Homes, searches, markets, links with a return path and pictures are unlimited, so only this many of each kind are
 * followed.
 */
const endless = [
  { kind: /^\/property\//, most: 12 },
  { kind: /^\/(hypersearch|search|discover)\?/, most: 24 },
  { kind: /^\/market\//, most: 24 },
  { kind: /sign(in|up)\?/, most: 24 },
  { kind: /^\/api\//, most: 48 },
];

test('no link that is reachable from the public pages is dead', async ({ request, baseURL }) => {
  test.setTimeout(90_000);
  const waiting = Object.values(await publicPages(request)).filter((path) => path !== '/nowhere');
  const from = new Map(waiting.map((path) => [path, 'the start']));
  const followed = new Map(endless.map((one) => [one, 0]));
  const dead: string[] = [];

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path);
    if (answer.status() >= 400) dead.push(`${path}, linked from ${from.get(path)}: ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('html')) continue;
    for (const found of linksIn(await answer.text(), new URL(path, baseURL))) {
      if (from.has(found)) continue;
      const one = endless.find(({ kind }) => kind.test(found));
      if (one && followed.get(one)! >= one.most) continue;
      if (one) followed.set(one, followed.get(one)! + 1);
      from.set(found, path);
      waiting.push(found);
    }
  }
  expect(dead).toEqual([]);
  expect(from.size, 'the crawl got around').toBeGreaterThan(30);
});

/** Returns the paths of this site that a page links to, by `href` and by `src`. */
function linksIn(html: string, page: URL): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"#][^"]*)"/g)].flatMap(([, link]) => {
    const url = new URL(link!.replaceAll('&amp;', '&'), page);
    return url.origin === page.origin && url.protocol.startsWith('http') ? [url.pathname + url.search] : [];
  });
}
