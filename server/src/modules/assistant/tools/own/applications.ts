import { z } from 'zod';
import { ownApplications } from '../../../lending/index.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { sources, speaker, text } from '../words.ts';

type Status = Awaited<ReturnType<typeof ownApplications>>[number]['status'];

interface Words {
  none: string;
  /** An approval outside of Lintel. */
  elsewhere: string;
  status: Readonly<Record<Status, string>>;
  says(status: string, where: string, since: string): string;
  open(count: number): string;
  review(count: number): string;
  nothing: string;
  page: string;
}

const words: InLanguages<Words> = {
  en: {
    elsewhere:
      'Whether a lender elsewhere approved a loan is not known here: your lender or mortgage advisor can tell you.',
    none: 'You have no mortgage application here. You can start one with a mortgage advisor.',
    status: {
      pending: 'a draft that is not submitted yet',
      submitted: 'submitted',
      in_progress: 'in progress',
      under_review: 'under review',
      approved: 'approved',
      rejected: 'declined',
      withdrawn: 'withdrawn',
    },
    says: (status, where, since) => `Your mortgage application in ${where} is ${status}, since ${since}.`,
    open: (count) => `${count} ${count === 1 ? 'condition waits' : 'conditions wait'} for you.`,
    review: (count) => `${count} of your documents ${count === 1 ? 'waits' : 'wait'} for review.`,
    nothing: 'Nothing waits for you there.',
    page: 'Your mortgage applications',
  },
  fr: {
    elsewhere:
      'On ne sait pas ici si un prêteur d’ailleurs a approuvé un prêt : votre prêteur ou conseiller hypothécaire peut vous le dire.',
    none: 'Vous n’avez aucune demande de prêt ici. Vous pouvez en commencer une avec un conseiller hypothécaire.',
    status: {
      pending: 'un brouillon qui n’est pas encore envoyé',
      submitted: 'envoyée',
      in_progress: 'en cours',
      under_review: 'à l’étude',
      approved: 'approuvée',
      rejected: 'refusée',
      withdrawn: 'retirée',
    },
    says: (status, where, since) => `Votre demande de prêt (${where}) est ${status}, depuis le ${since}.`,
    open: (count) => `Conditions qui vous attendent : ${count}.`,
    review: (count) => `Documents en attente de vérification : ${count}.`,
    nothing: 'Rien ne vous y attend.',
    page: 'Vos demandes de prêt',
  },
  es: {
    elsewhere:
      'Aquí no se sabe si un prestamista de afuera aprobó un préstamo: su prestamista o asesor hipotecario puede decírselo.',
    none: 'Usted no tiene ninguna solicitud de hipoteca aquí. Puede empezar una con un asesor hipotecario.',
    status: {
      pending: 'en borrador, sin enviar',
      submitted: 'enviada',
      in_progress: 'en curso',
      under_review: 'en revisión',
      approved: 'aprobada',
      rejected: 'rechazada',
      withdrawn: 'retirada',
    },
    says: (status, where, since) => `Su solicitud de hipoteca (${where}) está ${status}, desde el ${since}.`,
    open: (count) => `Condiciones que esperan por usted: ${count}.`,
    review: (count) => `Documentos en espera de revisión: ${count}.`,
    nothing: 'Ahí no hay nada pendiente de su parte.',
    page: 'Sus solicitudes de hipoteca',
  },
};

export const applications = tool({
  name: 'applications',
  about: 'The status of the buyer’s own mortgage applications, and what waits for the buyer.',
  input: z.strictObject({
    decision: z.boolean().optional().describe('It was asked whether a loan is approved'),
  }),
  async run({ db, me, now, language }, { decision }) {
    const own = await ownApplications(db, me, now);
    const its = words[language];
    const { day } = speaker(language);
    return {
      facts: {
        count: own.length,
        applications: own.map(({ status, changedAt, openConditions, toReview }) => ({
          ...{ status, changedAt, openConditions, toReview },
        })),
      },
      parts: [
        text(
          own.length === 0 && its.none,
          decision && own.every(({ status }) => status !== 'approved' && status !== 'rejected') && its.elsewhere,
          ...own.flatMap(({ status, stateOrProvince, changedAt, openConditions, toReview }) => [
            its.says(its.status[status], stateOrProvince, day(changedAt.slice(0, 10))),
            openConditions > 0 && its.open(openConditions),
            toReview > 0 && its.review(toReview),
            openConditions + toReview === 0 && its.nothing,
          ]),
        ),
        sources([its.page, '/mortgage']),
      ],
    };
  },
});
