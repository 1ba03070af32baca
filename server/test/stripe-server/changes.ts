import { after, type Book } from './book.ts';
import type { Line, Price, Subscription } from './objects.ts';

/**
 * Returns Stripe's invoice lines when the price of an active subscription is changed with `always_invoice`.
 */
export function prorations(book: Book, subscription: Subscription, to: Price, at: number): Line[] {
  const item = subscription.items.data[0]!;
  const { price, current_period_start: start, current_period_end: end } = item;
  const left = (end - at) / (end - start);
  const credit = book.line(price, -Math.round(price.unit_amount * left), `Unused time on ${price.lookup_key}`, at, end);
  const isOther = to.recurring.interval !== price.recurring.interval;
  const charge = isOther
    ? book.line(to, to.unit_amount, `1 × ${to.lookup_key}`, at, after(at, to))
    : book.line(to, Math.round(to.unit_amount * left), `Remaining time on ${to.lookup_key}`, at, end);
  return [credit, charge];
}

export function applyChange(book: Book, subscription: Subscription, to: Price, at: number): void {
  const item = subscription.items.data[0]!;
  const lines = prorations(book, subscription, to, at);
  if (to.recurring.interval !== item.price.recurring.interval) {
    item.current_period_start = at;
    item.current_period_end = after(at, to);
  }
  item.price = to;
  book.settle(book.bill(subscription, lines), true);
}
