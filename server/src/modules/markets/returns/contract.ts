import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, Instant } from '../../../platform/serve/contract.ts';

/** Lowest and highest value of each input of an investment: money in whole units, rates and shares in percent. */
export const investmentBounds = {
  price: [1_000, 1e9],
  down: [0, 1e9],
  closing: [0, 1e8],
  rate: [0, 30],
  years: [1, 40],
  rent: [1, 1e7],
  expenses: [0, 1e8],
  vacancy: [0, 99],
  rentGrowth: [-20, 20],
  expenseGrowth: [-20, 20],
  valueGrowth: [-20, 20],
  holding: [1, 40],
  selling: [0, 50],
  tax: [0, 70],
} as const satisfies Record<string, readonly [number, number]>;
export type InvestmentInput = keyof typeof investmentBounds;

const count = (value: number): string => value.toLocaleString('en-US');
const within = (name: InvestmentInput) => {
  const [least, most] = investmentBounds[name];
  const rule = { error: () => m.markets__must_be_from_to({ least: count(least), most: count(most) }) };
  return z.number(rule).min(least, rule).max(most, rule);
};
const whole = (name: InvestmentInput) => within(name).int({ error: () => m.markets__must_be_whole_years() });

const InvestmentInputs = z
  .strictObject({
    country: z.enum(['US', 'CA']),
    price: within('price'),
    down: within('down'),
    closing: within('closing'),
    rate: within('rate'),
    years: whole('years'),
    rent: within('rent'),
    expenses: within('expenses'),
    vacancy: within('vacancy'),
    rentGrowth: within('rentGrowth'),
    expenseGrowth: within('expenseGrowth'),
    valueGrowth: within('valueGrowth'),
    holding: whole('holding'),
    selling: within('selling'),
    tax: within('tax'),
  })
  .refine(({ down, price }) => down <= price, {
    path: ['down'],
    error: () => m.markets__down_at_most_the_price(),
  });

export const savedInvestmentsMax = 50;
export const investmentNameMax = 100;

/** A person's own analysis. */
const SavedInvestment = z.object({ id: Id, name: z.string(), inputs: InvestmentInputs, savedAt: Instant() });
export type SavedInvestment = z.infer<typeof SavedInvestment>;

const name = z
  .string()
  .trim()
  .min(1, { error: () => m.markets__name_the_analysis() })
  .max(investmentNameMax, { error: () => m.markets__name_is_too_long({ most: investmentNameMax }) });

const tags = ['Markets'];

export const returnsContract = {
  savedInvestments: call
    .route({
      method: 'GET',
      path: '/markets/investments',
      summary: 'List your saved ROI analyses, newest first',
      tags,
    })
    .input(z.strictObject({}))
    .output(z.array(SavedInvestment)),
  saveInvestment: call
    .route({
      method: 'PUT',
      path: '/markets/investments',
      summary: 'Save an ROI analysis; replaces one with the same name',
      tags,
    })
    .input(z.strictObject({ name, inputs: InvestmentInputs }))
    .output(SavedInvestment),
  removeInvestment: call
    .route({ method: 'DELETE', path: '/markets/investments/{id}', summary: 'Remove a saved ROI analysis', tags })
    .input(z.strictObject({ id: IdParam }))
    .output(SavedInvestment),
};
