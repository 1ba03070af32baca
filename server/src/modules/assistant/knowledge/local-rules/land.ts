/** Long because it is a table: adverse possession and foreclosure in the states of the USA. */
import { byPlace, joined, type Rows, type Rules, type Texts } from './rule.ts';

const taxesPaid: Texts = [
  'The property tax must have been paid too.',
  'La taxe foncière doit aussi avoir été payée.',
  'También debe haberse pagado el predial.',
];
const withColor = (years: number): Texts => [
  `With a deed that looks valid (color of title) it is ${years} years.`,
  `Avec un acte en apparence valable (« color of title »), c’est ${years} ans.`,
  `Con una escritura que parece válida (color of title) son ${years} años.`,
];

const possessionRows: Rows = byPlace<[number, ...Texts[]]>(
  {
    AL: [10, 'Code of Alabama §§ 6-2-33, 6-5-200'],
    AK: [10, withColor(7), 'Alaska Statutes §§ 09.10.030, 09.45.052'],
    AZ: [10, 'Arizona Revised Statutes § 12-526'],
    AR: [7, taxesPaid, 'Arkansas Code §§ 18-11-106, 18-61-101'],
    CA: [5, taxesPaid, 'California Code of Civil Procedure § 325'],
    CO: [18, withColor(7), 'Colorado Revised Statutes §§ 38-41-101, 38-41-108'],
    CT: [15, 'Connecticut General Statutes § 52-575'],
    DE: [20, '10 Delaware Code §§ 7901, 7902'],
    DC: [15, 'D.C. Code § 12-301'],
    FL: [7, taxesPaid, 'Florida Statutes §§ 95.16, 95.18'],
    GA: [20, withColor(7), 'O.C.G.A. §§ 44-5-163, 44-5-164'],
    HI: [20, 'Hawaii Revised Statutes §§ 657-31, 657-31.5'],
    ID: [20, taxesPaid, 'Idaho Code §§ 5-203, 5-210'],
    IL: [20, withColor(7), '735 ILCS 5/13-101, 5/13-109'],
    IN: [10, taxesPaid, 'Indiana Code §§ 32-21-7-1, 34-11-2-11'],
    IA: [10, 'Iowa Code § 614.1(5)'],
    KS: [15, 'Kansas Statutes § 60-503'],
    KY: [15, withColor(7), 'Kentucky Revised Statutes §§ 413.010, 413.060'],
    LA: [
      30,
      [
        'In good faith and with a just title it is 10 years.',
        'De bonne foi et avec un juste titre, c’est 10 ans.',
        'De buena fe y con justo título son 10 años.',
      ],
      'Louisiana Civil Code arts. 3473, 3486',
    ],
    ME: [20, '14 Maine Revised Statutes § 801'],
    MD: [20, 'Maryland Courts and Judicial Proceedings § 5-103'],
    MA: [20, 'Massachusetts General Laws c. 260, § 21'],
    MI: [15, 'Michigan Compiled Laws § 600.5801'],
    MN: [15, 'Minnesota Statutes § 541.02'],
    MS: [10, 'Mississippi Code § 15-1-13'],
    MO: [10, 'Missouri Revised Statutes § 516.010'],
    MT: [5, taxesPaid, 'Montana Code § 70-19-411'],
    NE: [10, 'Nebraska Revised Statutes § 25-202'],
    NV: [5, taxesPaid, 'Nevada Revised Statutes § 11.150'],
    NH: [20, 'New Hampshire RSA 508:2'],
    NJ: [
      30,
      ['It is 60 years for woodland.', 'C’est 60 ans pour un boisé.', 'Son 60 años para terreno boscoso.'],
      'N.J.S.A. 2A:14-30',
    ],
    NM: [
      10,
      [
        'It needs a deed that looks valid and the property tax paid.',
        'Il faut un acte en apparence valable et la taxe foncière payée.',
        'Hace falta una escritura que parezca válida y el predial pagado.',
      ],
      'New Mexico Statutes § 37-1-22',
    ],
    NY: [10, 'New York Real Property Actions and Proceedings Law §§ 501–551'],
    NC: [20, withColor(7), 'North Carolina General Statutes §§ 1-38, 1-40'],
    ND: [20, 'North Dakota Century Code § 28-01-04'],
    OH: [21, 'Ohio Revised Code § 2305.04'],
    OK: [15, '12 Oklahoma Statutes § 93'],
    OR: [10, 'Oregon Revised Statutes § 105.620'],
    PA: [
      21,
      [
        'A single-family home on up to half an acre can take 10 years, with a court action.',
        'Une maison unifamiliale sur au plus un demi-acre peut ne demander que 10 ans, avec une action.',
        'Una casa unifamiliar en hasta medio acre puede tomar 10 años, con una acción judicial.',
      ],
      '42 Pennsylvania Consolidated Statutes §§ 5527.1, 5530',
    ],
    RI: [10, 'Rhode Island General Laws § 34-7-1'],
    SC: [10, 'South Carolina Code § 15-67-210'],
    SD: [20, 'South Dakota Codified Laws § 15-3-1'],
    TN: [20, withColor(7), 'Tennessee Code §§ 28-2-101 to 28-2-103'],
    TX: [
      10,
      [
        'It is 3 years under title, and 5 with a recorded deed and the tax paid.',
        'C’est 3 ans sous un titre, et 5 avec un acte inscrit et la taxe payée.',
        'Son 3 años con título, y 5 con escritura registrada y el impuesto pagado.',
      ],
      'Texas Civil Practice and Remedies Code §§ 16.024–16.026',
    ],
    UT: [7, taxesPaid, 'Utah Code §§ 78B-2-208 to 78B-2-214'],
    VT: [15, '12 Vermont Statutes § 501'],
    VA: [15, 'Code of Virginia § 8.01-236'],
    WA: [10, withColor(7), 'Revised Code of Washington §§ 4.16.020, 7.28.050'],
    WV: [10, 'West Virginia Code § 55-2-1'],
    WI: [20, withColor(10), 'Wisconsin Statutes §§ 893.25, 893.26'],
    WY: [10, 'Wyoming Statutes § 1-3-103'],
  },
  (years, ...rest) =>
    joined(
      [
        `a person who has used land openly, without permission and without a break for ${years} years can become its owner by a court judgment (adverse possession).`,
        `qui a utilisé un terrain ouvertement, sans permission et sans interruption pendant ${years} ans peut en devenir propriétaire par jugement (prescription acquisitive).`,
        `quien ha usado un terreno a la vista, sin permiso y sin interrupción durante ${years} años puede volverse dueño por sentencia (prescripción adquisitiva).`,
      ],
      ...rest,
      [
        'A written permission or a survey and a letter in time stop it.',
        'Une permission écrite, ou un relevé et une lettre à temps, l’arrêtent.',
        'Un permiso por escrito, o un deslinde y una carta a tiempo, lo detienen.',
      ],
    ),
);

type Way = 'court' | 'sale';

const noRedemption: Texts = [
  'After the sale there is no right to buy the home back.',
  'Après la vente, il n’y a pas de droit de rachat.',
  'Después de la venta no hay derecho a recuperar la casa.',
];
const redeem = (en: string, fr: string, es: string): Texts => [
  `The owner may redeem it by paying ${en}.`,
  `Le propriétaire peut la racheter en payant ${fr}.`,
  `El dueño puede recuperarla pagando ${es}.`,
];
const untilConfirmed: Texts = redeem(
  'the debt until the court confirms the sale',
  'la dette jusqu’à ce que le tribunal confirme la vente',
  'la deuda hasta que el tribunal confirme la venta',
);

const foreclosureRows: Rows = byPlace<[Way, Texts]>(
  {
    AL: [
      'sale',
      redeem(
        'within 180 days after the sale of a homestead, otherwise a year',
        'dans les 180 jours de la vente d’une résidence, sinon un an',
        'en 180 días después de la venta de una vivienda propia, si no un año',
      ),
      'Code of Alabama §§ 6-5-248, 35-10-1 and following',
    ],
    AK: ['sale', noRedemption, 'Alaska Statutes § 34.20.070–34.20.090'],
    AZ: ['sale', noRedemption, 'Arizona Revised Statutes §§ 33-807, 33-811'],
    AR: ['sale', noRedemption, 'Arkansas Code § 18-50-101 and following'],
    CA: ['sale', noRedemption, 'California Civil Code § 2924 and following'],
    CO: ['sale', noRedemption, 'Colorado Revised Statutes § 38-38-101 and following'],
    DE: ['court', untilConfirmed, '10 Delaware Code § 5061 and following'],
    FL: [
      'court',
      redeem(
        'the debt until the clerk files the certificate of sale',
        'la dette jusqu’au dépôt du certificat de vente par le greffier',
        'la deuda hasta que el secretario presente el certificado de venta',
      ),
      'Florida Statutes §§ 45.0315, 702.01',
    ],
    GA: ['sale', noRedemption, 'O.C.G.A. §§ 44-14-162 to 44-14-162.4'],
    ID: ['sale', noRedemption, 'Idaho Code §§ 45-1505, 45-1508'],
    IL: [
      'court',
      redeem(
        'before the sale: within 7 months after being served or 3 months after the judgment, whichever is later',
        'avant la vente : dans les 7 mois de la signification ou 3 mois du jugement, selon le plus tardif',
        'antes de la venta: en 7 meses desde la notificación o 3 meses desde la sentencia, lo que sea después',
      ),
      '735 ILCS 5/15-1603',
    ],
    IN: [
      'court',
      redeem(
        'the judgment before the sale, which comes no sooner than three months after the suit',
        'le jugement avant la vente, qui vient au plus tôt trois mois après la poursuite',
        'la sentencia antes de la venta, que llega no antes de tres meses de la demanda',
      ),
      'Indiana Code §§ 32-29-7-3, 32-29-7-7',
    ],
    IA: [
      'court',
      redeem(
        'within one year after the sale, less by the terms of the mortgage',
        'dans l’année de la vente, moins selon l’hypothèque',
        'en un año después de la venta, menos según la hipoteca',
      ),
      'Iowa Code §§ 628.3, 654.1',
    ],
    KS: [
      'court',
      redeem(
        'within 12 months after the sale, or 3 if less than a third was paid',
        'dans les 12 mois de la vente, ou 3 si moins du tiers est payé',
        'en 12 meses después de la venta, o 3 si se pagó menos de un tercio',
      ),
      'Kansas Statutes § 60-2414',
    ],
    KY: [
      'court',
      redeem(
        'within six months if the price was under two thirds of the appraised value',
        'dans les six mois si le prix est sous les deux tiers de la valeur',
        'en seis meses si el precio fue menor a dos tercios del avalúo',
      ),
      'Kentucky Revised Statutes § 426.530',
    ],
    LA: ['court', noRedemption, 'Louisiana Code of Civil Procedure art. 2631 and following'],
    ME: [
      'court',
      redeem(
        'within 90 days after the judgment, before the sale',
        'dans les 90 jours du jugement, avant la vente',
        'en 90 días después de la sentencia, antes de la venta',
      ),
      '14 Maine Revised Statutes §§ 6321–6323',
    ],
    MA: ['sale', noRedemption, 'Massachusetts General Laws c. 244, §§ 14, 18'],
    MI: [
      'sale',
      redeem(
        'within 6 months after the sale in most cases',
        'dans les 6 mois de la vente le plus souvent',
        'en 6 meses después de la venta en casi todos los casos',
      ),
      'Michigan Compiled Laws §§ 600.3201, 600.3240',
    ],
    MN: [
      'sale',
      redeem(
        'within 6 months after the sale in most cases, else 12',
        'dans les 6 mois de la vente le plus souvent, sinon 12',
        'en 6 meses después de la venta en casi todos los casos, si no 12',
      ),
      'Minnesota Statutes §§ 580.02, 580.23',
    ],
    MS: ['sale', noRedemption, 'Mississippi Code § 89-1-55'],
    MO: [
      'sale',
      redeem(
        'within a year only if the lender bought it and the owner gave notice before the sale and a bond',
        'dans l’année seulement si le prêteur l’a achetée et si un avis et une caution ont été donnés',
        'en un año solo si la compró el prestamista y el dueño dio aviso antes de la venta y una fianza',
      ),
      'Missouri Revised Statutes §§ 443.310, 443.410',
    ],
    NE: ['sale', noRedemption, 'Nebraska Revised Statutes § 76-1005 and following'],
    NV: ['sale', noRedemption, 'Nevada Revised Statutes § 107.080'],
    NH: ['sale', noRedemption, 'New Hampshire RSA 479:25'],
    NJ: [
      'court',
      redeem('within 10 days after the sale', 'dans les 10 jours de la vente', 'en 10 días después de la venta'),
      'N.J.S.A. 2A:50-53 and following; Rule 4:65-5',
    ],
    NM: [
      'court',
      redeem(
        'within nine months after the sale, or as little as one by the terms of the mortgage',
        'dans les neuf mois de la vente, ou dès un mois selon l’hypothèque',
        'en nueve meses después de la venta, o desde uno según la hipoteca',
      ),
      'New Mexico Statutes §§ 39-5-18, 39-5-19',
    ],
    NY: ['court', noRedemption, 'New York Real Property Actions and Proceedings Law art. 13'],
    NC: [
      'sale',
      [
        'The clerk of court holds a hearing first, and for 10 days after the sale the owner may pay or others may bid higher.',
        'Le greffier tient d’abord une audience, et pendant 10 jours après la vente le propriétaire peut payer ou d’autres surenchérir.',
        'Antes hay una audiencia ante el secretario, y durante 10 días tras la venta el dueño puede pagar u otros ofrecer más.',
      ],
      'North Carolina General Statutes §§ 45-21.16, 45-21.20, 45-21.27',
    ],
    ND: [
      'court',
      redeem('within 60 days after the sale', 'dans les 60 jours de la vente', 'en 60 días después de la venta'),
      'North Dakota Century Code § 32-19-18',
    ],
    OH: ['court', untilConfirmed, 'Ohio Revised Code §§ 2323.07, 2329.33'],
    OK: ['court', untilConfirmed, '42 Oklahoma Statutes § 18; 46 Oklahoma Statutes § 43'],
    OR: ['sale', noRedemption, 'Oregon Revised Statutes §§ 86.752, 86.797'],
    PA: ['court', noRedemption, '41 Pennsylvania Statutes §§ 403, 404; Pa.R.C.P. 1141 and following'],
    RI: ['sale', noRedemption, 'Rhode Island General Laws § 34-27-4'],
    SC: ['court', noRedemption, 'South Carolina Code § 29-3-610 and following'],
    TN: [
      'sale',
      redeem(
        'within two years, unless the deed of trust waives it, as most do',
        'dans les deux ans, sauf renonciation dans l’acte de fiducie, ce qui est usuel',
        'en dos años, salvo renuncia en el deed of trust, que es lo usual',
      ),
      'Tennessee Code §§ 35-5-101, 66-8-101',
    ],
    TX: [
      'sale',
      [
        'The owner first gets at least 20 days to pay the arrears, then 21 days’ notice of a sale on the first Tuesday of a month. After the sale there is no right to buy the home back, except from a tax or association sale.',
        'Le propriétaire a d’abord au moins 20 jours pour payer l’arriéré, puis 21 jours d’avis d’une vente le premier mardi d’un mois. Après la vente, pas de rachat, sauf vente pour taxes ou par une association.',
        'El dueño tiene primero al menos 20 días para pagar lo atrasado y luego 21 días de aviso de una venta el primer martes de un mes. Después no hay derecho a recuperarla, salvo venta por impuestos o de la asociación.',
      ],
      'Texas Property Code § 51.002; Tax Code § 34.21',
    ],
    UT: ['sale', noRedemption, 'Utah Code § 57-1-23 and following'],
    VT: [
      'court',
      redeem(
        'within six months after the judgment, before the sale',
        'dans les six mois du jugement, avant la vente',
        'en seis meses después de la sentencia, antes de la venta',
      ),
      '12 Vermont Statutes § 4941 and following',
    ],
    VA: ['sale', noRedemption, 'Code of Virginia §§ 55.1-320 to 55.1-325'],
    WA: ['sale', noRedemption, 'Revised Code of Washington ch. 61.24'],
    WV: ['sale', noRedemption, 'West Virginia Code § 38-1-3 and following'],
    WI: [
      'court',
      redeem(
        'before the sale: 3 to 12 months after the judgment, by the kind of home and loan',
        'avant la vente : de 3 à 12 mois après le jugement, selon l’immeuble et le prêt',
        'antes de la venta: de 3 a 12 meses tras la sentencia, según la vivienda y el préstamo',
      ),
      'Wisconsin Statutes §§ 846.10–846.13',
    ],
    WY: [
      'sale',
      redeem('within 3 months after the sale', 'dans les 3 mois de la vente', 'en 3 meses después de la venta'),
      'Wyoming Statutes §§ 1-18-103, 34-4-101',
    ],
  },
  (way, redemption) =>
    joined(
      way === 'court'
        ? [
            'a home is foreclosed by a lawsuit, in which the owner can answer (judicial foreclosure).',
            'la saisie passe par une poursuite, à laquelle le propriétaire peut répondre (« judicial foreclosure »).',
            'la ejecución hipotecaria pasa por una demanda, que el dueño puede contestar (judicial).',
          ]
        : [
            'most homes are foreclosed by a sale without a lawsuit, after written notices (nonjudicial foreclosure).',
            'la plupart des saisies se font par vente sans poursuite, après des avis écrits (« nonjudicial foreclosure »).',
            'casi toda ejecución hipotecaria se hace con una venta sin demanda, tras avisos por escrito (no judicial).',
          ],
      redemption,
      [
        'A federal rule keeps a servicer from starting before the loan is more than 120 days late (12 CFR 1024.41). A HUD-approved counselor helps for free: 888-995-4673.',
        'Une règle fédérale interdit de commencer avant plus de 120 jours de retard (12 CFR 1024.41). Un conseiller agréé par HUD aide gratuitement : 888-995-4673.',
        'Una regla federal impide empezar antes de más de 120 días de atraso (12 CFR 1024.41). Un consejero aprobado por HUD ayuda gratis: 888-995-4673.',
      ],
    ),
);

export const possessions: Rules = {
  entry: 'adverse-possession',
  rows: possessionRows,
};

export const foreclosures: Rules = {
  entry: 'foreclosure',
  rows: foreclosureRows,
};
