import type { Page } from '@playwright/test';

/**
 * Light on a desktop, dark on a phone: colors do not depend on the width, nor the layout on the colors, so both
 * pairs together cover all four.
 */
export const schemes = [
  { colorScheme: 'light', tag: [] as string[] },
  { colorScheme: 'dark', tag: ['@phone-only'] },
] as const;

/** The same pairs, for a journey on both devices. */
export const schemeFor = (page: Page): 'light' | 'dark' => (page.viewportSize()!.width < 700 ? 'dark' : 'light');
