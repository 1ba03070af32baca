import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { emailTo } from '../steps/emails.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { enter, fillSignIn, newBuyer } from '../steps/people.ts';

const invitation = /\/shared-list\?invitation=[\w-]+/;
const search = '/hypersearch?q=3+bed+house+in+Austin+under+600k';

test('a buyer saves a home from its card, undoes it, and finds it with the old and the new price', {
  tag: '@phone',
}, async ({ page, request }) => {
  await enter(page, await newBuyer(request));
  await openPage(page, '/saved');
  await expect(page.getByRole('heading', { name: 'No homes saved yet' })).toBeVisible();
  await openPage(page, search);
  const heart = page.getByRole('button', { name: /^Save \d/ }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('Property saved!', { exact: true })).toBeVisible();
  await expect(page.getByText('Added to your saved properties.', { exact: true })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Property removed', { exact: true })).toBeVisible();
  await expect(page.getByText('Removed from your saved properties.', { exact: true })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const name = (await heart.getAttribute('aria-label'))!.slice('Save '.length);

  await openPage(page, '/saved');
  const card = page.getByRole('article', { name });
  await expect(card.getByText(/^Saved by you on /)).toBeVisible();
  await card.getByRole('button', { name: /^Add a tag/ }).click();
  await card.getByLabel('New tag').fill('Big yard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: 'Big yard 1' })).toBeVisible();
  await card.getByRole('button', { name: /^Add a note/ }).click();
  await card.getByLabel('Add a note').fill('Ask about the roof');
  await card.getByRole('button', { name: 'Add note' }).click();
  await expect(card.getByText('Ask about the roof')).toBeVisible();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  await card.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'No homes saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name }).getByText('Ask about the roof')).toBeVisible();
});

test('a home that a visitor wanted to save is saved after signing in', async ({ page, request }) => {
  const account = await newBuyer(request);
  await openPage(page, search);
  const heart = page.getByRole('link', { name: /^Save \d/ }).first();
  const name = (await heart.getAttribute('aria-label'))!;
  await heart.click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await ready(page);
  await fillSignIn(page, account);
  await expect(page.getByText('Property saved!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('two buyers share a list by email, see each other’s homes, and vote; one leaves with a copy', async ({
  page,
  request,
  otherPage: theirs,
}) => {
  const [first, second] = [await newBuyer(request), await newBuyer(request)];
  await enter(page, first);
  await openPage(page, '/property/12');
  await page.getByRole('button', { name: 'Save this home' }).click();
  await expect(page.getByText('Property saved!', { exact: true })).toBeVisible();
  await openPage(page, '/saved');
  await page.getByLabel('Co-buyer’s email').fill(second.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Invited, no reply yet')).toBeVisible();

  await enter(theirs, second);
  const email = await emailTo(request, second.email, invitation);
  await openPage(theirs, invitation.exec(email)![0]);
  await expect(theirs.getByRole('heading', { name: 'Ada Stone invited you to share a list of homes' })).toBeVisible();
  expect(await accessibilityViolations(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Share this list' }).click();
  const card = theirs.getByRole('article').first();
  await card.getByRole('button', { name: 'Not for us' }).click();
  await expect(card.getByRole('button', { name: 'Not for us' })).toHaveAttribute('aria-pressed', 'true');
  // The other page updates by itself.
  await expect(page.getByRole('article').first().getByText('Ada: Not for us')).toBeVisible();

  await theirs.getByRole('button', { name: 'Leave this list' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Leave this list' });
  await expect(dialog.getByText(/a copy of all homes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave this list' }).click();
  await expect(theirs.getByText('Only you so far.', { exact: false })).toBeVisible();
  await expect(theirs.getByRole('article')).toHaveCount(1);
});
