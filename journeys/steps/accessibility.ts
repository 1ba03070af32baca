import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
};

/**
 * Returns violations of WCAG 2.2 AA. Waits for animations, because a notification that fades in would briefly have
 * too little contrast.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  // Once a document: reading axe takes as long as its checks. It checks frames that have it too.
  for (const frame of page.frames()) if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(source);
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: RunOptions): Promise<AxeResults> } };
    const results = await axe.run(document, given);
    return results.violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      at: nodes.map((n) => n.target),
    }));
  }, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, at }) => at.map((target) => `${id} (${help}) at ${target.join(' ')}`));
}

/** Waits for animations to end: sheets slide in, and transparent text has too little contrast. */
export const waitForAnimations = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
