import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AnyContractRouter } from '@orpc/contract';
import { contentSecurityPolicy } from '../pages/security-headers.ts';
import type { Answer, Extra } from '../send.ts';
import { openApiOf } from './openapi.ts';

/** Serves the OpenAPI document and a readable reference, entirely from our own origin. */
export function createDocs(
  contract: AnyContractRouter,
  publicUrl: string,
  forVisitors: ReadonlySet<string>,
): Map<string, Extra> {
  let document: Promise<string> | undefined;
  let script: Promise<Buffer> | undefined;
  return new Map<string, Extra>([
    [
      '/api/openapi.json',
      async () => {
        document ??= openApiOf(contract, publicUrl, forVisitors).then((each) => JSON.stringify(each));
        return { status: 200, headers: { 'content-type': 'application/json' }, body: await document };
      },
    ],
    ['/api/docs', () => page(randomBytes(16).toString('base64'))],
    [
      '/api/docs/reference.js',
      async () => {
        script ??= readFile(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')));
        return {
          status: 200,
          headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' },
          body: await script,
        };
      },
    ],
  ]);
}

function page(nonce: string): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, { inlineStyles: true }),
      'cache-control': 'no-store',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<title>Lintel API</title>
</head>
<body>
<noscript>This reference needs JavaScript; the same is in <a href="/api/openapi.json">openapi.json</a>.</noscript>
<div id="reference"></div>
<script src="/api/docs/reference.js"></script>
<script nonce="${nonce}">
Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
});
</script>
</body>
</html>
`,
  };
}
