import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

const consent = { basis: 'express_written', channel: 'email', proof: 'Signed at the open house' };

test('an agent starts a plan for several contacts, sees who is left out and why, and undoes it', {
  tag: '@phone',
}, async ({ page }) => {
  const mark = `${Date.now()}`;
  await enter(page, people.agent);
  const post = async (path: string, data: object) => (await page.request.post(`/api${path}`, { data })).json();
  const [ada, bea] = [
    await post('/leads', { firstName: 'Ada', lastName: `Plan${mark}`, emails: [`ada.${mark}@example.org`] }),
    await post('/leads', { firstName: 'Bea', lastName: `Plan${mark}` }),
  ];
  await post(`/leads/${ada.id}/consents`, { ...consent, givenAt: new Date().toISOString() });
  const name = `Plan ${mark}`;
  const steps = [
    { day: 0, kind: 'task', title: 'Call' },
    { day: 1, kind: 'email', title: 'Welcome', text: 'Hi {first_name}' },
  ];
  const plan = await post('/task-plans', { name, steps });

  await openPage(page, `/crm?q=Plan${mark}`);
  for (const who of ['Ada', 'Bea']) await page.getByRole('checkbox', { name: `Select ${who} Plan${mark}` }).check();
  await page.getByRole('button', { name: 'Start a plan' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const skipped = page.getByRole('dialog', { name: 'We couldn’t start the plan for 1 contact' });
  await expect(skipped.getByRole('listitem')).toHaveText(`Bea Plan${mark}No email address on file`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await skipped.getByRole('button', { name: 'OK' }).click();
  const tasksOf = async (id: number) => (await (await page.request.get(`/api/tasks?contactId=${id}`)).json()).length;
  expect([await tasksOf(ada.id), await tasksOf(bea.id)]).toEqual([2, 0]);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => tasksOf(ada.id)).toBe(0);
  await page.request.delete(`/api/task-plans/${plan.id}`);
});

test('a half-written plan is discarded only after a question, and an unchanged one without', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page, people.agent);
  await openPage(page, '/crm?open=plans');
  const plans = page.getByRole('dialog', { name: 'Task plans' });
  const editor = page.getByRole('dialog', { name: 'New plan' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await plans.getByRole('button', { name: 'New plan' }).click();
  await expect(editor.getByLabel('Plan name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();

  await plans.getByRole('button', { name: 'New plan' }).click();
  const name = editor.getByLabel('Plan name');
  await name.fill('After a viewing');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('After a viewing');

  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(editor).toBeVisible();

  await editor.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor).toBeHidden();
  await expect(question).toBeHidden();
  await expect(plans).toBeVisible();

  // A change that was taken back is none, and Cancel discards without a question.
  await plans.getByRole('button', { name: 'New plan' }).click();
  await name.fill('x');
  await name.fill('');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await plans.getByRole('button', { name: 'New plan' }).click();
  await name.fill('x');
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toBeHidden();
});
