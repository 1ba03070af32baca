import type { InLanguages } from '../../reading/language.ts';
import { inProvince } from './provinces.ts';
import { asOf, byPlace, joined, type Rows, type Rules, rule, type Texts, topic } from './rule.ts';

const federalAct = '42 U.S.C. §§ 3603-3607, 3610, 3613';
const federal: Texts = [
  'the federal Fair Housing Act forbids a landlord, seller, agent or lender to refuse you, charge more, steer you to other units or set other terms because of race, color, religion, sex, national origin, disability, or children under 18 or a pregnancy. The complaint to HUD is free, within one year (800-669-9777, hud.gov/fairhousing), and a suit in court is possible within two years. Exempt are homes of up to four units where the owner lives in one (not for race, and not in ads), and housing for people of 55 or 62 and over as to children. Keep the ad, messages, names and dates.',
  'la loi fédérale Fair Housing Act interdit à un propriétaire, vendeur, agent ou prêteur de vous refuser, de demander plus, de vous diriger ailleurs ou de poser d’autres conditions en raison de la race, de la couleur, de la religion, du sexe, de l’origine nationale, d’un handicap, d’enfants de moins de 18 ans ou d’une grossesse. La plainte au HUD est gratuite, dans l’année (800-669-9777, hud.gov/fairhousing); une action en justice est possible pendant deux ans. Font exception les immeubles d’au plus quatre logements où vit le propriétaire (jamais pour la race ni dans les annonces) et, pour les enfants, les résidences de 55 ou 62 ans et plus. Gardez l’annonce, les messages, les noms et les dates.',
  'la ley federal Fair Housing Act prohíbe que un dueño, vendedor, agente o prestamista lo rechace, le cobre más, lo mande a otras unidades o ponga otras condiciones por raza, color, religión, sexo, origen nacional, discapacidad, hijos menores de 18 o embarazo. La queja ante HUD es gratis, dentro de un año (800-669-9777, hud.gov/fairhousing), y se puede demandar dentro de dos años. Se exceptúan edificios de hasta cuatro unidades donde vive el dueño (nunca por raza ni en anuncios) y, en cuanto a niños, viviendas para mayores de 55 o 62. Guarde el anuncio, los mensajes, los nombres y las fechas.',
];
/** What the law of a state adds, and its agency. */
const income = (agency: string): Texts => [
  `State law also forbids a refusal for the source of income, such as a housing voucher; complaints go to the ${agency}, too.`,
  `La loi de l’État interdit aussi un refus pour la source de revenu, comme un bon de logement; une plainte va aussi à l’organisme de l’État (${agency}).`,
  `La ley estatal prohíbe también rechazar por la fuente de ingreso, como un vale de vivienda; la queja va también a la agencia estatal (${agency}).`,
];
const status: Texts = [
  'The state protects tenants whatever their immigration status, too.',
  'L’État protège aussi les locataires quel que soit leur statut d’immigration.',
  'El estado protege a los inquilinos también por su estatus migratorio.',
];
const notAsked: Texts = [
  'A landlord there may not ask about immigration status.',
  'Un propriétaire n’y a pas le droit de demander le statut d’immigration.',
  'Ahí el dueño no puede preguntar por el estatus migratorio.',
];

const rows: Rows = byPlace<Texts[]>(
  {
    AL: [federalAct],
    AK: [federalAct],
    AZ: [federalAct],
    AR: [federalAct],
    CA: [
      income('Civil Rights Department, 800-884-1684'),
      status,
      notAsked,
      `${federalAct}; California Government Code § 12955; Civil Code § 1940.3`,
    ],
    CO: [
      income('Civil Rights Division'),
      status,
      notAsked,
      `${federalAct}; Colorado Revised Statutes §§ 24-34-502, 38-12-1203`,
    ],
    CT: [
      income('Commission on Human Rights and Opportunities (CHRO)'),
      `${federalAct}; Connecticut General Statutes § 46a-64c`,
    ],
    DE: [federalAct],
    DC: [income('Office of Human Rights'), `${federalAct}; D.C. Code § 2-1402.21`],
    FL: [federalAct],
    GA: [federalAct],
    HI: [federalAct],
    ID: [federalAct],
    IL: [income('Department of Human Rights'), status, `${federalAct}; 775 ILCS 5/3-102`],
    IN: [federalAct],
    IA: [federalAct],
    KS: [federalAct],
    KY: [federalAct],
    LA: [federalAct],
    ME: [income('Human Rights Commission'), `${federalAct}; 5 Maine Revised Statutes § 4581-A`],
    MD: [income('Commission on Civil Rights'), `${federalAct}; Maryland State Government § 20-705`],
    MA: [income('Commission Against Discrimination (MCAD)'), `${federalAct}; Massachusetts General Laws c. 151B, § 4`],
    MI: [federalAct],
    MN: [federalAct],
    MS: [federalAct],
    MO: [federalAct],
    MT: [federalAct],
    NE: [federalAct],
    NV: [federalAct],
    NH: [federalAct],
    NJ: [income('Division on Civil Rights'), `${federalAct}; N.J.S.A. 10:5-12(g)`],
    NM: [federalAct],
    NY: [income('Division of Human Rights'), status, `${federalAct}; New York Executive Law § 296(5)`],
    NC: [federalAct],
    ND: [federalAct],
    OH: [federalAct],
    OK: [federalAct],
    OR: [income('Bureau of Labor and Industries (BOLI)'), `${federalAct}; Oregon Revised Statutes § 659A.421`],
    PA: [federalAct],
    RI: [income('Commission for Human Rights'), `${federalAct}; Rhode Island General Laws § 34-37-4`],
    SC: [federalAct],
    SD: [federalAct],
    TN: [federalAct],
    TX: [federalAct],
    UT: [income('Antidiscrimination and Labor Division'), `${federalAct}; Utah Code § 57-21-5`],
    VT: [income('Human Rights Commission'), `${federalAct}; 9 Vermont Statutes § 4503`],
    VA: [income('Fair Housing Office'), `${federalAct}; Code of Virginia § 36-96.3`],
    WA: [
      income('Human Rights Commission'),
      status,
      `${federalAct}; Revised Code of Washington §§ 49.60.222, 59.18.255`,
    ],
    WV: [federalAct],
    WI: [federalAct],
    WY: [federalAct],
  },
  (...added) => joined(federal, ...added),
);

export const discrimination: Rules = {
  entry: {
    id: 'housing-discrimination',
    names:
      'housing discrimination|landlord discriminat*|report discrimination|discrimination au logement|discriminacion de vivienda|discriminacion en la vivienda',
    says: {
      en: `In the USA ${federal[0]} Many states add more, such as the source of income.`,
      fr: `Aux États-Unis, ${federal[1]} Bien des États ajoutent d’autres motifs, comme la source de revenu.`,
      es: `En EE. UU. ${federal[2]} Muchos estados añaden más, como la fuente de ingreso.`,
    },
    source: federalAct,
    country: 'US',
    asOf,
  },
  rows,
};

const tribunal = ({ en, fr, es }: InLanguages, body: string): Texts => [
  `${en} a landlord or seller may not refuse you or set other terms because of race, origin, religion, sex, sexual orientation, disability or family, or because you live on social assistance. A complaint goes to the ${body} within one year and is free. Keep the ad, messages, names and dates.`,
  `${fr}, un locateur ou un vendeur ne peut vous refuser ni poser d’autres conditions en raison de la race, de l’origine, de la religion, du sexe, de l’orientation sexuelle, d’un handicap ou de la situation de famille ou d’une aide sociale comme revenu. La plainte, gratuite, se fait dans l’année à cet organisme : ${body}. Gardez l’annonce, les messages, les noms et les dates.`,
  `${es} un arrendador o vendedor no puede rechazarlo ni poner otras condiciones por raza, origen, religión, sexo, orientación sexual, discapacidad o familia o por vivir de asistencia social. La queja es gratis y va dentro de un año a: ${body}. Guarde el anuncio, los mensajes, los nombres y las fechas.`,
];
const provincial: Rows = Object.fromEntries(
  Object.entries({
    ON: ['Human Rights Tribunal of Ontario', 'Human Rights Code (Ontario), ss. 2, 34'],
    BC: ['BC Human Rights Tribunal', 'Human Rights Code (British Columbia), ss. 10, 22'],
    AB: ['Alberta Human Rights Commission', 'Alberta Human Rights Act, ss. 5, 20'],
    MB: ['Manitoba Human Rights Commission', 'The Human Rights Code (Manitoba), ss. 9, 16'],
    SK: ['Saskatchewan Human Rights Commission', 'The Saskatchewan Human Rights Code, 2018, s. 11'],
    NS: ['Nova Scotia Human Rights Commission', 'Human Rights Act (Nova Scotia), ss. 5, 29'],
    NB: ['New Brunswick Human Rights Commission', 'Human Rights Act (New Brunswick), ss. 5, 18'],
    NL: ['Newfoundland and Labrador Human Rights Commission', 'Human Rights Act, 2010 (Newfoundland and Labrador)'],
    PE: ['PEI Human Rights Commission', 'Human Rights Act (Prince Edward Island), s. 3'],
  } as const).map(([province, [body, source]]) => [province, rule(source, ...tribunal(inProvince[province]!, body))]),
);

const quebec: Texts = [
  'In Québec the Charter forbids a landlord or seller to refuse you because of race, origin, language, religion, sex, pregnancy, orientation, disability, age, civil status or social condition such as welfare; the tribunal and the Civil Code also protect a pregnant tenant and one with children (art. 1899 CCQ). A complaint to the Commission des droits de la personne et des droits de la jeunesse (1-800-361-6477) is free; the Tribunal administratif du logement can grant punitive damages. Keep the ad, messages, names and dates.',
  'Au Québec, la Charte interdit à un locateur ou un vendeur de vous refuser en raison de la race, de l’origine, de la langue, de la religion, du sexe, de la grossesse, de l’orientation, d’un handicap, de l’âge, de l’état civil ou de la condition sociale comme l’aide sociale; le Code civil protège aussi la femme enceinte et le locataire qui a des enfants (art. 1899 C.c.Q.). La plainte à la Commission des droits de la personne et des droits de la jeunesse (1 800 361-6477) est gratuite; le Tribunal administratif du logement peut accorder des dommages punitifs. Gardez l’annonce, les messages, les noms et les dates.',
  'En Quebec la Carta prohíbe que un arrendador o vendedor lo rechace por raza, origen, idioma, religión, sexo, embarazo, orientación, discapacidad, edad, estado civil o condición social como la asistencia; el Código Civil protege también a la mujer embarazada y a quien tiene hijos (art. 1899 CCQ). La queja ante la Commission des droits de la personne et des droits de la jeunesse (1-800-361-6477) es gratis; el Tribunal administratif du logement puede dar daños punitivos. Guarde el anuncio, los mensajes, los nombres y las fechas.',
];

export const canadianDiscrimination: Rules = {
  entry: topic(
    'housing-discrimination-canada',
    'housing discrimination in canada',
    'Human rights codes of the provinces',
    'In Canada the human rights code of each province forbids a landlord or seller to refuse you because of race, origin, religion, sex, disability or family. A complaint to the human rights commission or tribunal of the province is free, in most within one year. Keep the ad, messages, names and dates.',
    'Au Canada, le code des droits de la personne de chaque province interdit à un locateur ou un vendeur de vous refuser en raison de la race, de l’origine, de la religion, du sexe, d’un handicap ou de la famille. La plainte à la commission ou au tribunal des droits de la personne est gratuite, le plus souvent dans l’année. Gardez l’annonce, les messages, les noms et les dates.',
    'En Canadá el código de derechos humanos de cada provincia prohíbe que un arrendador o vendedor lo rechace por raza, origen, religión, sexo, discapacidad o familia. La queja ante la comisión o el tribunal de derechos humanos es gratis, casi siempre dentro de un año. Guarde el anuncio, los mensajes, los nombres y las fechas.',
  ),
  rows: {
    ...provincial,
    QC: rule('Charter of human rights and freedoms (Québec), ss. 10, 12; Civil Code, art. 1899', ...quebec),
  },
};
