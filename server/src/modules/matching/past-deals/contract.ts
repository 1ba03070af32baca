import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

export const MAX_DEAL_ROWS = 2_000;
export const MAX_DEAL_CHARACTERS = 900_000;

/** Fields of a past deal, in the order of the template. */
export const dealFields = [
  'agentLicense',
  'agentEmail',
  'agentName',
  'address',
  'unit',
  'city',
  'state',
  'postalCode',
  'closeDate',
  'side',
  'salePrice',
  'listPrice',
  'homeType',
  'squareFeet',
  'daysOnMarket',
] as const;
export const DealField = z.enum(dealFields);
export type DealField = z.infer<typeof DealField>;

export const dealFieldLabels: Record<DealField, string> = texts({
  agentLicense: m.matching__agent_license_number,
  agentEmail: m.matching__agent_email,
  agentName: m.matching__agent_name,
  address: m.matching__street_address,
  unit: m.matching__unit,
  city: m.matching__city,
  state: m.matching__state_or_province,
  postalCode: m.matching__zip_or_postal_code,
  closeDate: m.matching__close_date,
  side: m.matching__side_buyer_or_seller,
  salePrice: m.matching__sale_price,
  listPrice: m.matching__list_price,
  homeType: m.matching__home_type,
  squareFeet: m.matching__square_feet,
  daysOnMarket: m.matching__days_on_market,
});

/** A file with one example row to fill in. */
export const dealTemplate = `${dealFields.map((field) => dealFieldLabels[field]).join(',')}
TX-123456,grace@example.com,Grace Allen,1072 Millbrook Pl,,Austin,TX,78704,2025-06-30,seller,570000,579000,house,1840,21
`;

/** Maps each field to a column. */
export const DealMapping = z.partialRecord(DealField, z.string().min(1).max(200));
export type DealMapping = z.infer<typeof DealMapping>;

const csv = z
  .string()
  .min(1, { error: () => m.matching__is_empty() })
  .max(MAX_DEAL_CHARACTERS, {
    error: () => m.matching__must_have_at_most_characters({ count: MAX_DEAL_CHARACTERS.toLocaleString('en-US') }),
  });

export const DealsFile = z.strictObject({
  csv,
  /** Defaults to recognizing columns by their names. */
  mapping: DealMapping.optional(),
});

/**
 * `ready` is imported; `known` is already on record; `conflict` disagrees with another record of the same sale.
 */
export const DealRowState = z.enum(['ready', 'known', 'conflict', 'refused']);

export const DealRow = z.object({
  /** Row number as in a spreadsheet: the header is row 1. */
  row: z.number().int(),
  state: DealRowState,
  agent: z.object({ id: Id, name: z.string() }).nullable(),
  address: z.string().nullable(),
  closedOn: z.iso.date().nullable(),
  side: z.enum(['buyer', 'seller']).nullable(),
  /** Whole units of `currency`. */
  salePrice: z.number().nullable(),
  currency: z.enum(['USD', 'CAD']).nullable(),
  /** Reasons why the row is not imported, one sentence each. */
  problems: z.array(z.string()),
  /** Canada: the deal counts only after the agent agrees. */
  awaitsConsent: z.boolean(),
  /** Original cells of rows that are not imported. */
  cells: z.array(z.string()),
});
export type DealRow = z.infer<typeof DealRow>;

export const DealsPreview = z.object({
  columns: z.array(z.string()),
  mapping: DealMapping,
  /** Required fields without a column. */
  missing: z.array(DealField),
  counts: z.record(DealRowState, z.number().int()),
  rows: z.array(DealRow),
});
export type DealsPreview = z.infer<typeof DealsPreview>;

export const DealImport = z.object({
  id: Id,
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  deals: z.number().int(),
  refused: z.number().int(),
  /** Confirmed by a feed or by a client's closing in Lintel. */
  confirmed: z.number().int(),
  awaitingConsent: z.number().int(),
  undoneAt: z.iso.datetime().nullable(),
});
export type DealImport = z.infer<typeof DealImport>;

/** The text that an agent in Canada agrees to, by version. */
export const dealsConsent = {
  version: '2026-11',
  text: 'I agree that Lintel uses the past deals that my company states about me (address, price, side and date of the sale) to match me with clients. Clients see counts and figures, not the addresses. I can withdraw this at any time; the deals then stop counting.',
} as const;

export const OwnDealsConsent = z.object({
  /** True in Canada only. */
  needed: z.boolean(),
  agreedAt: z.iso.datetime().nullable(),
  /** Version of the text that was agreed to. */
  agreedVersion: z.string().nullable(),
  version: z.string(),
  text: z.string(),
  /** Deals stated by the company without confirmation. */
  stated: z.number().int(),
  confirmed: z.number().int(),
});
export type OwnDealsConsent = z.infer<typeof OwnDealsConsent>;

const tags = ['SmartMatch'];

export const pastDealsContract = {
  previewDeals: call
    .route({
      method: 'POST',
      path: '/smartmatch/deals/preview',
      summary: 'Read a CSV file of past deals without storing anything: columns, agents and problems by row',
      tags,
    })
    .input(DealsFile)
    .output(DealsPreview),
  importDeals: call
    .route({
      method: 'POST',
      path: '/smartmatch/deals/imports',
      summary: 'Import the rows of a CSV file that are ready, all or none',
      tags,
    })
    .input(DealsFile.extend({ fileName: z.string().trim().min(1).max(200) }))
    .output(DealImport),
  dealImports: call
    .route({ method: 'GET', path: '/smartmatch/deals/imports', summary: 'List your company’s imports', tags })
    .output(z.array(DealImport)),
  undoDealImport: call
    .route({
      method: 'DELETE',
      path: '/smartmatch/deals/imports/{id}',
      summary: 'Undo an import and delete its deals',
      tags,
    })
    .input(z.strictObject({ id: IdParam }))
    .output(DealImport),
  dealsConsent: call
    .route({
      method: 'GET',
      path: '/smartmatch/deals/consent',
      summary: 'Get whether the caller agreed to count deals stated by the company',
      tags,
    })
    .output(OwnDealsConsent),
  changeDealsConsent: call
    .route({
      method: 'PUT',
      path: '/smartmatch/deals/consent',
      summary: 'Agree to count deals stated by the company, or withdraw the agreement',
      tags,
    })
    .input(z.strictObject({ agree: z.boolean(), version: z.literal(dealsConsent.version) }))
    .output(OwnDealsConsent),
};
