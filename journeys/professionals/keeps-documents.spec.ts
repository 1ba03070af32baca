import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { drop, pdf } from '../steps/documents.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';

const listed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const choose = (page: Page, paper: ReturnType<typeof pdf>) =>
  page.getByLabel('Choose files', { exact: true }).setInputFiles(paper);

test('a document is chosen, uploaded, read, renamed, deleted and restored', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await enter(page, await newBuyer(request));
  await openPage(page, '/documents');
  await expect(page.getByRole('heading', { name: '0/5 required documents completed' })).toBeVisible();
  await expect(page.getByText('5 required documents remaining')).toBeVisible();
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('Please select a file and category before uploading.', { exact: true })).toBeVisible();

  await choose(page, pdf('pay stub march.pdf', 'Gross pay 4,200'));
  await expect(page.getByLabel('Category of pay stub march.pdf')).toHaveValue('pay_stubs');
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('Document uploaded successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('Your document has been uploaded and is being reviewed.', { exact: true })).toBeVisible();
  await expect(listed(page, 'pay stub march.pdf')).toContainText('Under Review');
  await expect(item(page, 'Pay stubs')).toContainText('In progress');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'pay stub march.pdf', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'pay stub march.pdf' });
  await expect(sheet.getByRole('article', { name: 'Page 1' })).toContainText('Gross pay 4,200');
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'More actions for pay stub march.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Details, history and sharing' }).click();
  const details = page.getByRole('dialog', { name: 'Document' });
  await expect(details.getByText('Only you have opened this document.')).toBeVisible();
  await details.getByLabel('Name').fill('March pay');
  await details.getByRole('button', { name: 'Rename' }).click();
  await expect(details.getByRole('button', { name: 'Rename' })).toBeHidden();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(listed(page, 'March pay.pdf')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all' }).click();
  expect((await readFile(await (await saved).path())).toString('latin1', 0, 2)).toBe('PK');

  await page.getByRole('button', { name: 'More actions for March pay.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(listed(page, 'March pay.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed(page, 'March pay.pdf')).toBeVisible();
});

test('several documents are dropped, each on its row or all at once', async ({ page, request }) => {
  await enter(page, await newBuyer(request));
  await openPage(page, '/documents');
  await drop(page, item(page, 'Bank statements').locator('div').first(), [pdf('scan 12.pdf', 'Balance')]);
  await expect(listed(page, 'scan 12.pdf')).toContainText('Bank statements');
  await drop(page, page.getByText('Drop files here'), [
    pdf('passport.pdf', 'Passport'),
    pdf('scan 13.pdf', 'Something'),
  ]);
  await expect(page.getByLabel('Category of passport.pdf')).toHaveValue('id');
  await page.getByRole('button', { name: 'Upload 2 documents' }).click();
  await expect(listed(page, 'passport.pdf')).toContainText('Under Review');
  await page.getByLabel('Category of scan 13.pdf').selectOption('Tax returns');
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(listed(page, 'scan 13.pdf')).toContainText('Tax returns');
  await expect(item(page, 'Government-issued ID')).toContainText('In progress');
});

test('the list follows the country, the loan and the employment', async ({ page, request }) => {
  await enter(page, await newBuyer(request));
  await openPage(page, '/documents');
  await page.getByRole('button', { name: 'Which documents do I need?' }).click();
  const form = page.getByRole('form', { name: 'Which documents do I need?' });
  await form.getByText('USA', { exact: true }).click();
  await form.getByLabel('State').selectOption('Texas');
  await form.getByLabel('How will you pay?').selectOption('VA loan');
  await form.getByLabel('Where does your income come from?').selectOption('Employed');
  await form.getByRole('button', { name: 'Show my list' }).click();
  await expect(item(page, 'Certificate of Eligibility (COE)')).toContainText('Required');
  await expect(page.getByText('Texas, VA loan, Employed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '0/6 required documents completed' })).toBeVisible();
});

test('an upload resumes after the connection broke, and after the page was closed', async ({ page, request }) => {
  // The page retries for 6 seconds before it reports the lost connection, and 5 MB are sent.
  test.slow();
  await enter(page, await newBuyer(request));
  await openPage(page, '/documents');
  const large = pdf('bank statement.pdf', 'Balance', 5_000_000);
  const offsets: number[] = [];
  let broken = false;
  await page.route('**/api/documents/*/content', async (route) => {
    const offset = Number(route.request().headers()['upload-offset']);
    if (broken && offset > 0) return route.abort();
    offsets.push(offset);
    return route.continue();
  });
  broken = true;
  await choose(page, large);
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('Connection lost. Your progress is saved')).toBeVisible({ timeout: 20_000 });

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Upload not finished')).toBeVisible();
  await page.getByLabel('Choose bank statement.pdf again to continue').setInputFiles(pdf('another.pdf', 'Another'));
  await expect(page.getByText('That’s a different file.')).toBeVisible();
  broken = false;
  await page.getByLabel('Choose bank statement.pdf again to continue').setInputFiles(large);
  // The rest of the file is sent and inspected.
  await expect(listed(page, 'bank statement.pdf')).toContainText('Under Review', { timeout: 30_000 });
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
});

test('a file that is no document is rejected with instructions', async ({ page, request, pageErrors }) => {
  pageErrors.expectStatus(400);
  await enter(page, await newBuyer(request));
  await openPage(page, '/documents');
  await choose(page, {
    name: 'pay stub.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>1</script></html>'),
  });
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(
    page.getByText('There was an error uploading your document. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/the content is a web page \(HTML\)/)).toBeVisible();
  await choose(page, { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await expect(page.getByText('Upload a PDF, Word, JPEG or PNG file.')).toBeVisible();
  await expect(page.getByText('You haven’t uploaded any documents yet.')).toBeVisible();
});

test('another person’s document is not found by its id', async ({ page, request, playwright, baseURL, pageErrors }) => {
  pageErrors.expectStatus(404);
  const owner = await playwright.request.newContext({ baseURL: baseURL! });
  await owner.post('/api/sign-in', { data: await newBuyer(owner) });
  const paper = pdf('secret.pdf', 'Secret');
  const announced = {
    fileName: paper.name,
    fileType: paper.mimeType,
    fileSize: paper.buffer.length,
    category: 'other',
  };
  const { id, upload } = await (await owner.post('/api/documents', { data: announced })).json();
  const sent = await owner.put(upload.path, {
    data: paper.buffer,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': '0' },
  });
  expect(sent.ok()).toBe(true);
  await enter(page, await newBuyer(request));
  for (const path of ['', '/content', '/views', '/upload'])
    expect((await page.request.get(`/api/documents/${id}${path}`)).status(), path).toBe(404);
  expect((await page.request.delete(`/api/documents/${id}`)).status()).toBe(404);
  await openPage(page, `/documents?paper=${id}`);
  await expect(page.getByText('Document not found')).toBeVisible();
});
