import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { IdParam } from '../../../platform/serve/contract.ts';

/** Maximum size of a file: 10 MB. */
export const fileSizeMax = 10 * 1024 * 1024;
/** Maximum total size and number of one person's documents: 500 MB. */
export const quotaBytes = 500 * 1024 * 1024;
export const documentsMax = 500;

/** Accepted file extensions. The content decides the actual type. */
export const acceptedExtensions = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] as const;

/** Document categories with their labels, including those that only a checklist rule requires. */
export const documentCategories = texts({
  pre_approval: m.documents__pre_approval_letter,
  pay_stubs: m.documents__pay_stubs,
  bank_statements: m.documents__bank_statements,
  id: m.documents__identification,
  tax_returns: m.documents__tax_returns,
  employment: m.documents__employment_letter,
  income: m.documents__other_income,
  assets: m.documents__other_assets,
  gift: m.documents__gift_letter,
  credit: m.documents__debts_and_credit,
  military: m.documents__military_service,
  property: m.documents__the_home,
  insurance: m.documents__insurance,
  agreement: m.documents__agreements,
  other: m.documents__other,
});

export const DocumentCategory = z.enum(
  Object.keys(documentCategories) as [keyof typeof documentCategories, ...(keyof typeof documentCategories)[]],
);
export type DocumentCategory = z.infer<typeof DocumentCategory>;

/** Pending is displayed as Under Review, rejected as Needs Attention. */
export const DocumentStatus = z.enum(['pending', 'approved', 'rejected']);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** A finding about an accepted document: a code for programs and a sentence for people. */
export const Advice = z.object({ code: z.string(), text: z.string(), pages: z.array(z.int()).optional() });
export type Advice = z.infer<typeof Advice>;

export const FileName = z
  .string({ error: () => m.documents__must_be_a_file_name() })
  .max(255, { error: () => m.documents__must_have_at_most_255() })
  .transform(plainName)
  .refine((name) => nameWithoutEnd(name) !== '', { error: () => m.documents__must_be_a_file_name() })
  .refine((name) => (acceptedExtensions as readonly string[]).includes(extensionOf(name)), {
    error: () => m.documents__must_end_with_pdf_doc(),
  })
  .meta({ description: 'Ends with .pdf, .doc, .docx, .jpg, .jpeg or .png', examples: ['statement.pdf'] });

/** Returns the last part of a path in one line, without invisible and bidirectional control characters. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
}

/** Lowercase, without the dot; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const nameWithoutEnd = (name: string): string => name.replace(/\.[^.]*$/, '').trim();

export const FileSize = z
  .int({ error: () => m.documents__must_be_a_whole_number() })
  .min(1, { error: () => m.documents__must_be_at_least_1() });

/** The session's own person, or absent. The specification sends it; the session decides whose documents are meant. */
export const OwnId = IdParam.optional();
