import { type RefObject, useEffect } from 'react';

/**
 * Publishes the height of a bar at the bottom of the screen as a CSS variable, so that toasts are placed above it and
 * focused elements are scrolled out from under it. Hidden bars have no height.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, variable: '--tray' | '--contact-bar', isShown = true) {
  useEffect(() => {
    if (!isShown || !bar.current) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty(variable, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.removeProperty(variable);
    };
  }, [bar, variable, isShown]);
}
