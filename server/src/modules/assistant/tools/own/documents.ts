import { z } from 'zod';
import { checklistOf } from '../../../documents/index.ts';
import { offer } from '../../offers.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { documentName } from './document-names.ts';

interface Words {
  status: Readonly<Record<'completed' | 'in_progress' | 'not_started', string>>;
  completed(done: number, required: number): string;
  missing(names: string): string;
  none: string;
  underWay(names: string): string;
  approved(names: string): string;
  center: string;
}

const words: InLanguages<Words> = {
  en: {
    status: { completed: 'Completed', in_progress: 'In progress', not_started: 'Not started' },
    completed: (done, required) => `${done} of ${required} required documents ${done === 1 ? 'is' : 'are'} completed.`,
    missing: (names) => `Not uploaded yet: ${names}.`,
    none: 'Nothing that is required is missing.',
    underWay: (names) => `Received and not approved yet: ${names}.`,
    approved: (names) => `Approved: ${names}.`,
    center: 'Document Center',
  },
  fr: {
    status: { completed: 'Terminé', in_progress: 'En cours', not_started: 'À fournir' },
    completed: (done, required) => `Documents exigés terminés : ${done} sur ${required}.`,
    missing: (names) => `Il manque : ${names}.`,
    none: 'Rien d’exigé ne manque.',
    underWay: (names) => `Reçus, pas encore approuvés : ${names}.`,
    approved: (names) => `Approuvés : ${names}.`,
    center: 'Centre de documents',
  },
  es: {
    status: { completed: 'Completo', in_progress: 'En curso', not_started: 'Falta' },
    completed: (done, required) => `Documentos requeridos completos: ${done} de ${required}.`,
    missing: (names) => `Faltan: ${names}.`,
    none: 'No falta nada de lo requerido.',
    underWay: (names) => `Recibidos y aún sin aprobar: ${names}.`,
    approved: (names) => `Aprobados: ${names}.`,
    center: 'Centro de documentos',
  },
};

export const documents = tool({
  name: 'documents',
  about:
    'Which documents the buyer needs, and the status of each: completed, in progress (uploaded, in review or returned), not started.',
  input: z.strictObject({}),
  async run({ db, me, now, language }) {
    const { items, completed, required } = await checklistOf(db, me.id);
    const its = words[language];
    const named = items.map((item) => ({ ...item, label: documentName(item, language) }));
    const listed = (some: typeof named) => speaker(language).listed(some.map(({ label }) => label));
    const missing = named.filter((item) => item.required && item.status === 'not_started');
    const underWay = named.filter(({ status }) => status === 'in_progress');
    const done = named.filter(({ status }) => status === 'completed');
    return {
      facts: {
        completed,
        required,
        items: named.map(({ label, status, required: must }) => ({ name: label, status, required: must })),
      },
      parts: [
        text(
          its.completed(completed, required),
          missing.length > 0 ? its.missing(listed(missing)) : its.none,
          underWay.length > 0 && its.underWay(listed(underWay)),
          done.length > 0 && its.approved(listed(done)),
        ),
        {
          kind: 'documents',
          asOf: now.toISOString(),
          items: named.map(({ label, status, required: must }) => ({
            name: label,
            status: its.status[status],
            required: must,
          })),
          path: '/documents',
        },
        choices(offer(language, 'upload'), offer(language, 'whoSees')),
        sources([its.center, '/documents']),
      ],
    };
  },
});
