import type { Page } from '@playwright/test';

/**
 * Light on a desktop, dark on a phone: colours do not depend on the width, nor the layout on the colours, so both pairs
 * together see all that four would.
 */
export const schemes = [
  { colorScheme: 'light', tag: [] as string[] },
  { colorScheme: 'dark', tag: ['@phone-only'] },
] as const;

/** The same pairs, for a journey that goes on both. */
export const schemeFor = (page: Page): 'light' | 'dark' => (page.viewportSize()!.width < 700 ? 'dark' : 'light');
