import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

/** Questions about the state of own requests, messages and documents, and about data that Lintel does not hold. */
const questions: readonly Question[] = [
  q('sent a connect request to a mortgage agent 2 days ago whats going on w it', 'replies', {
    input: { requests: true, type: 'mortgage_advisor' },
    says: /No request of yours to a mortgage advisor is waiting/,
  }),
  q('is my connection request accepted', 'replies', { input: { requests: true } }),
  q('mes demandes de lundi', 'replies', { input: { requests: true, day: 'mon' } }),
  q('what did grace say yesterday', 'replies', { input: { day: 'yesterday' } }),
  q('and from monday', 'replies', { after: ['any messages from grace'], input: { day: 'mon' } }),
  q('did my lender write back', 'replies', { input: { type: 'mortgage_advisor' } }),
  q('ya contestaron mi solicitud de visita?', 'appointments'),
  q('what do i have on friday', 'appointments', { input: { days: ['fri'] } }),
  q('is my pre approval letter approved yet or still under review', 'documents', {
    input: { category: 'pre_approval' },
    says: /Pre-approval letter: not uploaded yet/,
  }),
  q('y porque me rechazaron el estado de cuenta', 'documents', {
    after: ['que documentos me faltan'],
    input: { category: 'bank_statements', rejected: true },
    says: /Ningún documento suyo está marcado como rechazado/,
  }),
  q('did any of em sell', 'savedHomes', { after: ['show me my saved homes'] }),
  q('did grace ever answer about the cheapest one', 'replies', { after: ['show me my saved homes'] }),
  q('j’apporte quoi ?', 'howTo', { after: ['c’est quand ma visite ?'], input: { topic: 'showing-tips' } }),
  q('¿qué tengo que llevar?', 'howTo', {
    after: ['¿a qué hora es mi cita del sábado?'],
    input: { topic: 'showing-tips' },
  }),
  q('ok and whats left after that one', 'documents', { after: ['did my pay stub upload?'] }),
  q('compare the 2 homes i saved in Denver', 'compareHomes', { input: { saved: true, city: 'Denver' } }),
  q('ya tengo alguna puesta?', 'savedSearches', { after: ['como pongo una alerta si baja d precio'] }),
  q('do i have a lender on my team', 'professionals', { input: { team: true, type: 'mortgage_advisor' } }),
  q('does she speak french', 'professionals', {
    after: ['who is my agent'],
    input: { team: true, about: 'languages' },
  }),
  q('ya aprobaron mi prestamo o que falta', 'applications'),
  q("what's my bank balance", 'outOfScope', { input: { reason: 'private' } }),
  q('combien j’ai dans mon compte de banque', 'outOfScope', { input: { reason: 'private' } }),
  q('cual es mi numero de pasaporte', 'outOfScope', { input: { reason: 'private' } }),
  q('can you check if Methodist is hiring for the day shift', 'outOfScope'),
  q('can you renew my passport', 'outOfScope', { input: { reason: 'passport' } }),
  q('me ayudas a llenar mi peticion de asilo?', 'outOfScope', { input: { reason: 'immigration' } }),
  q('ta une action a me recommander pour faire fructifier ma mise de fonds?', 'outOfScope', {
    input: { reason: 'investment' },
  }),
  q('how many of the ones I hearted are under 450', 'savedHomes', { input: { priceMax: 450_000 } }),
  q('combien de mes favoris sont en bas de 500 000 $', 'savedHomes', { input: { priceMax: 500_000 } }),
  q('¿cuántas de mis guardadas están por debajo de 400 mil?', 'savedHomes', { input: { priceMax: 400_000 } }),
  q('how many homes have I saved and in which city', 'savedHomes', { input: { counts: true } }),
  q('tamaño y precio de mis casas guardadas', 'savedHomes', { input: { list: true } }),
  q('anything I still have to do? documents, messages, whatever', 'documents', {
    says: /required documents.*request/s,
  }),
  q('il me reste quoi à faire : documents, messages, visites ?', 'documents', { says: /Documents.*demandes?/s }),
];

const outcomeOf = askedOnce(questions);

describe('a question about own matters', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is answered from the account for %j', (_, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
