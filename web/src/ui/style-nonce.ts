declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix locks the page's scroll with a style element; get-nonce, which it uses, reads the nonce from this global. The
 * page sets it on each of its scripts.
 */
export function allowStyleElements() {
  // Nothing is rendered on the server for an initially open dialog.
  if (import.meta.env.SSR) return;
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLElement>('script[nonce]')?.nonce;
}
