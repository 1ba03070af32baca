/** Long because it is a table: security deposits of rented homes in the states of the USA. */
import { depositBack, type Period } from './period.ts';
import {
  asOf,
  byPlace,
  depositOf,
  joined,
  monthsOfRent,
  type Rows,
  type Rules,
  say,
  type Texts,
  withPeriods,
  withShares,
} from './rule.ts';

/** The penalty of a landlord who keeps a deposit wrongfully: a multiple of it, or a text. */
type Penalty = 1 | 1.5 | 2 | 3 | Texts;

const forfeits: Texts = [
  'A landlord who misses the date loses the right to keep any of it.',
  'Le propriétaire qui dépasse ce délai perd le droit d’en garder une part.',
  'El dueño que deja pasar el plazo pierde el derecho a quedarse con parte del depósito.',
];
const damages: Texts = [
  'A landlord who keeps it wrongfully can owe the deposit, the loss and attorney’s fees.',
  'Qui le garde à tort peut devoir le dépôt, le préjudice et les frais d’avocat.',
  'Quien lo retiene sin razón puede deber el depósito, los daños y los honorarios de abogado.',
];

const penaltyTexts = (penalty: Penalty): Texts =>
  typeof penalty === 'number'
    ? [
        `A landlord who keeps it wrongfully can owe up to ${penalty} times the amount.`,
        `Qui le garde à tort peut devoir jusqu’à ${String(penalty).replace('.', ',')} fois le montant.`,
        `Quien lo retiene sin razón puede deber hasta ${penalty} veces el monto.`,
      ]
    : penalty;

const rows: Readonly<Record<string, readonly [most: number | undefined, days: number, Penalty, source: string]>> = {
  AL: [1, 60, 2, 'Code of Alabama § 35-9A-201'],
  AK: [2, 14, 2, 'Alaska Statutes § 34.03.070'],
  AZ: [1.5, 14, 2, 'Arizona Revised Statutes § 33-1321'],
  AR: [2, 60, 2, 'Arkansas Code §§ 18-16-303 to 18-16-306'],
  CA: [1, 21, 2, 'California Civil Code § 1950.5'],
  CO: [2, 30, 3, 'Colorado Revised Statutes §§ 38-12-102.5, 38-12-103'],
  CT: [2, 21, 2, 'Connecticut General Statutes § 47a-21'],
  DE: [1, 20, 2, '25 Delaware Code § 5514'],
  DC: [1, 45, 3, 'D.C. Municipal Regulations, title 14, §§ 308–310'],
  FL: [undefined, 15, forfeits, 'Florida Statutes § 83.49'],
  GA: [2, 30, 3, 'O.C.G.A. §§ 44-7-30.1, 44-7-34, 44-7-35'],
  HI: [1, 14, 3, 'Hawaii Revised Statutes § 521-44'],
  ID: [undefined, 21, 3, 'Idaho Code §§ 6-317, 6-321'],
  IL: [undefined, 45, 2, '765 ILCS 710'],
  IN: [undefined, 45, damages, 'Indiana Code §§ 32-31-3-12, 32-31-3-15'],
  IA: [2, 30, damages, 'Iowa Code § 562A.12'],
  KS: [1, 30, 1.5, 'Kansas Statutes § 58-2550'],
  LA: [
    undefined,
    30,
    [
      'A landlord who keeps it wrongfully can owe $300 or twice the amount, whichever is more, and attorney’s fees.',
      'Qui le garde à tort peut devoir 300 $ ou deux fois le montant, selon le plus élevé, et les frais d’avocat.',
      'Quien lo retiene sin razón puede deber $300 o el doble del monto, lo que sea mayor, y los honorarios de abogado.',
    ],
    'Louisiana Revised Statutes 9:3251–3253',
  ],
  ME: [2, 30, 2, '14 Maine Revised Statutes §§ 6032–6034'],
  MD: [1, 45, 3, 'Maryland Real Property § 8-203'],
  MA: [1, 30, 3, 'Massachusetts General Laws c. 186, § 15B'],
  MI: [1.5, 30, 2, 'Michigan Compiled Laws §§ 554.602, 554.609, 554.613'],
  MN: [undefined, 21, 2, 'Minnesota Statutes § 504B.178'],
  MS: [undefined, 45, damages, 'Mississippi Code § 89-8-21'],
  MO: [2, 30, 2, 'Missouri Revised Statutes § 535.300'],
  MT: [undefined, 30, forfeits, 'Montana Code §§ 70-25-201 to 70-25-204'],
  NE: [1, 14, damages, 'Nebraska Revised Statutes § 76-1416'],
  NV: [3, 30, 2, 'Nevada Revised Statutes § 118A.242'],
  NH: [1, 30, 2, 'New Hampshire RSA 540-A:6 to 540-A:8'],
  NJ: [1.5, 30, 2, 'N.J.S.A. 46:8-21.1, 46:8-21.2'],
  NM: [1, 30, damages, 'New Mexico Statutes § 47-8-18'],
  NY: [1, 14, 2, 'New York General Obligations Law § 7-108'],
  NC: [2, 30, damages, 'North Carolina General Statutes §§ 42-51, 42-52, 42-55'],
  ND: [1, 30, 3, 'North Dakota Century Code § 47-16-07.1'],
  OH: [undefined, 30, 2, 'Ohio Revised Code § 5321.16'],
  OK: [undefined, 45, damages, '41 Oklahoma Statutes § 115'],
  OR: [undefined, 31, 2, 'Oregon Revised Statutes § 90.300'],
  PA: [2, 30, 2, '68 Pennsylvania Statutes §§ 250.511a, 250.512'],
  RI: [1, 20, 2, 'Rhode Island General Laws § 34-18-19'],
  SC: [undefined, 30, 3, 'South Carolina Code § 27-40-410'],
  SD: [1, 14, damages, 'South Dakota Codified Laws §§ 43-32-6.1, 43-32-24'],
  TX: [
    undefined,
    30,
    [
      'In bad faith the landlord owes $100, three times the part kept wrongfully and attorney’s fees.',
      'De mauvaise foi, le propriétaire doit 100 $, trois fois la part gardée à tort et les frais d’avocat.',
      'De mala fe, el dueño debe $100, el triple de lo retenido sin razón y los honorarios de abogado.',
    ],
    'Texas Property Code §§ 92.103, 92.107, 92.109',
  ],
  UT: [undefined, 30, damages, 'Utah Code §§ 57-17-3, 57-17-5'],
  VT: [undefined, 14, 2, '9 Vermont Statutes § 4461'],
  VA: [2, 45, damages, 'Code of Virginia § 55.1-1226'],
  WA: [undefined, 30, 2, 'Revised Code of Washington § 59.18.280'],
  WV: [undefined, 60, 1.5, 'West Virginia Code §§ 37-6A-1 to 37-6A-5'],
  WI: [undefined, 21, 2, 'Wisconsin Statutes § 704.28; Wisconsin Administrative Code ATCP 134.06'],
  WY: [undefined, 30, damages, 'Wyoming Statutes § 1-21-1208'],
};

const special: Readonly<Record<string, Texts>> = {
  AK: [
    'It is 30 days where damage is deducted; the limit ends at a rent above $2,000.',
    'Le délai est de 30 jours si un dommage est déduit; la limite cesse à plus de 2 000 $ de loyer.',
    'Son 30 días si se descuentan daños; el límite no vale con renta de más de $2,000.',
  ],
  AZ: ['The days are business days.', 'Ce sont des jours ouvrables.', 'Son días hábiles.'],
  AR: [
    'The limit binds landlords with six homes or more.',
    'La limite lie les propriétaires de six logements ou plus.',
    'El límite obliga a dueños de seis viviendas o más.',
  ],
  CA: [
    'Small landlords (two properties with up to four homes in all) may take two months’ rent.',
    'Un petit propriétaire (deux immeubles, quatre logements au plus) peut en prendre deux mois.',
    'Un dueño pequeño (dos propiedades, hasta cuatro viviendas) puede pedir dos meses.',
  ],
  CO: [
    'A lease can make it up to 60 days; before a suit the tenant gives 7 days’ notice.',
    'Le bail peut porter le délai à 60 jours; avant de poursuivre, le locataire donne un avis de 7 jours.',
    'El contrato puede alargarlo a 60 días; antes de demandar, el inquilino avisa con 7 días.',
  ],
  CT: [
    'From age 62 the limit is one month’s rent.',
    'Dès 62 ans, la limite est d’un mois de loyer.',
    'Desde los 62 años el límite es un mes de renta.',
  ],
  FL: [
    'To claim a part, the landlord must send a notice within 30 days.',
    'Pour en réclamer une part, il faut envoyer un avis dans les 30 jours.',
    'Para reclamar una parte hay que enviar un aviso en 30 días.',
  ],
  HI: [
    'A pet deposit of one more month is allowed.',
    'Un dépôt pour animal d’un mois de plus est permis.',
    'Se permite un mes más por mascota.',
  ],
  IL: [
    'This holds from five homes in a building; the list of repairs is due within 30 days. Chicago has its own ordinance.',
    'Cela vaut dès cinq logements dans un immeuble; la liste des réparations est due dans les 30 jours. Chicago a son règlement.',
    'Vale desde cinco viviendas en el edificio; la lista de reparaciones se debe en 30 días. Chicago tiene su propia ordenanza.',
  ],
  KS: [
    'Furnished: 1.5 months; half a month more for a pet.',
    'Meublé : 1,5 mois; un demi-mois de plus pour un animal.',
    'Amueblado: 1.5 meses; medio mes más por mascota.',
  ],
  ME: [
    'Without a written lease it is 21 days.',
    'Sans bail écrit, c’est 21 jours.',
    'Sin contrato escrito son 21 días.',
  ],
  NE: [
    'A quarter of a month more is allowed for a pet.',
    'Un quart de mois de plus est permis pour un animal.',
    'Se permite un cuarto de mes más por mascota.',
  ],
  NH: [
    'The limit is one month’s rent or $100, whichever is more.',
    'La limite est d’un mois de loyer ou 100 $, selon le plus élevé.',
    'El límite es un mes de renta o $100, lo que sea mayor.',
  ],
  NM: [
    'The limit holds for leases of less than a year.',
    'La limite vaut pour un bail de moins d’un an.',
    'El límite vale para contratos de menos de un año.',
  ],
  NC: [
    'Month to month the limit is 1.5 months’ rent.',
    'Au mois, la limite est de 1,5 mois de loyer.',
    'De mes a mes el límite es 1.5 meses de renta.',
  ],
  OK: [
    'The tenant asks for it in writing within six months.',
    'Le locataire le demande par écrit dans les six mois.',
    'El inquilino lo pide por escrito dentro de seis meses.',
  ],
  PA: [
    'After the first year the limit is one month’s rent.',
    'Après la première année, la limite est d’un mois de loyer.',
    'Después del primer año el límite es un mes de renta.',
  ],
  TX: [
    'The days count from the move-out, once the tenant has given a forwarding address in writing.',
    'Le délai court du départ, une fois la nouvelle adresse donnée par écrit.',
    'El plazo corre desde la salida, si el inquilino dio su nueva dirección por escrito.',
  ],
};

const texts = byPlace<[number | undefined, number, Penalty]>(
  rows,
  (most, days, penalty) => {
    const [en, fr, es] = monthsOfRent(most ?? 0);
    return joined(
      most === undefined
        ? [
            'no state limit on a security deposit.',
            'aucune limite de l’État au dépôt de garantie.',
            'el estado no limita el depósito de garantía.',
          ]
        : [
            `a security deposit may be at most ${en}.`,
            `un dépôt de garantie est d’au plus ${fr}.`,
            `el depósito de garantía es como máximo ${es}.`,
          ],
      [
        `The landlord returns it, with an itemized list of what is kept, within ${days} days after the tenant has left.`,
        `Le propriétaire le rend, avec la liste de ce qui est retenu, dans les ${days} jours après le départ.`,
        `El dueño lo devuelve, con la lista de lo que retiene, en ${days} días después de la salida.`,
      ],
      penaltyTexts(penalty),
    );
  },
  special,
);

/** Periods that the number of days alone does not give. */
const specialPeriods: Readonly<Record<string, readonly Period[]>> = {
  AZ: [depositBack(14, 'business days')],
  FL: [
    depositBack(15),
    {
      length: 30,
      unit: 'days',
      says: say(
        'A landlord who claims a part must send the notice by',
        'Qui en réclame une part doit envoyer l’avis au plus tard le',
        'Quien reclama una parte debe enviar el aviso a más tardar el',
      ),
    },
  ],
};

const depositRows: Rows = withPeriods(
  withShares(
    texts,
    Object.fromEntries(
      Object.entries(rows).flatMap(([state, [most]]) => (most === undefined ? [] : [[state, [most]]])),
    ),
  ),
  {
    ...Object.fromEntries(Object.entries(rows).map(([state, [, days]]) => [state, [depositBack(days)]])),
    ...specialPeriods,
  },
);

export const deposits: Rules = {
  entry: {
    id: 'security-deposit',
    names:
      'security deposit*|rental deposit*|damage deposit*|pet deposit*|deposito de garantia|deposito de renta|deposito de seguridad',
    says: {
      en: 'A security deposit of a rented home is limited in about half of the states, mostly to one or two months’ rent, and comes back 14 to 60 days after the tenant has left, with a list of what was kept for unpaid rent or damage. Normal wear may not be charged. Write to the landlord with your new address; a small claims court decides without an attorney.',
      fr: 'Aux États-Unis, le dépôt de garantie d’un logement est limité dans la moitié des États, souvent à un ou deux mois de loyer, et se rend de 14 à 60 jours après le départ, avec la liste de ce qui est retenu pour loyer impayé ou dommages. L’usure normale ne se facture pas. Écrivez au propriétaire avec votre nouvelle adresse; une cour des petites créances tranche sans avocat.',
      es: 'El depósito de garantía de una vivienda rentada tiene tope en la mitad de los estados, casi siempre de uno o dos meses de renta, y se devuelve de 14 a 60 días después de la salida, con la lista de lo retenido por renta o daños. El desgaste normal no se cobra. Escriba al dueño con su nueva dirección; un tribunal de reclamos menores decide sin abogado.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: depositRows,
  figure: depositOf,
  decides: 'deposit',
  amounts: 'rent',
};
