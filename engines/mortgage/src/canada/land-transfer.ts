import { percentOf } from '../cents.ts';
import { type InForce, inForce, type Source } from '../dated.ts';
import { ladderTax } from '../ladder.ts';
import { type TransferTax, transferTaxes } from '../tables/ca-land-transfer.ts';

export interface TransferTaxLine {
  name: string;
  /** Before the first-time buyer rebate. */
  cents: number;
  /** First-time buyer rebate. */
  sparedCents: number;
  /** True when the city may charge more, so that the amount is a minimum. */
  least: boolean;
  known: boolean;
  effectiveOn: string;
  source: Source;
}

export interface Transfer {
  priceCents: number;
  loanCents: number;
  province: string;
  city?: string | undefined;
  firstTimeBuyer: boolean;
}

/** Returns the taxes and fees on a transfer, province first; empty when the tables have none for the place. */
export function transferTaxesOf(transfer: Transfer, day: string): TransferTaxLine[] {
  const city = plain(transfer.city ?? '');
  const ofPlace = transferTaxes.filter(
    ({ province, cities }) => province === transfer.province && (cities === undefined || cities.includes(city)),
  );
  const here = ofPlace.some(({ insteadOfProvince }) => insteadOfProvince)
    ? ofPlace.filter(({ insteadOfProvince }) => insteadOfProvince)
    : ofPlace;
  const names = [...new Set(here.map(({ name }) => name))];
  return names.map((name) =>
    lineOf(
      transfer,
      inForce(
        here.filter((tax) => tax.name === name),
        day,
      ),
    ),
  );
}

/** Lower case without accents. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();

function lineOf(transfer: Transfer, { table, known }: InForce<TransferTax>): TransferTaxLine {
  const { priceCents, loanCents, firstTimeBuyer } = transfer;
  const { fee } = table;
  const feeOn = (cents: number) =>
    fee && cents > 0
      ? Math.min(
          fee.baseCents + Math.ceil(Math.max(0, cents - (fee.freeCents ?? 0)) / fee.perCents) * fee.eachCents,
          fee.atMostCents ?? Number.POSITIVE_INFINITY,
        )
      : 0;
  const cents =
    table.wholeFrom && priceCents >= table.wholeFrom.priceCents
      ? percentOf(priceCents, table.wholeFrom.percent)
      : table.steps
        ? ladderTax(priceCents, table.steps)
        : feeOn(priceCents) + feeOn(loanCents);
  return {
    name: table.name,
    cents,
    sparedCents: firstTimeBuyer ? sparedOf(cents, priceCents, table.firstTime) : 0,
    least: table.leastAboveCents !== undefined && priceCents > table.leastAboveCents,
    known: known && (table.knownUpToCents === undefined || priceCents <= table.knownUpToCents),
    effectiveOn: table.effectiveOn,
    source: table.source,
  };
}

function sparedOf(cents: number, priceCents: number, rule: TransferTax['firstTime']): number {
  if (!rule) return 0;
  const { atMostCents, fallsFromCents, nothingFromCents } = rule;
  if (fallsFromCents === undefined || nothingFromCents === undefined || priceCents <= fallsFromCents)
    return Math.min(cents, atMostCents);
  if (priceCents >= nothingFromCents) return 0;
  const share = (nothingFromCents - priceCents) / (nothingFromCents - fallsFromCents);
  return Math.min(cents, Math.round(atMostCents * share));
}
