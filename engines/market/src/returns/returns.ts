import { rateOfReturn } from './rate-of-return.ts';

/** Terms of an investment; money in whole units a year unless it says otherwise, rates as shares. */
export interface Investment {
  price: number;
  /** Down payment and closing costs. */
  downPayment: number;
  closingCosts: number;
  /** Nominal rate a year, and how often it compounds: fixed mortgages in Canada compound half-yearly (Interest Act, s. 6). */
  loanRate: number;
  compounding: 'monthly' | 'half-yearly';
  loanYears: number;
  rentMonthly: number;
  vacancy: number;
  /** Taxes, insurance, fees, repairs and management of the first year, without the loan. */
  expenses: number;
  /** Growth of a year. */
  rentGrowth: number;
  expenseGrowth: number;
  valueGrowth: number;
  holdingYears: number;
  /** Share of the price that selling costs. */
  sellingCosts: number;
  tax: TaxAssumptions;
}

/** Assumptions of the estimate after tax; depreciation is by the straight line on the building. */
export interface TaxAssumptions {
  incomeRate: number;
  gainRate: number;
  /** Rate on the depreciation that is recaptured at the sale. */
  recaptureRate: number;
  buildingShare: number;
  depreciationYears: number;
  /** Share of a gain that is taxed: 1 in the USA, 0.5 in Canada. */
  gainShare: number;
}

export interface YearOfReturns {
  year: number;
  rent: number;
  expenses: number;
  interest: number;
  principal: number;
  cashFlow: number;
  tax: number;
  value: number;
  loan: number;
}

export interface Returns {
  grossYield: number;
  capRate: number;
  netOperatingIncome: number;
  /** Undefined without a loan. */
  debtServiceCoverage: number | undefined;
  cashFlowMonthly: number;
  /** Undefined when no cash is put in. */
  cashOnCash: number | undefined;
  internalRate: number | undefined;
  internalRateAfterTax: number | undefined;
  /** Monthly rent at which the first year's cash flow is zero. */
  breakEvenRent: number;
  years: YearOfReturns[];
}

export function returnsOf(investment: Investment): Returns {
  const { price, downPayment, closingCosts, rentMonthly, vacancy, expenses, sellingCosts, tax } = investment;
  const years = yearsOf(investment);
  const [first] = years as [YearOfReturns];
  const cash = downPayment + closingCosts;
  const debt = first.interest + first.principal;
  const netOperatingIncome = first.rent - expenses;
  const last = years.at(-1)!;
  const proceeds = last.value * (1 - sellingCosts) - last.loan;
  const flows = (afterTax: boolean) => [
    -cash,
    ...years.map(({ cashFlow, tax: due }, at) => {
      const kept = cashFlow - (afterTax ? due : 0);
      if (at < years.length - 1) return kept;
      return kept + proceeds - (afterTax ? taxOfSale(investment, last.value) : 0);
    }),
  ];
  return {
    grossYield: (rentMonthly * 12) / price,
    capRate: netOperatingIncome / price,
    netOperatingIncome,
    debtServiceCoverage: debt > 0 ? netOperatingIncome / debt : undefined,
    cashFlowMonthly: first.cashFlow / 12,
    cashOnCash: cash > 0 ? first.cashFlow / cash : undefined,
    internalRate: rateOfReturn(flows(false)),
    internalRateAfterTax: tax.incomeRate > 0 || tax.gainRate > 0 ? rateOfReturn(flows(true)) : undefined,
    breakEvenRent: vacancy < 1 ? (expenses + debt) / (12 * (1 - vacancy)) : Number.POSITIVE_INFINITY,
    years,
  };
}

function yearsOf(investment: Investment): YearOfReturns[] {
  const { price, downPayment, loanYears, vacancy, tax } = investment;
  const amount = Math.max(0, price - downPayment);
  const rate = monthlyRateOf(investment);
  const payment = monthlyPaymentOf(amount, rate, loanYears);
  let loan = amount;
  let carried = 0;
  return Array.from({ length: investment.holdingYears }, (_, at) => {
    let [interest, principal] = [0, 0];
    for (let month = 0; month < 12 && loan > 1e-9; month++) {
      const due = loan * rate;
      const paid = Math.min(loan, payment - due);
      interest += due;
      principal += paid;
      loan -= paid;
    }
    const rent = investment.rentMonthly * 12 * (1 - vacancy) * (1 + investment.rentGrowth) ** at;
    const expenses = investment.expenses * (1 + investment.expenseGrowth) ** at;
    // A loss is not refunded; it lowers the income of later years.
    const income = rent - expenses - interest - depreciationOf(investment, at) + carried;
    carried = Math.min(0, income);
    return {
      year: at + 1,
      rent,
      expenses,
      interest,
      principal,
      cashFlow: rent - expenses - interest - principal,
      tax: Math.max(0, income) * tax.incomeRate,
      value: price * (1 + investment.valueGrowth) ** (at + 1),
      loan,
    };
  });
}

const monthlyRateOf = ({ loanRate, compounding }: Investment): number =>
  compounding === 'monthly' ? loanRate / 12 : (1 + loanRate / 2) ** (1 / 6) - 1;

/** Level payment of a loan at a rate a month. */
function monthlyPaymentOf(amount: number, rate: number, years: number): number {
  if (amount === 0) return 0;
  const months = years * 12;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

const depreciationOf = ({ price, tax }: Investment, at: number): number =>
  tax.depreciationYears > 0 && at < tax.depreciationYears ? (price * tax.buildingShare) / tax.depreciationYears : 0;

function taxOfSale(investment: Investment, value: number): number {
  const { price, closingCosts, sellingCosts, holdingYears, tax } = investment;
  let taken = 0;
  for (let at = 0; at < holdingYears; at++) taken += depreciationOf(investment, at);
  const gain = value * (1 - sellingCosts) - price - closingCosts;
  return (
    Math.max(0, gain) * tax.gainShare * tax.gainRate + Math.min(taken, Math.max(0, gain + taken)) * tax.recaptureRate
  );
}
