/** The browser's side of push notifications (Push API). */

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Returns whether this browser gets push notifications. `isRegistered`: the server knows a device of this session. */
export async function pushState(isRegistered: boolean): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return subscription && isRegistered && Notification.permission === 'granted' ? 'on' : 'off';
}

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Asks for the permission and subscribes. `blocked`: not allowed; `failed`: the browser's push service did not answer. */
export async function subscribe(publicKey: string): Promise<Subscription | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    await navigator.serviceWorker.register('/push.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another person or with another key of the server.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
  } catch {
    return 'failed';
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
