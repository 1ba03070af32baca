/**
 * Keeps the focus in place when its element is removed, as by “Remove” in a row: on the same control if another layout
 * shows it again, or else on what takes its place, on its neighbor, or on the heading of what contained it. A dialog or a
 * menu, which is a child of the body, returns the focus itself, unless the row that opened it is gone by then.
 */
export function keepFocus(): void {
  let focused = withAncestors(document.activeElement as HTMLElement | null);
  /** The last focus outside of dialogs and menus, and the gap that it left when it was removed behind one. */
  let opener = focused;
  let gap: MutationRecord | undefined;
  let path = location.pathname;
  addEventListener('focusin', ({ target }) => {
    focused = withAncestors(target as HTMLElement);
    if (!isFloating(focused[0])) [opener, gap] = [focused, undefined];
    path = location.pathname;
  });
  // A person who leaves an element that remains has left it on purpose.
  addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (focused[0]?.isConnected && document.activeElement === document.body) focused = [];
    }),
  );
  new MutationObserver((changes) => {
    gap ??= gapOf(opener, changes);
    if (document.activeElement !== document.body) return;
    const change = gapOf(focused, changes);
    if (!change) return;
    const closed = change.target === document.body;
    if (path === location.pathname && !closed) refocus(change, focused);
    if (path === location.pathname && closed && gap) refocus(gap, opener);
    focused = [];
  }).observe(document.body, { childList: true, subtree: true });
}

const isFloating = (element: HTMLElement | undefined): boolean =>
  element?.closest('[role=dialog], [role=menu], [role=listbox]') !== null;

/** Returns the change that removed an element. */
const gapOf = ([lost]: readonly HTMLElement[], changes: readonly MutationRecord[]): MutationRecord | undefined =>
  lost && !lost.isConnected
    ? changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    : undefined;

function withAncestors(element: HTMLElement | null): HTMLElement[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}

function refocus({ target, previousSibling, nextSibling }: MutationRecord, focused: readonly HTMLElement[]): void {
  const lost = focused[0] as HTMLElement;
  const here = previousSibling?.isConnected ? previousSibling.nextSibling : target.firstChild;
  // The next row has the same buttons, and a second press must not reach them.
  const controls =
    here !== nextSibling && here instanceof HTMLElement ? here.querySelectorAll<HTMLElement>(lost.tagName) : [];
  const same = [...controls].find((each) => each.ariaLabel === lost.ariaLabel && each.textContent === lost.textContent);
  const isShown = (node: Node | null | undefined): node is HTMLElement =>
    node instanceof HTMLElement && node.isConnected && node.checkVisibility();
  const place = [same, here, previousSibling].find(isShown) ?? headingOf(focused.find(isShown));
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const headingOf = (container: HTMLElement | undefined): HTMLElement | undefined =>
  container?.querySelector<HTMLElement>('h1, h2, h3, h4, caption') ?? container;
