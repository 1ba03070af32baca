/**
 * Keeps the focus in place when its element is removed, as by “Remove” in a row: on the same control if another layout
 * shows it again, or else on what takes its place, on its neighbor, or on what contained it. Dialogs and menus, which are
 * children of the body, and pages return the focus themselves.
 */
export function keepFocus(): void {
  let focused = withAncestors(document.activeElement as HTMLElement | null);
  let path = location.pathname;
  addEventListener('focusin', ({ target }) => {
    focused = withAncestors(target as HTMLElement);
    path = location.pathname;
  });
  // A person who leaves an element that remains has left it on purpose.
  addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (focused[0]?.isConnected && document.activeElement === document.body) focused = [];
    }),
  );
  new MutationObserver((changes) => {
    const [lost] = focused;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    if (change && change.target !== document.body && path === location.pathname) refocus(change, focused);
    if (change) focused = [];
  }).observe(document.body, { childList: true, subtree: true });
}

function withAncestors(element: HTMLElement | null): HTMLElement[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}

function refocus({ target, previousSibling, nextSibling }: MutationRecord, focused: readonly HTMLElement[]): void {
  const lost = focused[0] as HTMLElement;
  const here = previousSibling ? previousSibling.nextSibling : target.firstChild;
  // The next row has the same buttons, and a second press must not reach them.
  const controls =
    here !== nextSibling && here instanceof HTMLElement ? here.querySelectorAll<HTMLElement>(lost.tagName) : [];
  const same = [...controls].find((each) => each.ariaLabel === lost.ariaLabel && each.textContent === lost.textContent);
  const place = [same, here, previousSibling, ...focused].find(
    (each) => each instanceof HTMLElement && each.isConnected && each.checkVisibility(),
  ) as HTMLElement | undefined;
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
