import { z } from 'zod';
import { checklistOf, documentsOf, viewersOf } from '../../../documents/index.ts';
import { offer } from '../../offers.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { documentCategories, documentName } from './document-names.ts';

interface Words {
  status: Readonly<Record<'completed' | 'in_progress' | 'not_started', string>>;
  completed(done: number, required: number): string;
  missing(names: string): string;
  none: string;
  underWay(names: string): string;
  approved(names: string): string;
  /** The status of the document that was asked for. */
  one: Readonly<Record<'absent' | 'pending' | 'approved' | 'rejected', (name: string, day: string) => string>>;
  noRejection: string;
  openedBy(who: string): string;
  by(name: string, day: string): string;
  notOpened: string;
  /** The document of another person was asked for. */
  ofOther: string;
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
    one: {
      absent: (name) => `${name}: not uploaded yet, so it is neither under review nor approved.`,
      pending: (name, day) => `${name}: uploaded on ${day}, under review, not approved yet.`,
      approved: (name, day) => `${name}: uploaded on ${day} and approved.`,
      rejected: (name, day) =>
        `${name}: uploaded on ${day}, needs attention. The reviewer’s reason is beside it in the Document Center; “Replace” uploads a new version.`,
    },
    openedBy: (who) => `Opened by ${who}.`,
    by: (name, day) => `${name} (last on ${day})`,
    notOpened: 'No one has opened it so far. “Who opened it”, beside the document, lists each person and time.',
    noRejection: 'No document of yours is marked as rejected (“Needs attention”).',
    ofOther:
      'I see only the documents of your own account, so I can’t say whether another person’s have arrived. A co-buyer uploads theirs from their own account, or you add them to yours under the same kind. On your account:',
    center: 'Document Center',
  },
  fr: {
    status: { completed: 'Terminé', in_progress: 'En cours', not_started: 'À fournir' },
    completed: (done, required) => `Documents exigés terminés : ${done} sur ${required}.`,
    missing: (names) => `Il manque : ${names}.`,
    none: 'Rien d’exigé ne manque.',
    underWay: (names) => `Reçus, pas encore approuvés : ${names}.`,
    approved: (names) => `Approuvés : ${names}.`,
    one: {
      absent: (name) => `${name} : pas encore déposé, donc ni en vérification ni approuvé.`,
      pending: (name, day) => `${name} : déposé le ${day}, en vérification, pas encore approuvé.`,
      approved: (name, day) => `${name} : déposé le ${day} et approuvé.`,
      rejected: (name, day) =>
        `${name} : déposé le ${day}, à corriger. La raison est à côté, dans le Centre de documents; « Replace » dépose une nouvelle version.`,
    },
    openedBy: (who) => `Ouvert par ${who}.`,
    by: (name, day) => `${name} (la dernière fois le ${day})`,
    notOpened:
      'Personne ne l’a ouvert jusqu’ici. « Who opened it », à côté du document, montre chaque personne et le moment.',
    noRejection: 'Aucun de vos documents n’est marqué comme refusé (« Needs attention »).',
    ofOther:
      'Je ne vois que les documents de votre propre compte; je ne peux donc pas dire si ceux d’une autre personne sont arrivés. Un coacheteur dépose les siens depuis son compte, ou vous les ajoutez au vôtre sous la même catégorie. Dans votre compte :',
    center: 'Centre de documents',
  },
  es: {
    status: { completed: 'Completo', in_progress: 'En curso', not_started: 'Falta' },
    completed: (done, required) => `Documentos requeridos completos: ${done} de ${required}.`,
    missing: (names) => `Faltan: ${names}.`,
    none: 'No falta nada de lo requerido.',
    underWay: (names) => `Recibidos y aún sin aprobar: ${names}.`,
    approved: (names) => `Aprobados: ${names}.`,
    one: {
      absent: (name) => `${name}: aún no se ha subido, así que no está en revisión ni aprobado.`,
      pending: (name, day) => `${name}: subido el ${day}, en revisión, aún sin aprobar.`,
      approved: (name, day) => `${name}: subido el ${day} y aprobado.`,
      rejected: (name, day) =>
        `${name}: subido el ${day}, necesita atención. El motivo está al lado, en el Centro de documentos; “Replace” sube una versión nueva.`,
    },
    openedBy: (who) => `Lo abrió: ${who}.`,
    by: (name, day) => `${name} (la última vez el ${day})`,
    notOpened: 'Nadie lo ha abierto hasta ahora. “Who opened it”, junto al documento, muestra cada persona y la hora.',
    noRejection: 'Ningún documento suyo está marcado como rechazado (“Needs attention”).',
    ofOther:
      'Solo veo los documentos de su propia cuenta, así que no puedo decir si llegaron los de otra persona. El otro comprador sube los suyos desde su cuenta, o usted los agrega a la suya con el mismo tipo. En su cuenta:',
    center: 'Centro de documentos',
  },
};

/** Returns the name of a category that no item of the checklist has. */
const englishName = (category: string): string => {
  const name = category.replaceAll('_', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

export const documents = tool({
  name: 'documents',
  about:
    'Which documents the buyer needs, and the status of each: completed, in progress (uploaded, in review or returned), not started.',
  input: z.strictObject({
    category: z.enum(documentCategories).optional().describe('Only the status of this document was asked'),
    opened: z.boolean().optional().describe('It was asked who opened it, or them'),
    rejected: z.boolean().optional().describe('It was asked what was rejected and why'),
    ofOther: z.boolean().optional().describe('The documents of another person were asked for'),
  }),
  async run({ db, me, now, language }, { category, opened, rejected: asksRejected, ofOther }) {
    const { items, completed, required } = await checklistOf(db, me.id);
    const uploads = await documentsOf(db, me.id);
    const its = words[language];
    const item = items.find((each) => each.category === category);
    const own = uploads.find((each) => each.category === category);
    const label = category && documentName(item ?? { name: englishName(category), category }, language);
    const openable = category === undefined ? uploads : own ? [own] : [];
    const viewers = opened
      ? await viewersOf(
          db,
          openable.map(({ id }) => id),
        )
      : [];
    const rejected = uploads.filter(({ status }) => status === 'rejected');
    const named = items.map((item) => ({ ...item, label: documentName(item, language) }));
    const listed = (some: typeof named) => speaker(language).listed(some.map(({ label }) => label));
    const missing = named.filter((item) => item.required && item.status === 'not_started');
    const underWay = named.filter(({ status }) => status === 'in_progress');
    const done = named.filter(({ status }) => status === 'completed');
    return {
      facts: {
        completed,
        required,
        asked: label
          ? { name: label, status: own?.status ?? 'absent', uploadedAt: own?.uploadedAt.toISOString() ?? null }
          : null,
        openedBy: opened ? viewers.map(({ name, at }) => ({ name, at: at.toISOString() })) : null,
        rejected: rejected.length,
        items: named.map(({ label, status, required: must }) => ({ name: label, status, required: must })),
      },
      parts: [
        text(
          ofOther && its.ofOther,
          label &&
            its.one[own?.status ?? 'absent'](label, own ? speaker(language).day(own.uploadedAt.toISOString()) : ''),
          opened &&
            (viewers.length === 0
              ? its.notOpened
              : its.openedBy(
                  speaker(language).listed(
                    viewers.slice(0, 5).map(({ name, at }) => its.by(name, speaker(language).day(at.toISOString()))),
                  ),
                )),
          asksRejected && rejected.length === 0 && its.noRejection,
          asksRejected &&
            !category &&
            rejected
              .map((each) =>
                its.one.rejected(
                  documentName({ name: englishName(each.category), category: each.category }, language),
                  speaker(language).day(each.uploadedAt.toISOString()),
                ),
              )
              .join(' '),
          !opened && its.completed(completed, required),
          !opened && (missing.length > 0 ? its.missing(listed(missing)) : its.none),
          !opened && underWay.length > 0 && its.underWay(listed(underWay)),
          !opened && done.length > 0 && its.approved(listed(done)),
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
