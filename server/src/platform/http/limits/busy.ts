/** Responses for shed requests (see `admission.ts`), and which requests may be shed. */

import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { m } from '@lintel/messages';
import { ApiError } from '../../serve/errors.ts';
import { problemAnswer, problemOf } from '../problem.ts';
import type { Answer } from '../send.ts';

/**
 * Returns whether a request can be retried without side effects: a read of the API or a page, but not a file or image.
 */
export const onlyReads = ({ method, headers }: IncomingMessage, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(path) && headers['sec-fetch-dest'] !== 'image';

/** Built once, because shedding a request must cost next to nothing. */
const { problem } = problemOf(new ApiError('BUSY'), '');

/** The response for an API call. Lintel's own pages retry automatically after slightly more than this. */
export const busyCall = (requestId: string): Answer => problemAnswer({ ...problem, requestId }, { 'retry-after': '1' });

/** The wordmark and the colors of `web/src/ui/tokens.css`. Nothing is loaded, because that would be shed too. */
const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f4,#141311);--ink:light-dark(#1c1b19,#f3efe7);--soft:light-dark(#57534a,#b9b2a5);--line:light-dark(#e3ddd1,#34302a);--primary:light-dark(#1f5f5b,#6fbdb4)}
body{margin:0;min-height:100svh;display:grid;place-content:center;padding:16px;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1rem/1.5 "Inter Variable",system-ui,sans-serif}
main{max-width:34rem}
.name{display:flex;align-items:center;gap:8px;font:600 1.375rem/1.15 Fraunces,Georgia,serif}
.name svg{fill:currentColor}
h1{margin:24px 0 8px;font:500 1.75rem/1.15 Fraunces,Georgia,serif;text-wrap:balance}
p{margin:0 0 16px;color:var(--soft)}
.wait{height:4px;margin:0 0 24px;border-radius:999px;background:var(--line);overflow:hidden}
.wait::before{content:"";display:block;width:33%;height:100%;border-radius:999px;background:var(--primary);animation:go 1.6s ease-in-out infinite alternate}
a{color:var(--primary);font-weight:600;text-underline-offset:3px;display:inline-block;padding:10px 0}
a:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:4px}
@keyframes go{to{translate:203%}}
@media (prefers-reduced-motion:reduce){.wait::before{animation:none;width:100%}}
`;

const page = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.platform__busy_title()}</title>
<style>${style}</style>
<main>
<div class="name"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M1 4h22v4H1zM4 10h3v11H4zM17 10h3v11h-3z"/></svg>Lintel</div>
<h1 role="status">${m.platform__busy_heading()}</h1>
<p>${m.platform__busy_text()}</p>
<div class="wait" aria-hidden="true"></div>
<a href="">${m.platform__busy_button()}</a>
</main>
</html>
`;

const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`;

/** The response for a page. It reloads itself after 2 or 3 seconds; the jitter spreads the retries. */
export function busyPage(): Answer {
  const seconds = String(2 + Math.floor(Math.random() * 2));
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'retry-after': seconds,
      refresh: seconds,
    },
    body: page(),
  };
}
