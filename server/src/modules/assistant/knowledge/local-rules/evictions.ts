/** Long because it is a table: notices before an eviction and at the end of a tenancy in the states of the USA. */
import { asOf, byPlace, type Rows, type Rules, type Texts } from './rule.ts';

type Days = number | Texts;

const unpaid: Readonly<Record<string, readonly [Days, source: string]>> = {
  AL: [['7 business days', '7 jours ouvrables', '7 días hábiles'], 'Code of Alabama § 35-9A-421'],
  AK: [7, 'Alaska Statutes § 34.03.220'],
  AZ: [5, 'Arizona Revised Statutes § 33-1368'],
  AR: [3, 'Arkansas Code § 18-60-304'],
  CA: [
    [
      '3 days, without weekends and court holidays,',
      '3 jours, sans fins de semaine ni jours fériés,',
      '3 días, sin fines de semana ni feriados,',
    ],
    'California Code of Civil Procedure § 1161',
  ],
  CO: [10, 'Colorado Revised Statutes § 13-40-104'],
  CT: [
    [
      '3 days (notice to quit), after 9 days of grace,',
      '3 jours (« notice to quit »), après 9 jours de grâce,',
      '3 días (notice to quit), tras 9 días de gracia,',
    ],
    'Connecticut General Statutes §§ 47a-15a, 47a-23',
  ],
  DE: [5, '25 Delaware Code § 5502'],
  FL: [
    [
      '3 days, without weekends and holidays,',
      '3 jours, sans fins de semaine ni jours fériés,',
      '3 días, sin fines de semana ni feriados,',
    ],
    'Florida Statutes § 83.56(3)',
  ],
  GA: [['3 business days', '3 jours ouvrables', '3 días hábiles'], 'O.C.G.A. § 44-7-50'],
  HI: [10, 'Hawaii Revised Statutes § 521-68; Act 278 (2024), from February 5, 2026'],
  ID: [3, 'Idaho Code § 6-303'],
  IL: [5, '735 ILCS 5/9-209'],
  IN: [10, 'Indiana Code § 32-31-1-6'],
  IA: [3, 'Iowa Code § 562A.27'],
  KS: [3, 'Kansas Statutes § 58-2564'],
  KY: [7, 'Kentucky Revised Statutes § 383.660, in the counties and cities that adopted it'],
  LA: [5, 'Louisiana Code of Civil Procedure art. 4701'],
  ME: [7, '14 Maine Revised Statutes § 6002'],
  MD: [10, 'Maryland Real Property § 8-401'],
  MA: [14, 'Massachusetts General Laws c. 186, §§ 11, 12'],
  MI: [7, 'Michigan Compiled Laws § 600.5714'],
  MN: [14, 'Minnesota Statutes § 504B.321'],
  MS: [3, 'Mississippi Code § 89-7-27'],
  MT: [3, 'Montana Code § 70-24-422'],
  NE: [7, 'Nebraska Revised Statutes § 76-1431'],
  NV: [['7 judicial days', '7 jours de cour', '7 días judiciales'], 'Nevada Revised Statutes § 40.253'],
  NH: [7, 'New Hampshire RSA 540:3'],
  NM: [3, 'New Mexico Statutes § 47-8-33'],
  NY: [14, 'New York Real Property Actions and Proceedings Law § 711'],
  NC: [10, 'North Carolina General Statutes § 42-3'],
  ND: [3, 'North Dakota Century Code §§ 47-32-01, 47-32-02'],
  OH: [3, 'Ohio Revised Code § 1923.04'],
  OK: [5, '41 Oklahoma Statutes § 131'],
  OR: [
    [
      '10 days (from the 8th day of the rental month) or 13 (from the 5th)',
      '10 jours (dès le 8e jour du mois) ou 13 (dès le 5e)',
      '10 días (desde el día 8 del mes) o 13 (desde el día 5)',
    ],
    'Oregon Revised Statutes § 90.394',
  ],
  PA: [10, '68 Pennsylvania Statutes § 250.501'],
  RI: [
    [
      '5 days, once the rent is 15 days late,',
      '5 jours, une fois le loyer en retard de 15 jours,',
      '5 días, cuando la renta lleva 15 días de atraso,',
    ],
    'Rhode Island General Laws § 34-18-35',
  ],
  SC: [5, 'South Carolina Code § 27-40-710'],
  SD: [3, 'South Dakota Codified Laws §§ 21-16-1, 21-16-2'],
  TN: [14, 'Tennessee Code § 66-28-505, in counties of more than 75,000 people'],
  TX: [3, 'Texas Property Code § 24.005, as amended by SB 38 (2025)'],
  UT: [['3 business days', '3 jours ouvrables', '3 días hábiles'], 'Utah Code § 78B-6-802'],
  VT: [14, '9 Vermont Statutes § 4467'],
  WA: [14, 'Revised Code of Washington §§ 59.12.030, 59.18.057'],
  WI: [5, 'Wisconsin Statutes § 704.17'],
  WY: [3, 'Wyoming Statutes §§ 1-21-1002, 1-21-1003'],
  MO: [0, 'Missouri Revised Statutes §§ 535.010, 535.020'],
  NJ: [0, 'N.J.S.A. 2A:18-61.1, 2A:18-61.2'],
  WV: [0, 'West Virginia Code § 55-3A-1'],
};

const unpaidSpecial: Readonly<Record<string, Texts>> = {
  CO: [
    'It is 30 days for a home with a federal loan or subsidy.',
    'C’est 30 jours pour un logement avec prêt ou subvention fédérale.',
    'Son 30 días en viviendas con préstamo o subsidio federal.',
  ],
  MD: [
    'It is a notice of intent to file in the District Court.',
    'C’est un avis d’intention de s’adresser à la District Court.',
    'Es un aviso de intención de ir a la District Court.',
  ],
  TX: [
    'A lease can set another time. Since January 1, 2026 a tenant who was not late in the months before must be given the chance to pay; otherwise the notice may ask only to leave.',
    'Le bail peut fixer un autre délai. Depuis le 1er janvier 2026, le locataire qui n’a pas été en retard les mois d’avant doit pouvoir payer; sinon l’avis peut demander seulement de partir.',
    'El contrato puede fijar otro plazo. Desde el 1 de enero de 2026, a quien no se atrasó en los meses anteriores hay que darle la oportunidad de pagar; si no, el aviso puede pedir solo que se vaya.',
  ],
  WI: [
    'Month to month the landlord may instead give 14 days without the chance to pay.',
    'Au mois, le propriétaire peut plutôt donner 14 jours sans possibilité de payer.',
    'De mes a mes el dueño puede dar 14 días sin opción de pagar.',
  ],
};

const court: Texts = [
  'If the tenant stays, the landlord files in court, and only an officer with the court’s order may remove anyone: changing locks, cutting utilities or putting things outside is not allowed.',
  'Si le locataire reste, le propriétaire s’adresse au tribunal, et seul un agent muni de l’ordonnance peut expulser : changer les serrures, couper les services ou sortir les biens est interdit.',
  'Si el inquilino se queda, el dueño acude al tribunal, y solo un oficial con la orden puede sacarlo: no se permite cambiar cerraduras, cortar servicios ni sacar las cosas.',
];

const evictionNoticeRows: Rows = byPlace<[Days]>(
  unpaid,
  (days) =>
    days === 0
      ? [
          `no written notice is required by statute before a landlord files in court for unpaid rent, unless the lease asks for one. ${court[0]}`,
          `aucun avis écrit n’est exigé par la loi avant une demande au tribunal pour loyer impayé, sauf si le bail en prévoit un. ${court[1]}`,
          `la ley no exige un aviso escrito antes de ir al tribunal por renta sin pagar, salvo que el contrato lo pida. ${court[2]}`,
        ]
      : [
          `for unpaid rent the landlord first gives a written notice of ${typeof days === 'number' ? `${days} days` : days[0]} to pay or leave. ${court[0]}`,
          `pour un loyer impayé, le propriétaire donne d’abord un avis écrit de ${typeof days === 'number' ? `${days} jours` : days[1]} pour payer ou partir. ${court[1]}`,
          `por renta sin pagar, el dueño da primero un aviso escrito de ${typeof days === 'number' ? `${days} días` : days[2]} para pagar o salir. ${court[2]}`,
        ],
  unpaidSpecial,
);

const monthly: Readonly<Record<string, readonly [Days, source: string]>> = {
  AL: [30, 'Code of Alabama § 35-9A-441'],
  AK: [30, 'Alaska Statutes § 34.03.290'],
  AZ: [30, 'Arizona Revised Statutes § 33-1375'],
  AR: [30, 'Arkansas Code § 18-17-704'],
  CA: [
    [
      '30 days (60 after a year in the home)',
      '30 jours (60 après un an dans le logement)',
      '30 días (60 después de un año en la vivienda)',
    ],
    'California Civil Code §§ 1946.1, 1946.2',
  ],
  CO: [21, 'Colorado Revised Statutes §§ 13-40-107, 38-12-1303'],
  CT: [3, 'Connecticut General Statutes § 47a-23'],
  DE: [60, '25 Delaware Code § 5106'],
  FL: [30, 'Florida Statutes § 83.57'],
  GA: [
    [
      '60 days from the landlord, 30 from the tenant',
      '60 jours par le propriétaire, 30 par le locataire',
      '60 días del dueño, 30 del inquilino',
    ],
    'O.C.G.A. § 44-7-7',
  ],
  HI: [
    [
      '45 days from the landlord, 28 from the tenant',
      '45 jours par le propriétaire, 28 par le locataire',
      '45 días del dueño, 28 del inquilino',
    ],
    'Hawaii Revised Statutes § 521-71',
  ],
  ID: [30, 'Idaho Code § 55-208 (one month)'],
  IL: [30, '735 ILCS 5/9-207'],
  IN: [30, 'Indiana Code § 32-31-1-1 (one month)'],
  IA: [30, 'Iowa Code § 562A.34'],
  KS: [30, 'Kansas Statutes § 58-2570'],
  KY: [30, 'Kentucky Revised Statutes § 383.695'],
  LA: [10, 'Louisiana Civil Code art. 2728'],
  ME: [30, '14 Maine Revised Statutes § 6002'],
  MD: [
    ['60 days from the landlord', '60 jours par le propriétaire', '60 días del dueño'],
    'Maryland Real Property § 8-402',
  ],
  MA: [
    [
      '30 days or one rental period, whichever is longer,',
      '30 jours ou une période de loyer, selon le plus long,',
      '30 días o un periodo de renta, lo que sea más largo,',
    ],
    'Massachusetts General Laws c. 186, § 12',
  ],
  MI: [30, 'Michigan Compiled Laws § 554.134 (one month)'],
  MN: [
    ['one full rental period', 'une période de loyer entière', 'un periodo de renta completo'],
    'Minnesota Statutes § 504B.135',
  ],
  MS: [30, 'Mississippi Code § 89-8-19'],
  MO: [30, 'Missouri Revised Statutes § 441.060 (one month)'],
  MT: [30, 'Montana Code § 70-24-441'],
  NE: [30, 'Nebraska Revised Statutes § 76-1437'],
  NV: [30, 'Nevada Revised Statutes § 40.251'],
  NH: [30, 'New Hampshire RSA 540:2, 540:3'],
  NJ: [30, 'N.J.S.A. 2A:18-56, 2A:18-61.1 (one month)'],
  NM: [30, 'New Mexico Statutes § 47-8-37'],
  NY: [
    [
      'from the landlord 30 days (60 after one year, 90 after two), from the tenant one month',
      'par le propriétaire, 30 jours (60 après un an, 90 après deux); par le locataire, un mois',
      'del dueño, 30 días (60 después de un año, 90 después de dos); del inquilino, un mes',
    ],
    'New York Real Property Law §§ 226-c, 232-a, 232-b',
  ],
  NC: [7, 'North Carolina General Statutes § 42-14'],
  ND: [30, 'North Dakota Century Code § 47-16-15 (one calendar month)'],
  OH: [30, 'Ohio Revised Code § 5321.17'],
  OK: [30, '41 Oklahoma Statutes § 111'],
  OR: [30, 'Oregon Revised Statutes § 90.427'],
  PA: [15, '68 Pennsylvania Statutes § 250.501'],
  RI: [30, 'Rhode Island General Laws § 34-18-37'],
  SC: [30, 'South Carolina Code § 27-40-770'],
  TN: [30, 'Tennessee Code § 66-28-512'],
  TX: [30, 'Texas Property Code § 91.001 (one month)'],
  UT: [15, 'Utah Code § 78B-6-802'],
  VT: [
    [
      '60 days (90 after two years) without a written lease',
      '60 jours (90 après deux ans) sans bail écrit',
      '60 días (90 después de dos años) sin contrato escrito',
    ],
    '9 Vermont Statutes § 4467',
  ],
  VA: [30, 'Code of Virginia § 55.1-1253'],
  WV: [30, 'West Virginia Code § 37-6-5 (one month)'],
  WI: [28, 'Wisconsin Statutes § 704.19'],
};

const cause: Texts = [
  'The landlord also needs a reason that the law lists once the tenant has lived there long enough (“just cause”).',
  'Le propriétaire doit aussi avoir un motif prévu par la loi dès que le locataire y vit depuis assez longtemps (« just cause »).',
  'El dueño necesita además un motivo de la lista de la ley cuando el inquilino lleva suficiente tiempo (“just cause”).',
];
const monthlySpecial: Readonly<Record<string, Texts>> = {
  CA: cause,
  CO: cause,
  NH: cause,
  NJ: cause,
  NY: cause,
  OR: [
    'After the first year the landlord needs a listed reason, with 90 days.',
    'Après la première année, le propriétaire doit avoir un motif prévu, avec 90 jours.',
    'Después del primer año el dueño necesita un motivo de la ley, con 90 días.',
  ],
};

const monthlyEndRows: Rows = byPlace<[Days]>(
  monthly,
  (days) => [
    `a month-to-month tenancy ends by written notice: ${typeof days === 'number' ? `${days} days` : days[0]}. A lease with an end date binds both sides until that date.`,
    `un bail au mois prend fin par un avis écrit : ${typeof days === 'number' ? `${days} jours` : days[1]}. Un bail à durée fixe lie les deux parties jusqu’à sa fin.`,
    `un contrato de mes a mes termina con aviso escrito: ${typeof days === 'number' ? `${days} días` : days[2]}. Un contrato con fecha de término obliga a ambos hasta esa fecha.`,
  ],
  monthlySpecial,
);

const withoutRights: Texts = [
  'A person who lives in a home by permission, without a lease or rent, is usually a tenant at will or a guest: police rarely remove them. Give the notice in writing, wait, then file in court for possession.',
  'Une personne qui habite avec permission, sans bail ni loyer, est d’habitude un occupant à volonté ou un invité : la police l’expulse rarement. Donnez l’avis par écrit, attendez, puis adressez-vous au tribunal.',
  'Una persona que vive en una casa con permiso, sin contrato ni renta, suele ser ocupante a voluntad o invitada: la policía rara vez la saca. Dé el aviso por escrito, espere y después acuda al tribunal.',
];

/** The time of a month-to-month tenancy is the safe one for an occupant without a lease. */
const occupantRows: Rows = byPlace<[Days]>(
  monthly,
  (days) => [
    `an occupant without a lease is usually given the notice of a month-to-month tenancy: ${typeof days === 'number' ? `${days} days` : days[0]}. ${withoutRights[0]} ${court[0]}`,
    `un occupant sans bail reçoit d’habitude l’avis d’un bail au mois : ${typeof days === 'number' ? `${days} jours` : days[1]}. ${withoutRights[1]} ${court[1]}`,
    `a un ocupante sin contrato se le da por lo general el aviso de mes a mes: ${typeof days === 'number' ? `${days} días` : days[2]}. ${withoutRights[2]} ${court[2]}`,
  ],
  {
    FL: [
      'Florida lets the sheriff remove people who entered without permission (Fla. Stat. § 82.036), and has a court action for guests who won’t leave (§ 82.045).',
      'En Floride, le shérif peut sortir qui est entré sans permission (Fla. Stat. § 82.036), et une action existe contre un invité qui reste (§ 82.045).',
      'En Florida el sheriff puede sacar a quien entró sin permiso (Fla. Stat. § 82.036), y hay una acción contra invitados que no se van (§ 82.045).',
    ],
  },
);

export const evictionNotices: Rules = {
  entry: {
    id: 'eviction-notice',
    names:
      'notice to vacate|notice to quit|pay or quit|eviction notice*|eviction process|avis d’expulsion|aviso de desalojo|desalojo',
    says: {
      en: `In the USA a landlord must first give a written notice, for unpaid rent 3 to 14 days in most states. ${court[0]} Ask the local court for its forms, and legal aid or 211 for help with rent.`,
      fr: `Aux États-Unis, le propriétaire donne d’abord un avis écrit, de 3 à 14 jours pour un loyer impayé dans la plupart des États. ${court[1]} Le tribunal local a les formulaires; l’aide juridique ou le 211 aide au loyer.`,
      es: `En EE. UU. el dueño da primero un aviso escrito, de 3 a 14 días por renta sin pagar en casi todos los estados. ${court[2]} El tribunal local tiene los formularios; la ayuda legal o el 211 orientan sobre ayuda con la renta.`,
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: evictionNoticeRows,
};

export const monthlyEnds: Rules = {
  entry: {
    id: 'end-month-to-month',
    names: 'month to month|month-to-month|mes a mes|bail au mois|no renovar el contrato de renta',
    says: {
      en: 'In most states of the USA either side ends a month-to-month tenancy with a written notice of 30 days; some ask the landlord for 60 or more, and a few for a reason that the law lists. A lease with an end date binds both sides until then.',
      fr: 'Dans la plupart des États américains, un bail au mois prend fin par un avis écrit de 30 jours; quelques-uns demandent au propriétaire 60 jours ou plus, certains un motif prévu par la loi. Un bail à durée fixe lie les deux parties jusqu’à sa fin.',
      es: 'En casi todos los estados un contrato de mes a mes termina con un aviso escrito de 30 días; algunos piden al dueño 60 o más, y unos pocos un motivo de la ley. Un contrato con fecha de término obliga a ambos hasta entonces.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: monthlyEndRows,
};

export const occupants: Rules = {
  entry: {
    id: 'occupant-without-lease',
    names: 'squatter*|tenant at will|tenancy at will|occupant without a lease|paracaidistas|squatteur*|invasor*',
    says: {
      en: `${withoutRights[0]} In most states the notice is 30 days. ${court[0]}`,
      fr: `${withoutRights[1]} Dans la plupart des États américains, l’avis est de 30 jours. ${court[1]}`,
      es: `${withoutRights[2]} En casi todos los estados el aviso es de 30 días. ${court[2]}`,
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: occupantRows,
};
