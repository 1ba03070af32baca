const DAY_SECONDS = 86_400;

/** Headers of every response. HSTS is sent only over https; otherwise it would lock people out. */
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
 * The content security policy: our own files, plus inline scripts and styles with this response's nonce. Style
 * attributes are allowed because maps and popovers are positioned with them; they cannot load or run anything. Inline
 * style elements without a nonce are allowed only in development and in the API reference. `mapHosts` are the only
 * other origins for data and images, `photoHosts` for images only; neither can run code.
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

/** For responses that are not pages: allows nothing. */
export const nothingRuns = "default-src 'none'; frame-ancestors 'none'";
