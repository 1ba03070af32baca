import { stateTransferTaxOf } from '@lintel/mortgage';
import { cityTransferOf, miamiDade } from '../../../knowledge/city-transfer.ts';
import { localTransferOf } from '../../../knowledge/local-transfer.ts';
import { mortgageTaxOf } from '../../../knowledge/mortgage-tax.ts';
import { stateName } from '../../../reading/homes/places.ts';
import type { ToolContext, ToolResult } from '../../tool.ts';
import { speaker, text } from '../../words.ts';
import { transferWords } from './transfer-words.ts';
import { usTransferWords } from './us-transfer-words.ts';

interface Transfer {
  price?: number | undefined;
  state: string;
  city?: string | undefined;
  firstTime?: boolean | undefined;
  /** 0 for a purchase in cash. */
  loan?: number | undefined;
  localPercent?: number | undefined;
  mansion?: boolean | undefined;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Maryland: the seller pays half of the state's tax, and the buyer none, if the buyer is a first-time buyer (Tax-Property § 13-203). */
const firstTimeShare = (state: string, firstTime: boolean | undefined): number =>
  state === 'MD' && firstTime ? 0.5 : 1;

/** Returns the local tax of a price: the stated one, else the one of the tables. */
function localOf({ price, state, city, localPercent }: Transfer, hasOwn: boolean) {
  if (price === undefined || hasOwn) return undefined;
  const found =
    localPercent === undefined ? localTransferOf(city, state, price) : { percent: localPercent, sure: true };
  return found && { ...found, tax: cents((price * found.percent) / 100) };
}

/** The down payment that a price and a loan leave. */
const downOf = (price: number | undefined, loan: number) =>
  price === undefined || loan > price
    ? {}
    : { downAmount: cents(price - loan), downPercent: cents(((price - loan) / price) * 100) };

/** Virginia: the seller's tax and the buyer's local third (Code of Virginia §§ 58.1-802, 58.1-3800). */
const virginiaOf = ({ price, state }: Transfer, stateTax: number) =>
  state === 'VA' && price !== undefined
    ? { grantorTax: Math.ceil(price / 500) * 0.5, localTax: cents(stateTax / 3), buyerTax: cents((stateTax * 4) / 3) }
    : undefined;

/** Says the transfer tax of a state and its places on a price, who pays it, and the tax on the mortgage if there is one. */
export function transferInUsa(context: ToolContext, input: Transfer, day: string): ToolResult {
  const { price, state, city, loan, firstTime } = input;
  const say = speaker(context.language);
  const words = transferWords[context.language];
  const more = usTransferWords[context.language];
  const its = stateName(state);
  const place = city ? `${city}, ${state}` : its;
  const money = (amount: number) =>
    Number.isInteger(amount) ? say.money(amount, 'USD') : say.exactMoney(amount, 'USD');
  const inState = stateTransferTaxOf(Math.round((price ?? 0) * 100), state, day);
  const dade = price === undefined ? undefined : miamiDade(city, state, price);
  const tax = dade && inState.kind === 'computed' ? { ...inState, cents: dade.houseTax * 100 } : inState;
  const own = price !== undefined ? cityTransferOf(city, state, price) : undefined;
  const share = firstTimeShare(state, firstTime);
  const stateTax = tax.kind === 'computed' && price !== undefined ? cents((tax.cents / 100) * share) : 0;
  const local = localOf(input, own !== undefined && own.mansion === undefined);
  const virginia = virginiaOf(input, stateTax);
  const levied = cents(stateTax + (local?.tax ?? 0));
  const split = share < 1 ? (local?.tax ?? 0) / 2 : levied / 2;
  const stateShare = tax.paidBy === 'both' ? split : levied;
  const buyerPart = cents((own?.buyer ?? 0) + (tax.paidBy === 'seller' ? 0 : stateShare));
  const mortgage = loan === undefined || loan === 0 ? undefined : mortgageTaxOf(loan, state, city);
  const together = own && !own.mansion && stateTax > 0 ? cents(own.buyer + own.seller + stateTax) : undefined;
  const relief = firstTime === true && tax.kind === 'computed';
  const graduated = state === 'NJ' && price !== undefined ? inState.bracketCents / 100 : undefined;
  return {
    facts: {
      country: 'US',
      currency: 'USD',
      place,
      price: price ?? null,
      stateTax: tax.kind === 'computed' && price !== undefined ? stateTax : tax.kind === 'none' ? 0 : null,
      paidBy: tax.paidBy,
      ...(local ? { localPercent: local.percent, localTax: local.tax, taxTotal: levied } : {}),
      parts: inState.parts.map(({ percent, cents: part }) => ({ percent, tax: part / 100 })),
      ...(more.byLaw[state] === undefined ? {} : { law: more.byLaw[state] }),
      ...(virginia ?? {}),
      effectiveOn: tax.effectiveOn,
      source: tax.source,
      city: own ?? null,
      miamiDade: dade ?? null,
      buyerPart,
      ...(relief ? { relief: more.relief[state] ?? null } : {}),
      ...(state === 'NY'
        ? { mansionTaxFromPrice: 1_000_000, law: 'New York Tax Law, sections 1402-a and 1402-b' }
        : {}),
      ...(state === 'NJ' && input.mansion ? { rule: more.newJerseyRule } : {}),
      ...(graduated === undefined
        ? {}
        : {
            mansionTax: graduated,
            law: 'N.J.S.A. 46:15-7.2, since July 10, 2025',
            mansionTaxFromPrice: 1_000_000,
            mansionPercent: (graduated / price!) * 100,
          }),
      ...(loan === undefined ? {} : { loan, mortgageTax: mortgage ?? null, ...downOf(price, loan) }),
      ...(together === undefined ? {} : { allTotal: together }),
    },
    parts: [
      text(
        graduated !== undefined &&
          graduated > 0 &&
          more.newJersey(money(graduated), say.percent((graduated / price!) * 100), money(price!)),
        input.mansion && state === 'NJ' && price === undefined && more.newJerseyRule,
        graduated === 0 && input.mansion && price! <= 1e6 && more.noNewJersey,
        own?.mansion !== undefined && words.mansion(money(own.mansion)),
        own &&
          words.cityTax(
            own.name,
            own.buyer > 0 && own.mansion === undefined ? money(own.buyer) : undefined,
            own.seller > 0 ? money(own.seller) : undefined,
          ),
        state === 'NY' && price !== undefined && price < 1e6 && words.noMansion,
        tax.kind === 'none' && words.noTax(its, money(0)),
        tax.kind === 'computed' &&
          (price === undefined ? words.hasTax(its) : words.stateTax(its, money(stateTax), money(price))),
        stateTax > 0 &&
          share === 1 &&
          inState.parts.length > 1 &&
          more.steps(
            say.listed(
              inState.parts.map(({ percent, cents: part }) => `${money(part / 100)} (${say.percent(percent)})`),
            ),
          ),
        local &&
          (local.sure ? words.withLocal : more.usualLocal)(say.percent(local.percent), money(local.tax), money(levied)),
        dade && words.miamiDade(money(dade.otherTax)),
        tax.kind === 'unknown' && !own && words.unknown(place),
        virginia
          ? more.virginia(money(virginia.localTax), money(virginia.buyerTax), money(virginia.grantorTax))
          : tax.paidBy &&
              share === 1 &&
              !(tax.kind === 'unknown' && own) &&
              (more.byLaw[state] ?? words.pays[tax.paidBy]),
        ((own && own.buyer > 0 && stateShare > 0) || tax.paidBy === 'both') &&
          buyerPart > 0 &&
          words.buyerPart(money(buyerPart)),
        together !== undefined && more.together(money(together)),
        relief && (more.relief[state] ?? words.noReliefKnown(its)),
        loan === 0 && tax.kind !== 'none' && more.noLoan,
        loan !== undefined &&
          loan > 0 &&
          (mortgage ? words.mortgage(its, money(mortgage.tax), money(loan), mortgage.source) : words.noMortgage(its)),
        mortgage?.parts && more.floridaParts(money(mortgage.parts.stamps), money(mortgage.parts.intangible)),
        tax.local && !own && !dade && !local && words.local,
        own?.note && words.custom,
        words.source(tax.source.name, say.day(tax.effectiveOn)),
        !tax.known && words.old,
      ),
    ],
    talk: price === undefined ? {} : { transfer: { price, state, ...(city ? { city } : {}) } },
  };
}
