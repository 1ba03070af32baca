const DAY_SECONDS = 86_400;

/** What every answer carries. HSTS only where the visitor came by https: else it would lock people out. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(secure ? { 'strict-transport-security': `max-age=${365 * DAY_SECONDS}; includeSubDomains` } : {}),
  };
}

/**
 * What a page may load and run: our own files, and the inline scripts and styles that carry this answer's nonce. Style
 * attributes are allowed because maps and popovers are placed with them; they cannot load or run anything. Inline style
 * elements without a nonce are allowed only where a page cannot do without: in development and in the API reference.
 * `mapHosts` are the only origins beside our own that a page may load data and pictures from, `photoHosts` those for
 * pictures alone; nothing of either runs.
 */
export function contentSecurityPolicy(
  nonce: string,
  { inlineStyles = false, mapHosts = [], photoHosts = [] }: PageSources = {},
): string {
  const maps = mapHosts.map((host) => ` ${host}`).join('');
  const photos = photoHosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    inlineStyles ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${maps}${photos}`,
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface PageSources {
  inlineStyles?: boolean;
  mapHosts?: readonly string[];
  photoHosts?: readonly string[];
}

/** For answers that are no pages: nothing at all. */
export const nothingRuns = "default-src 'none'; frame-ancestors 'none'";
