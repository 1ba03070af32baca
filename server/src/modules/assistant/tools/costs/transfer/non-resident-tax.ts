import { transferTaxesOf } from '@lintel/mortgage';
import { z } from 'zod';
import { cityTaxesOf, extraTaxesOf } from '../../../knowledge/non-resident-tax.ts';
import { offer } from '../../../offers.ts';
import { stateName } from '../../../reading/homes/places.ts';
import type { InLanguages } from '../../../reading/language.ts';
import { tool } from '../../tool.ts';
import { choices, speaker, text } from '../../words.ts';

interface Words {
  tax(percent: string, name: string, place: string, since: string): string;
  amount(price: string, tax: string): string;
  /** The usual transfer tax without relief, and both taxes. */
  together(usual: string, total: string): string;
  price: string;
  share(percent: string, tax: string): string;
  none(place: string): string;
  /** For a citizen or a permanent resident of Canada. */
  notYou(who: string, names: string): string;
  people: Readonly<Record<'citizen' | 'permanent', string>>;
  proof: string;
  who: Readonly<Record<string, string>>;
  ban: string;
  source(names: string): string;
}

const words: InLanguages<Words> = {
  en: {
    tax: (percent, name, place, since) => `${place} charges an extra ${percent} of the price: ${name}, since ${since}.`,
    amount: (price, tax) => `On ${price} that is ${tax}, on top of the usual transfer tax.`,
    together: (usual, total) =>
      `With the usual transfer tax of ${usual} that is ${total} in all. The relief for first-time buyers is only for citizens and permanent residents.`,
    price: 'Tell me the price, and I compute it.',
    share: (percent, tax) => `It applies only to the non-resident’s share: for ${percent} that is ${tax}.`,
    notYou: (who, names) =>
      `No: ${who} does not pay it (${names}); the usual land or property transfer tax is still due.`,
    people: { citizen: 'a citizen of Canada', permanent: 'a permanent resident of Canada' },
    proof:
      'Every buyer on title must qualify on the day of closing: bring proof of the status to your lawyer. The federal ban on purchases by non-Canadians does not cover citizens and permanent residents either.',
    none: (place) => `No extra transfer tax on non-resident buyers is known here for ${place}.`,
    who: {
      ON: 'It applies to buyers who are neither citizens nor permanent residents of Canada; people who become permanent residents within four years can ask for a rebate.',
      BC: 'It applies to buyers who are neither citizens nor permanent residents of Canada; confirmed provincial nominees are exempt.',
      NS: 'It applies to buyers who do not live in Nova Scotia, also from other provinces. You are exempt if you move to Nova Scotia within six months of the closing and prove it.',
    },
    ban: 'The federal ban on purchases by non-Canadians is set to end on January 1, 2027; an extension is not known here. Some work permits are an exception. A lawyer can say what holds for you.',
    source: (names) => `Source: ${names}, as of 2026-11.`,
  },
  fr: {
    tax: (percent, name, place, since) => `${place} demande ${percent} du prix en plus : ${name}, depuis le ${since}.`,
    amount: (price, tax) => `Sur ${price}, cela fait ${tax}, en plus des droits de mutation habituels.`,
    together: (usual, total) =>
      `Avec les droits de mutation habituels de ${usual}, cela fait ${total} en tout. L’allégement pour premiers acheteurs est réservé aux citoyens et aux résidents permanents.`,
    price: 'Dites-moi le prix et je le calcule.',
    share: (percent, tax) => `Elle ne frappe que la part du non-résident : pour ${percent}, c’est ${tax}.`,
    notYou: (who, names) => `Non : ${who} ne la paie pas (${names}); les droits de mutation habituels restent dus.`,
    people: { citizen: 'une personne citoyenne du Canada', permanent: 'une personne résidente permanente du Canada' },
    proof:
      'Chaque acheteur inscrit au titre doit avoir ce statut le jour de la clôture : apportez-en la preuve à l’avocat ou au notaire. L’interdiction fédérale d’achat ne vise pas non plus les citoyens ni les résidents permanents.',
    none: (place) => `Aucun impôt supplémentaire pour acheteurs non-résidents n’est connu ici (${place}).`,
    who: {
      ON: 'Il vise les acheteurs qui ne sont ni citoyens ni résidents permanents du Canada; qui devient résident permanent dans les quatre ans peut demander un remboursement.',
      BC: 'Il vise les acheteurs qui ne sont ni citoyens ni résidents permanents du Canada; les candidats confirmés de la province en sont exemptés.',
      NS: 'Il vise les acheteurs qui n’habitent pas en Nouvelle-Écosse, même s’ils viennent d’une autre province. Vous en êtes exempté si vous vous y installez dans les six mois de la clôture et le prouvez.',
    },
    ban: 'L’interdiction fédérale d’achat par des non-Canadiens doit prendre fin le 1er janvier 2027; une prolongation n’est pas connue ici. Certains permis de travail font exception. Un avocat ou notaire dira ce qui vaut pour vous.',
    source: (names) => `Source : ${names}, état de 2026-11.`,
  },
  es: {
    tax: (percent, name, place, since) =>
      `${place} cobra un ${percent} adicional del precio: ${name}, desde el ${since}.`,
    amount: (price, tax) => `Sobre ${price} son ${tax}, además del impuesto de transferencia usual.`,
    together: (usual, total) =>
      `Con el impuesto de transferencia usual de ${usual} son ${total} en total. El alivio de primera compra es solo para ciudadanos y residentes permanentes.`,
    price: 'Dígame el precio y lo calculo.',
    share: (percent, tax) => `Solo grava la parte del no residente: por ${percent} son ${tax}.`,
    notYou: (who, names) => `No: ${who} no lo paga (${names}); el impuesto de transferencia usual sí se debe.`,
    people: { citizen: 'quien es ciudadano de Canadá', permanent: 'quien es residente permanente de Canadá' },
    proof:
      'Cada comprador en el título debe tener ese estatus el día del cierre: lleve la prueba a su abogado. La prohibición federal de compra tampoco alcanza a ciudadanos ni residentes permanentes.',
    none: (place) => `Aquí no se conoce un impuesto adicional para compradores no residentes en ${place}.`,
    who: {
      ON: 'Aplica a quien no es ciudadano ni residente permanente de Canadá; quien obtiene la residencia permanente en cuatro años puede pedir un reembolso.',
      BC: 'Aplica a quien no es ciudadano ni residente permanente de Canadá; los nominados confirmados de la provincia están exentos.',
      NS: 'Aplica a quien no vive en Nueva Escocia, también si viene de otra provincia. Está exento si se muda ahí dentro de seis meses del cierre y lo comprueba.',
    },
    ban: 'La prohibición federal de compra a no canadienses termina el 1 de enero de 2027; no se conoce aquí una extensión. Algunos permisos de trabajo son excepción. Un abogado puede decir qué aplica a usted.',
    source: (names) => `Fuente: ${names}, a 2026-11.`,
  },
};

export const nonResidentTax = tool({
  name: 'nonResidentTax',
  about: 'The extra transfer tax on buyers who are not residents or citizens, by province and city of Canada.',
  input: z.strictObject({
    state: z.string().length(2),
    city: z.string().max(80).optional(),
    price: z.number().min(1_000).max(1e9).optional(),
    residence: z.enum(['citizen', 'permanent']).optional().describe('Stated status of the buyers in Canada'),
    sharePercent: z.number().min(1).max(99).optional().describe('The share that the non-resident buys'),
  }),
  async run({ language, now }, { state, city, price, residence, sharePercent }) {
    const its = words[language];
    const say = speaker(language);
    const money = (value: number) => (Number.isInteger(value) ? say.money(value, 'CAD') : say.exactMoney(value, 'CAD'));
    const place = city ?? stateName(state);
    const everywhere = extraTaxesOf(state, city);
    const inCities = cityTaxesOf(state, city);
    const taxes = [...everywhere, ...inCities];
    const amounts = everywhere.map(({ percent }) => ((price ?? 0) * percent) / 100);
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    // Nova Scotia asks where the buyer lives, so its other taxes and reliefs stay as they are.
    const usual =
      state === 'NS' || price === undefined || total === 0
        ? undefined
        : transferTaxesOf(
            { priceCents: Math.round(price * 100), loanCents: 0, province: state, city, firstTimeBuyer: false },
            now.toISOString().slice(0, 10),
          ).reduce((sum, { cents }) => sum + cents, 0) / 100;
    // Nova Scotia taxes only the share of the buyers who are not residents; Ontario and British Columbia the whole price.
    const ofShare = sharePercent !== undefined && state === 'NS' && total > 0 ? (total * sharePercent) / 100 : null;
    // Nova Scotia asks where the buyer lives, not for a status.
    if (residence !== undefined && state !== 'NS' && taxes.length > 0)
      return {
        facts: { currency: 'CAD', place, price: price ?? null, taxes, residence, asOf: '2026-11' },
        parts: [
          text(
            its.notYou(
              its.people[residence],
              say.listed(taxes.map(({ name, percent }) => `${name}, ${say.percent(percent)}`)),
            ),
            its.proof,
            its.source(taxes.map(({ source }) => source).join('; ')),
          ),
          choices(offer(language, 'advisor'), offer(language, 'person')),
        ],
      };
    return {
      facts: {
        currency: 'CAD',
        place,
        price: price ?? null,
        taxes,
        amounts,
        total,
        ...(usual === undefined ? {} : { usualTax: usual, totalWithUsual: usual + total }),
        share: { percent: sharePercent ?? null, tax: ofShare },
        who: its.who[state] ?? null,
        ban: its.ban,
        asOf: '2026-11',
      },
      parts: [
        text(
          taxes.length === 0 && its.none(place),
          ...taxes.map(({ percent, name, cities, since }) =>
            its.tax(
              say.percent(percent),
              name,
              cities ? (city ?? say.listed(cities.slice(0, 6))) : stateName(state),
              say.day(since),
            ),
          ),
          total > 0 && its.amount(say.money(price!, 'CAD'), say.money(total, 'CAD')),
          usual !== undefined && its.together(money(usual), money(usual + total)),
          ofShare !== null && its.share(say.percent(sharePercent!), say.money(ofShare, 'CAD')),
          taxes.length > 0 && price === undefined && its.price,
          taxes.length > 0 && its.who[state],
          state !== 'NS' && its.ban,
          taxes.length > 0 && its.source(taxes.map(({ source }) => source).join('; ')),
        ),
        choices(offer(language, 'advisor'), offer(language, 'person')),
      ],
    };
  },
});
