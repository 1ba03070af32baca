declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix locks the page's scroll with a style element; get-nonce, which it uses, takes the nonce from this name. The page
 * has it on each of its own scripts.
 */
export function allowStyleElements() {
  // A sheet that is open at once draws nothing on the server.
  if (import.meta.env.SSR) return;
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLElement>('script[nonce]')?.nonce;
}
