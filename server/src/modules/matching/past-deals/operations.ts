import { changeDealsConsent, dealsConsent } from './consent.ts';
import { dealImportList, importDeals, previewDeals, undoDealImport } from './import-deals.ts';

export const pastDealsOperations = {
  previewDeals,
  importDeals,
  dealImports: dealImportList,
  undoDealImport,
  dealsConsent,
  changeDealsConsent,
};
