import { randomBytes } from 'node:crypto';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { pdf } from '../steps/documents.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

test('a buyer shares a document, her agent returns it, she uploads it again, he approves', async ({
  page,
  otherPage: agent,
}) => {
  const mark = randomBytes(3).toString('hex');
  const name = `gift letter ${mark}.pdf`;
  await enter(page, people.buyer);
  await openPage(page, '/documents');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(pdf(name, 'A gift of 10,000'));
  await page.getByRole('button', { name: 'Upload document' }).click();
  const own = page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(own).toContainText('Under Review');

  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Details, history and sharing' }).click();
  const details = page.getByRole('dialog', { name: 'Document' });
  const share = details.getByRole('form', { name: 'Share with a professional' });
  const naomi = share.getByRole('option', { name: /^Naomi Sinclair/ });
  await share.getByLabel('Share with').selectOption((await naomi.textContent())!);
  await share.getByRole('button', { name: 'Share' }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Naomi Sinclair' }).first()).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();

  await enter(agent, people.agent);
  await openPage(agent, '/documents');
  await expect(agent.getByRole('heading', { name: 'Shared with you' })).toBeVisible();
  await agent.getByRole('button', { name: new RegExp(name) }).click();
  const reviewRegion = agent.getByRole('region', { name, exact: true }).first();
  await expect(reviewRegion.getByRole('article', { name: 'Page 1' })).toContainText('A gift of 10,000');
  expect(await accessibilityViolations(agent)).toEqual([]);
  await reviewRegion.getByRole('button', { name: 'Return with a reason' }).click();
  await reviewRegion.getByRole('button', { name: 'Return document' }).click();
  await expect(reviewRegion.getByText('Describe what needs attention')).toBeVisible();
  await reviewRegion.getByLabel('What needs attention').fill(`The signature is missing (${mark})`);
  await reviewRegion.getByRole('button', { name: 'Return document' }).click();
  await expect(agent.getByText(`${name} returned`, { exact: true })).toBeVisible();

  // Her page updates by itself.
  await expect(own).toContainText('Needs Attention');
  await expect(own).toContainText(`The signature is missing (${mark})`);
  await page.getByLabel(`New version of ${name}`).setInputFiles(pdf(name, 'A gift of 10,000, signed'));
  await expect(own).toContainText('Under Review');
  await expect(own).toContainText('version 2');

  await openPage(agent, '/documents?status=pending');
  await agent.getByRole('button', { name: new RegExp(name) }).click();
  await expect(reviewRegion.getByRole('article', { name: 'Page 1' })).toContainText('signed');
  await reviewRegion.getByRole('button', { name: 'Approve' }).click();
  await expect(agent.getByText(`${name} approved`, { exact: true })).toBeVisible();
  await expect(own).toContainText('Approved');

  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Details, history and sharing' }).click();
  await expect(details.getByText(/^Naomi Sinclair opened this on/).first()).toBeVisible();
  await expect(details.getByText(/^Returned by Naomi Sinclair/)).toBeVisible();
});
