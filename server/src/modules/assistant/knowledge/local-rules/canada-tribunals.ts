import { inProvince } from './provinces.ts';
import { type Rule, type Rules, rule } from './rule.ts';

/** The bodies that decide between landlords and tenants, with the places of their forms. */
const tenancyBodies: Readonly<Record<string, string>> = {
  AB: 'Residential Tenancy Dispute Resolution Service (RTDRS) / Alberta Court of Justice',
  BC: 'Residential Tenancy Branch (RTB)',
  MB: 'Residential Tenancies Branch',
  NB: 'Residential Tenancies Tribunal',
  NL: 'Residential Tenancies Section, Government of Newfoundland and Labrador',
  NS: 'Residential Tenancies Program',
  NT: 'Rental Officer (NWT Rental Office)',
  NU: 'Rental Officer of Nunavut',
  ON: 'Landlord and Tenant Board (LTB)',
  PE: 'Rental Office, Island Regulatory and Appeals Commission (IRAC)',
  QC: 'Tribunal administratif du logement (TAL)',
  SK: 'Office of Residential Tenancies (ORT)',
  YT: 'Residential Tenancies Office',
};

const special: Readonly<Record<string, readonly [en: string, fr: string, es: string]>> = {
  QC: [
    'The application is filed online or at an office, with a fee by the kind and amount of the claim, and a copy goes to the other side with proof. Free information: 1-800-683-2245.',
    'La demande se dépose en ligne ou à un bureau, avec des frais selon le recours et le montant, et une copie est notifiée à l’autre partie avec preuve. Renseignements gratuits : 1 800 683-2245.',
    'La solicitud se presenta en línea o en una oficina, con una tarifa según el caso y el monto, y se notifica una copia a la otra parte con prueba.',
  ],
  ON: [
    'One files on the Tribunals Ontario Portal: tenants forms T1, T2 or T6, landlords L1 (rent) or L2 (other grounds) after the notice has run. Tenants can ask for a fee waiver; hearings are mostly by video and can take months.',
    'On dépose par le portail de Tribunaux décisionnels Ontario : T1, T2 ou T6 pour le locataire, L1 (loyer) ou L2 (autres motifs) pour le locateur, une fois l’avis expiré. Les audiences sont surtout par vidéo et peuvent prendre des mois.',
    'Se presenta en el portal Tribunals Ontario: T1, T2 o T6 el inquilino, L1 (renta) o L2 (otras causas) el arrendador, ya vencido el aviso. Las audiencias son casi siempre por video y pueden tardar meses.',
  ],
  BC: [
    'One applies online for dispute resolution ($100, waived for low income), serves the other side within three days of the notice of hearing, and the hearing is by telephone.',
    'On demande en ligne un règlement (100 $, exempté à faible revenu), on signifie l’avis d’audience dans les trois jours, et l’audience est par téléphone.',
    'Se pide en línea la resolución ($100, sin costo con ingreso bajo), se notifica en tres días y la audiencia es por teléfono.',
  ],
  AB: [
    'The RTDRS hears claims faster than the court; the application is online and served on the other side before the hearing.',
    'Le RTDRS est plus rapide que la cour; la demande se fait en ligne et se signifie avant l’audience.',
    'El RTDRS es más rápido que la corte; la solicitud es en línea y se notifica antes de la audiencia.',
  ],
};

const tribunal = (province: string, body: string): Rule => {
  const place = inProvince[province]!;
  const [en, fr, es] = special[province] ?? ['', '', ''];
  return rule(
    body,
    `${place.en} disputes between landlords and tenants go to: ${body}. ${en} Bring the lease, notices, messages, photos and receipts.`.replace(
      '  ',
      ' ',
    ),
    `${place.fr}, les litiges entre locateurs et locataires vont à : ${body}. ${fr} Apportez bail, avis, messages, photos et reçus.`.replace(
      '  ',
      ' ',
    ),
    `${place.es} las disputas entre arrendadores e inquilinos van a: ${body}. ${es} Lleve contrato, avisos, mensajes, fotos y recibos.`.replace(
      '  ',
      ' ',
    ),
  );
};

export const tribunals: Rules = {
  entry: 'rental-tribunals',
  rows: Object.fromEntries(
    Object.entries(tenancyBodies).map(([province, body]) => [province, tribunal(province, body)]),
  ),
};
