import { type Entry, finderOf } from './entry.ts';
import { localEntries } from './local-rules/index.ts';
import { reliefEntries } from './relief/index.ts';
import { rulesCa } from './rules/ca.ts';
import { rulesCaCosts } from './rules/ca-costs.ts';
import { rulesCaLoans } from './rules/ca-loans.ts';
import { rulesCaOwners } from './rules/ca-owners.ts';
import { rulesClosing } from './rules/closing.ts';
import { rulesHomeSale } from './rules/home-sale.ts';
import { rulesIncomeTax } from './rules/income-tax.ts';
import { rulesOwnerTaxes } from './rules/owner-taxes.ts';
import { rulesOfPersons } from './rules/persons.ts';
import { rulesSaleCosts } from './rules/sale-costs.ts';
import { rulesUs } from './rules/us.ts';
import { rulesUsLoans } from './rules/us-loans.ts';
import { rulesUsPrograms } from './rules/us-programs.ts';
import { rulesUsTaxes } from './rules/us-taxes.ts';
import { rulesUsualPrices } from './rules/usual-prices.ts';
import { associationTerms } from './terms/home/associations.ts';
import { buildingTerms } from './terms/home/building.ts';
import { familyTerms } from './terms/home/family.ts';
import { homeCheckTerms } from './terms/home/home-checks.ts';
import { homeTerms } from './terms/home/homes.ts';
import { describedTerms } from './terms/home/homes-described.ts';
import { houseConditionTerms } from './terms/home/house-condition.ts';
import { insuranceTerms } from './terms/home/insurance.ts';
import { landUseTerms } from './terms/home/land-use.ts';
import { owningTerms } from './terms/home/owning.ts';
import { propertyTerms } from './terms/home/property.ts';
import { regionalTerms } from './terms/home/regional.ts';
import { rentalTerms } from './terms/home/rentals.ts';
import { approvalTerms } from './terms/loans/approval.ts';
import { borrowerCreditTerms } from './terms/loans/borrower-credit.ts';
import { borrowerIncomeTerms } from './terms/loans/borrower-income.ts';
import { incomeAndFundsTerms } from './terms/loans/income-and-funds.ts';
import { lendingTerms } from './terms/loans/lending.ts';
import { loanDocumentTerms } from './terms/loans/loan-documents.ts';
import { loanTerms } from './terms/loans/loans.ts';
import { canadianLoanTerms } from './terms/loans/loans-canada.ts';
import { servicingTerms } from './terms/loans/servicing.ts';
import { agentAndOfferTerms } from './terms/purchase/agents-and-offers.ts';
import { buyingTerms } from './terms/purchase/buying.ts';
import { buyingAndLeavingTerms } from './terms/purchase/buying-and-leaving.ts';
import { closingTerms } from './terms/purchase/closing.ts';
import { affidavitTerms } from './terms/purchase/closing-affidavits.ts';
import { conductTerms } from './terms/purchase/conduct.ts';
import { marketTerms } from './terms/purchase/market.ts';
import { newHomeTerms } from './terms/purchase/new-homes.ts';
import { contractTerms } from './terms/purchase/purchase-contract.ts';
import { purchaseLawTerms } from './terms/purchase/purchase-law.ts';
import { sellingAndMovingTerms } from './terms/purchase/selling-and-moving.ts';
import { sellingRuleTerms } from './terms/purchase/selling-rules.ts';
import { transferTerms } from './terms/purchase/transfer.ts';
import { landRecordTerms } from './terms/title/land-records.ts';
import { ownershipTerms } from './terms/title/ownership.ts';
import { titleTerms } from './terms/title/title.ts';

export type { Entry } from './entry.ts';
export { type ReliefFor, reliefOf } from './relief/index.ts';

export const terms: readonly Entry[] = [
  ...loanTerms,
  ...lendingTerms,
  ...buyingTerms,
  ...closingTerms,
  ...propertyTerms,
  ...homeTerms,
  ...contractTerms,
  ...ownershipTerms,
  ...buildingTerms,
  ...titleTerms,
  ...marketTerms,
  ...purchaseLawTerms,
  ...describedTerms,
  ...landRecordTerms,
  ...regionalTerms,
  ...houseConditionTerms,
  ...insuranceTerms,
  ...associationTerms,
  ...newHomeTerms,
  ...landUseTerms,
  ...familyTerms,
  ...servicingTerms,
  ...borrowerIncomeTerms,
  ...borrowerCreditTerms,
  ...agentAndOfferTerms,
  ...rentalTerms,
  ...sellingAndMovingTerms,
  ...sellingRuleTerms,
  ...conductTerms,
  ...canadianLoanTerms,
  ...loanDocumentTerms,
  ...approvalTerms,
  ...transferTerms,
  ...affidavitTerms,
  ...incomeAndFundsTerms,
  ...buyingAndLeavingTerms,
  ...homeCheckTerms,
  ...owningTerms,
];
export const rules: readonly Entry[] = [
  ...rulesUs,
  ...rulesUsLoans,
  ...rulesUsPrograms,
  ...rulesUsTaxes,
  ...rulesHomeSale,
  ...rulesIncomeTax,
  ...rulesCa,
  ...rulesCaCosts,
  ...rulesCaLoans,
  ...rulesCaOwners,
  ...rulesClosing,
  ...rulesSaleCosts,
  ...rulesOfPersons,
  ...rulesOwnerTaxes,
  ...rulesUsualPrices,
  ...localEntries,
];

const entries = new Map([...terms, ...rules, ...reliefEntries].map((entry) => [entry.id, entry]));

/** Returns the entries with these ids in the given order, without unknown ids. */
export const entriesOf = (ids: readonly string[]): Entry[] => ids.flatMap((id) => entries.get(id) ?? []);

/** Finds the terms that a plain text names. */
export const termsNamed = finderOf(terms);
/** Finds the programs and rules that a plain text names. */
export const rulesNamed = finderOf(rules);
/** Finds both. The longer name wins where they overlap. */
export const entriesNamed = finderOf([...rules, ...terms]);

/** Returns the terms that a plain text names, or the rules whose longer names contain them: “reverse mortgage”. */
export function namedIn(text: string): Entry[] {
  const [own, all] = [termsNamed(text), entriesNamed(text)];
  return own.some(({ id }) => all.some((entry) => entry.id === id)) ? own : all;
}
