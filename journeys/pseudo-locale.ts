/**
 * Opens every page in the pseudo-locale at 320 pixels, where each text is 40 % longer, and lists pages that are wider than
 * the screen. Needs the sample network: `PSEUDO_LOCALE=1 npm start`, then
 * `npm run pseudo-locale [URL]`. Exits with 1 when a page overflows or doesn't open.
 */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { people } from './steps/people.ts';

const url = process.argv[2] ?? 'http://localhost:3000';
const width = 320;

const shared = ['/messages', '/notifications', '/account', '/account?tab=security', '/account?tab=privacy'];
const visitor = `/ /hypersearch?q=3+bed+house+in+Austin+under+700k+with+a+pool /search /discover?q=house+in+Austin /can-i-buy /compare
  /property/1 /smartmatch?place=Austin,+TX /smartmatch/formula /signup /end-user-signup /agent-signup /reseller-signup /signin
  /wholesaler-login /forgot-password /business-model /support /payment-result /terms-of-service /privacy-policy /nowhere
  /market/austin-tx /accuracy /roi-analysis /home-value /affordability-calculator /amortization-calculator /mortgage-calculator
  /pre-qualification /rate-comparison /mortgage-document-checklist /rejoin`;
const pages: Record<keyof typeof people, string> = {
  buyer: `/dashboard /journey /activity /property-pilot /professionals /documents /saved /saved-searches /saved-searches/alerts
    /recommendations /shared-list /consents /connections /account?tab=preferences /property/1 /smartmatch /roi-analysis
    /mortgage /pre-qualification /co-borrower`,
  agent: `/real-estate-agent-dashboard /crm /documents /standing /licenses /calendar /connections /listings/mine /open-houses`,
  mortgageAgent: '/mortgage-agent-dashboard /crm /standing /mortgage /rate-sheet /calendar',
  reseller: `/reseller-dashboard /reseller-dashboard?tab=agents /reseller-dashboard?tab=codes /reseller-dashboard?tab=fees
    /reseller-dashboard?tab=plan /reseller-dashboard?tab=analytics /reseller-dashboard?tab=settings /licenses /checkout`,
  wholesaler: `/wholesaler-dashboard /wholesaler-dashboard?tab=resellers /wholesaler-dashboard?tab=verifications
    /wholesaler-dashboard?tab=analytics /wholesaler-dashboard?tab=audit /wholesaler-dashboard?tab=rates`,
};
const pathsOf = (list: string): string[] => list.trim().split(/\s+/);

/** Returns the innermost elements that reach beyond the screen. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const isOutside = (element: Element) => element.getBoundingClientRect().right > most + 1;
    if (document.documentElement.scrollWidth <= most) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => isOutside(element) && ![...element.children].some(isOutside))
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`);
  }, width);

const browser = await chromium.launch(await findBrowser());
let pageErrors = 0;
for (const role of ['visitor', ...Object.keys(people)] as ('visitor' | keyof typeof people)[]) {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: 'en-XA', url }]);
  const page = await context.newPage();
  if (role !== 'visitor') await page.request.post('/api/sign-in', { data: people[role] });
  for (const path of role === 'visitor' ? pathsOf(visitor) : [...pathsOf(pages[role]), ...shared]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    const found =
      (await page.getByText('⟦').count()) === 0 ? ['no text of the pseudo-locale'] : await overflowing(page);
    if (found.length > 0) console.log(`${role} ${path}\n  ${found.join('\n  ')}`);
    pageErrors += Math.min(found.length, 1);
  }
  await context.close();
}
await browser.close();
console.log(pageErrors === 0 ? `Every page fits ${width} pixels.` : `${pageErrors} pages do not fit ${width} pixels.`);
process.exitCode = Math.min(pageErrors, 1);
