import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, idWithMessage, SearchWords } from '../../../platform/serve/contract.ts';
import { CsvFile, Paging, TotalCount } from '../agents/contract.ts';

export const codeSorts = ['code', 'agentName', 'currentUses', 'createdAt', 'expiresAt', 'isActive'] as const;

/** A code with which buyers connect to an agent. */
export const AgentCode = z.object({
  id: Id,
  code: z.string(),
  isActive: z.boolean(),
  agentId: Id,
  agentName: z.string(),
  currentUses: z.number().int(),
  maxUses: z.number().int().nullable().describe('Null means no limit'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  link: z.string().describe('Opens the buyer sign-up with the code filled in'),
  /** Reason why no buyer can sign up with the code now, or null when one can. */
  obstacle: z.enum(['inactive', 'expired', 'used_up', 'agent_not_working']).nullable(),
});
export type AgentCode = z.infer<typeof AgentCode>;

/** Format of a new agent code; the dialog validates with the same messages. */
export const CodeText = z
  .string({ error: () => m.companies__code_must_be_at_least() })
  .trim()
  .min(3, { error: () => m.network__code_must_be_at_least() })
  .max(20, { error: () => m.network__code_must_be_at_most() })
  .regex(/^[A-Za-z0-9-]+$/, { error: () => m.network__use_only_letters_numbers_and() });

export const NewAgentCode = z.strictObject({
  agentId: idWithMessage(m.companies__please_select_an_agent),
  code: CodeText,
  maxUses: z
    .number({ error: () => m.companies__please_enter_a_number_or() })
    .int({ error: () => m.network__must_be_a_whole_number() })
    .min(1, { error: () => m.network__must_be_at_least_1() })
    .max(1_000_000, { error: () => m.network__must_be_at_most_1() })
    .nullish(),
  isActive: z.boolean().default(true),
  expiresAt: z.iso.datetime({ offset: true, error: () => m.companies__must_be_a_date_and() }).nullish(),
});
export type NewAgentCode = z.infer<typeof NewAgentCode>;

const CodeFilters = {
  search: SearchWords,
  agentId: IdParam.optional(),
  status: z.enum(['active', 'inactive']).optional(),
  sort: z.enum(codeSorts).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
export const CodeListQuery = z.strictObject({ ...CodeFilters, ...Paging });

export const codesContract = {
  list: call
    .route({
      method: 'GET',
      path: '/reseller/agent-codes',
      summary: 'List your agents’ codes, with X-Total-Count',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .input(CodeListQuery)
    .output(z.object({ headers: TotalCount, body: z.array(AgentCode) })),
  exportCsv: call
    .route({
      method: 'GET',
      path: '/reseller/agent-codes/export',
      summary: 'Download the whole list as a CSV file',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject(CodeFilters))
    .output(CsvFile),
  create: call
    .route({
      method: 'POST',
      path: '/reseller/create-agent-code',
      summary: 'Create a code for an agent',
      tags: ['Reseller'],
    })
    .input(NewAgentCode)
    .output(AgentCode),
  suggest: call
    .route({
      method: 'GET',
      path: '/reseller/suggest-code',
      summary: 'Suggest an unused code with 40 random bits',
      tags: ['Reseller'],
    })
    .input(z.strictObject({ agentId: IdParam.optional() }))
    .output(z.object({ code: z.string() })),
  toggle: call
    .route({
      method: 'POST',
      path: '/reseller/toggle-agent-code',
      summary: 'Turn a code on or off',
      tags: ['Reseller'],
    })
    .input(z.strictObject({ codeId: Id, isActive: z.boolean() }))
    .output(AgentCode),
  qr: call
    .route({
      method: 'GET',
      path: '/reseller/agent-codes/{id}/qr',
      summary: 'Get the link of a code as a QR code (SVG)',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: IdParam }))
    .output(CsvFile),
};
