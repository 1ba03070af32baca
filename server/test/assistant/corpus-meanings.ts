/** Checks of an answer for facts in the corpus's own words: a home, a term, a rule, an action. */
import type { Answer } from '../../src/modules/assistant/answer.ts';
import type { Language } from '../../src/modules/assistant/reading/language.ts';
import { plain } from '../../src/modules/assistant/reading/plain.ts';
import type { Talk } from '../../src/modules/assistant/reading/talk.ts';

export interface Looked {
  text: string;
  /** The whole answer as plain text (see `plain`). */
  folded: string;
  data: string;
  figures: number[];
  call: Answer['calls'][number] | undefined;
  refused: boolean;
  answer: Answer;
  talk: Talk;
  language: Language;
}

export function homeMeant(value: string, { call, folded, text }: Looked, { shown }: Talk): boolean {
  if (value === 'of the appointment') return call?.tool === 'appointments' && text.includes('[[home:');
  const input = (call?.input ?? {}) as { home?: number; address?: string; homes?: number[] };
  const at = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(value);
  const id = value === 'last' ? shown.at(-1) : at >= 0 ? shown[at] : undefined;
  if (id !== undefined) return input.home === id || (input.homes?.includes(id) ?? false);
  if (/^\d/.test(value))
    return plain(input.address ?? '').includes('123 main') || folded.includes('123 main') || input.home !== undefined;
  return input.home !== undefined;
}

const termIds: Readonly<Record<string, string>> = {
  celiapp: 'fhsa',
  rap: 'hbp',
  schl: 'cmhc',
  'pre-qualification': 'pre-qualification|prequalification|precalificacion',
  tds: 'gds-tds',
  gds: 'gds-tds',
  divise: 'divided-undivided',
  indivise: 'divided-undivided',
  "promesse d'achat": 'promesse|promise',
  'taux-variable': 'variable',
  'days-on-market': 'days-on-market|jours en vente|dias en el mercado',
  'tax-return': 'tax-return|declaracion|declaration',
  'discount-points': 'points',
  'mortgage-term': 'term',
};

export const termSaid = (term: string, said: string): boolean => {
  const id = termIds[plain(term)] ?? plain(term);
  return id.split('|').some((each) => said.includes(each) || said.includes(each.replaceAll('-', ' ')));
};

/** True if a text contains all names and figures of a rule. */
export const ruleSaid = (rule: string, said: string): boolean => {
  if (rule === 'DTI') return /dti|debt to income|deuda-ingreso|endettement/.test(said);
  if (rule === 'HBP') return /\bhbp\b|\brap\b/.test(said);
  if (rule === 'FHSA') return /\bfhsa\b|celiapp/.test(said);
  if (rule === 'minimum-down-payment') return /minimum down payment|mise de fonds minimale|enganche minimo/.test(said);
  if (rule === 'seller-pays') return /seller (usually )?pays|le vendeur (la )?paie|paga el vendedor/.test(said);
  if (rule === 'buyer-pays')
    return /buyer (usually )?pays|paid by the buyer|demande a l.acheteur|payes? par l.acheteur|cobra al comprador|paga el comprador/.test(
      said,
    );
  if (rule === 'GDS/TDS') return /gds|tds|abd|atd/.test(said);
  const parts = rule.match(/\d+(\.\d+)?|[A-Za-z]{3,}/g) ?? [];
  const folded = said.replace(/,(?=\d\d?\b)/g, '.');
  return parts
    .filter((part) => !/^(or|contract|ban|buyer|foreign)$/i.test(part))
    .every((part) => folded.includes(plain(part).replace(/\.?0+$/, '')));
};

export function actionMeant(action: string, call: Looked['call'], input: Record<string, unknown>): boolean | undefined {
  if (!call) return false;
  const topics: Readonly<Record<string, string>> = {
    upload: 'upload',
    offer: 'make-offer',
    cancel: 'cancel-tour',
    reschedule: 'cancel-tour',
    'remote-closing': 'remote-closing',
    alert: 'save-search',
    'save-search': 'save-search',
    'edit-profile': 'change-budget',
    unsave: 'unsave-home',
    language: 'change-language',
    'pre-approval': 'get-pre-approved',
    'change-agent': 'change-agent',
    export: 'delete-account',
    delete: 'delete-account',
    share: 'co-buyer',
    'invite-co-buyer': 'co-buyer',
    'price-drop-alert': 'saved-home-alerts',
    'revoke-access': 'privacy-documents',
    'alerts-off': 'notifications',
  };
  if (action === 'find-agent') return call.tool === 'professionals';
  if (action === 'tour') return (call.tool === 'handOver' && input.for === 'showing') || input.topic === 'showing';
  return topics[action] === undefined ? undefined : input.topic === topics[action];
}
