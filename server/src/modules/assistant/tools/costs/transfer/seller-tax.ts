import { stateTransferTaxOf } from '@lintel/mortgage';
import { cityTransferOf, miamiDade } from '../../../knowledge/city-transfer.ts';
import { localTransferOf } from '../../../knowledge/local-transfer.ts';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Returns what a seller in the USA pays of the transfer taxes on a price by custom: all, half or none of the tax of the state
 * with its local part, and the seller's tax of a city. Undefined where the tax of the state is unknown.
 */
export function sellerTransferTax(
  price: number,
  state: string,
  city: string | undefined,
  day: string,
): number | undefined {
  const tax = stateTransferTaxOf(Math.round(price * 100), state, day);
  if (tax.kind === 'unknown') return undefined;
  // Virginia's seller pays the grantor's tax alone (Code of Virginia § 58.1-802).
  if (state === 'VA') return Math.ceil(price / 500) * 0.5;
  const own = cityTransferOf(city, state, price);
  const ofState = miamiDade(city, state, price)?.houseTax ?? (tax.kind === 'computed' ? tax.cents / 100 : 0);
  const local = own === undefined ? localTransferOf(city, state, price) : undefined;
  const levied = ofState + (local?.sure ? (price * local.percent) / 100 : 0);
  const share = tax.paidBy === 'buyer' ? 0 : tax.paidBy === 'both' ? 0.5 : 1;
  return cents(levied * share + (own?.seller ?? 0));
}
