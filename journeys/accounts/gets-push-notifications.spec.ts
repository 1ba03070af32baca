import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

/** A browser whose push service answers: the one of a headless browser is not reachable, and it blocks notifications. */
function answeringPushService(): void {
  const allowed: NotificationPermission = 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => allowed });
  Notification.requestPermission = async () => allowed;
  let made: PushSubscription | null = null;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/journey', keys }),
    unsubscribe: async () => {
      made = null;
      return true;
    },
  };
  PushManager.prototype.subscribe = async () => (made = subscription as unknown as PushSubscription);
  PushManager.prototype.getSubscription = async () => made;
}

test('an agent turns push notifications on for a device, and signing out removes it', { tag: '@phone' }, async ({
  page,
  otherPage,
}) => {
  await page.addInitScript(answeringPushService);
  await enter(page, people.agent);
  await enter(otherPage, people.agent);
  const devices = async () => (await (await otherPage.request.get('/api/notifications/push')).json()).devices.length;
  const before = await devices();
  await openPage(page, '/account?tab=notifications');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText(/^This device gets new leads, messages, showing requests and feedback/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await devices()).toBe(before + 1);

  await openPage(otherPage, '/account?tab=notifications');
  await expect(otherPage.getByRole('button', { name: /^Remove / }).last()).toBeVisible();
  await page.request.post('/api/sign-out', { data: {} });
  expect(await devices()).toBe(before);
});
