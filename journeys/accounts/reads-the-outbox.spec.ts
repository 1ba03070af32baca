import { expect, test } from '../setup/test.ts';
import { emailTo } from '../steps/emails.ts';
import { openPage } from '../steps/open-page.ts';
import { newBuyer } from '../steps/people.ts';

// Traces add scripts to each frame; the email's frame runs none, and the browser would report the attempt.
test.use({ trace: 'off' });

test('the outbox shows an email as text and as HTML', async ({ page, request }) => {
  const account = await newBuyer(request);
  await emailTo(request, account.email, /verify-email/);
  await openPage(page, '/dev/outbox');
  await page
    .getByRole('navigation', { name: 'Emails' })
    .getByRole('link')
    .filter({ hasText: account.email })
    .first()
    .click();
  const letter = page.getByRole('article');
  await expect(letter.getByRole('link', { name: /verify-email/ })).toBeVisible();
  await letter.getByText('HTML', { exact: true }).click();
  const html = letter.locator('iframe');
  await expect(html).toBeVisible();
  await expect(html).toHaveAttribute('sandbox', '');
  await expect(html).toHaveAttribute('srcdoc', /verify-email/);
});
