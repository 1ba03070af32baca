/** Long because it is a table: taxes of the states on estates and inheritances. */
import { asOf, byPlace, type FigureText, type Rows, type Rules, type Texts } from './rule.ts';

const federal: Texts = [
  'The federal estate tax starts only above $13.99 million for deaths in 2025, $15 million in 2026. Tax on a later sale is another matter: there the cost is the value at the death.',
  'L’impôt fédéral sur les successions ne commence qu’au-delà de 13,99 millions $ pour un décès en 2025, 15 millions $ en 2026. L’impôt à la revente est autre chose : le coût y est la valeur au décès.',
  'El impuesto federal de sucesiones solo empieza sobre $13.99 millones para muertes en 2025, $15 millones en 2026. El impuesto de una venta posterior es otro asunto: ahí el costo es el valor al morir.',
];
const none: Texts = [
  'no estate tax and no inheritance tax of the state, whoever inherits.',
  'aucun impôt de l’État sur les successions ni sur les héritages, quel que soit l’héritier.',
  'sin impuesto estatal de sucesiones ni de herencia, herede quien herede.',
];

/** An estate tax, paid by the whole estate above an exemption. */
const estate = (exemption: Texts, rates: Texts, special: Texts = ['', '', '']): Texts => [
  `an estate tax (the estate pays it, not the heir) only if the whole estate is worth more than ${exemption[0]}, at ${rates[0]}; what goes to a spouse is free. ${special[0]}No inheritance tax.`,
  `un impôt sur la succession (payé par elle, non par l’héritier) seulement si elle vaut en tout plus de ${exemption[1]}, à ${rates[1]}; la part du conjoint est exempte. ${special[1]}Pas d’impôt sur l’héritage.`,
  `un impuesto de sucesiones (lo paga la sucesión, no el heredero) solo si toda la sucesión vale más de ${exemption[2]}, al ${rates[2]}; lo del cónyuge está libre. ${special[2]}Sin impuesto de herencia.`,
];
const dollars = (en: string, fr: string): Texts => [en, fr, en];
const shares = (low: number, high: number): Texts => [
  `${low}% to ${high}%`,
  `un taux de ${String(low).replace('.', ',')} % à ${high} %`,
  `${low}% a ${high}%`,
];

const written: Rows = byPlace<[Texts]>(
  {
    PA: [
      [
        'an inheritance tax by relation: 0% for a spouse (and from a parent to a child of 21 or younger), 4.5% for children, grandchildren and parents, 12% for brothers and sisters, 15% for all others (nieces, nephews, friends). The return REV-1500 is due nine months after the death; tax paid within three months gets 5% off.',
        'un impôt sur l’héritage selon le lien : 0 % pour le conjoint (et d’un parent à un enfant de 21 ans ou moins), 4,5 % pour enfants, petits-enfants et parents, 12 % pour frères et sœurs, 15 % pour tous les autres (neveux, nièces, amis). La déclaration REV-1500 se fait en neuf mois; l’impôt payé en trois mois baisse de 5 %.',
        'un impuesto de herencia según el parentesco: 0% el cónyuge (y de un padre a un hijo de hasta 21 años), 4.5% hijos, nietos y padres, 12% hermanos, 15% todos los demás (sobrinos, amigos). La declaración REV-1500 vence a los nueve meses de la muerte; lo pagado en tres meses baja 5%.',
      ],
      '72 Pennsylvania Statutes § 9116; Pennsylvania Department of Revenue, REV-1500',
    ],
    NJ: [
      [
        'an inheritance tax by class: nothing for a spouse, partner, child, stepchild, grandchild or parent (class A); a brother, sister or the spouse of a child (class C) pays 11% above $25,000, then 13% to 16% above $1.1 million; all others, as a niece or friend (class D), 15% up to $700,000 and 16% above. It is due eight months after the death. The estate tax ended in 2018.',
        'un impôt sur l’héritage par classe : rien pour conjoint, enfant, enfant du conjoint, petit-enfant ou parent (A); un frère, une sœur ou le conjoint d’un enfant (C) paie 11 % au-delà de 25 000 $, puis 13 % à 16 % au-delà de 1,1 million $; tout autre, comme une nièce ou un ami (D), 15 % jusqu’à 700 000 $ et 16 % au-delà. Il est dû huit mois après le décès. L’impôt sur les successions a pris fin en 2018.',
        'un impuesto de herencia por clase: nada para cónyuge, hijo, hijastro, nieto o padre (A); un hermano o el cónyuge de un hijo (C) paga 11% sobre $25,000, luego 13% a 16% sobre $1.1 millones; cualquier otro, como una sobrina o un amigo (D), 15% hasta $700,000 y 16% arriba. Vence ocho meses después de la muerte. El de sucesiones terminó en 2018.',
      ],
      'N.J.S.A. 54:34-1, 54:34-2; 54:38-1',
    ],
    KY: [
      [
        'an inheritance tax by class: nothing for a spouse, parent, child, grandchild, brother or sister (class A); a niece, nephew, aunt, uncle or child-in-law (class B) pays 4% to 16% above $1,000, all others (class C) 6% to 16% above $500. No estate tax.',
        'un impôt sur l’héritage par classe : rien pour conjoint, parent, enfant, petit-enfant, frère ou sœur (A); neveu, nièce, oncle, tante, gendre ou bru (B) paient 4 % à 16 % au-delà de 1 000 $, les autres (C) 6 % à 16 % au-delà de 500 $. Pas d’impôt sur les successions.',
        'un impuesto de herencia por clase: nada para cónyuge, padre, hijo, nieto o hermano (A); sobrinos, tíos, yernos y nueras (B) pagan 4% a 16% sobre $1,000, los demás (C) 6% a 16% sobre $500. Sin impuesto de sucesiones.',
      ],
      'Kentucky Revised Statutes §§ 140.010, 140.070, 140.080',
    ],
    NE: [
      [
        'an inheritance tax that the county takes: nothing for a spouse or an heir under 22; children, parents, grandchildren, brothers and sisters pay 1% above $100,000, aunts, uncles, nieces and nephews 11% above $40,000, all others 15% above $25,000. No estate tax.',
        'un impôt sur l’héritage perçu par le comté : rien pour le conjoint ou un héritier de moins de 22 ans; enfants, parents, petits-enfants, frères et sœurs paient 1 % au-delà de 100 000 $, oncles, tantes, neveux et nièces 11 % au-delà de 40 000 $, les autres 15 % au-delà de 25 000 $. Pas d’impôt sur les successions.',
        'un impuesto de herencia que cobra el condado: nada para el cónyuge o un heredero menor de 22; hijos, padres, nietos y hermanos pagan 1% sobre $100,000, tíos y sobrinos 11% sobre $40,000, los demás 15% sobre $25,000. Sin impuesto de sucesiones.',
      ],
      'Nebraska Revised Statutes §§ 77-2004 to 77-2007.04',
    ],
    MD: [
      [
        'an inheritance tax of 10% for a niece, nephew, cousin, friend and other distant heirs; nothing for a spouse, child, grandchild, parent, grandparent, brother or sister. An estate tax of up to 16% beside it only if the whole estate is worth more than $5 million.',
        'un impôt sur l’héritage de 10 % pour neveu, nièce, cousin, ami et autres héritiers éloignés; rien pour conjoint, enfant, petit-enfant, parent, grand-parent, frère ou sœur. En plus, un impôt sur la succession d’au plus 16 % si elle vaut plus de 5 millions $.',
        'un impuesto de herencia de 10% para sobrinos, primos, amigos y otros herederos lejanos; nada para cónyuge, hijos, nietos, padres, abuelos o hermanos. Además un impuesto de sucesiones de hasta 16% solo si toda la sucesión vale más de $5 millones.',
      ],
      'Maryland Tax-General §§ 7-203, 7-204, 7-309',
    ],
    IA: [
      [
        'no tax for a death since January 1, 2025: the inheritance tax ended then. No estate tax.',
        'aucun impôt pour un décès depuis le 1er janvier 2025 : l’impôt sur l’héritage a pris fin. Pas d’impôt sur les successions.',
        'sin impuesto para muertes desde el 1 de enero de 2025: el de herencia terminó. Sin impuesto de sucesiones.',
      ],
      'Iowa Code ch. 450; 2021 Iowa Acts ch. 177',
    ],
    MA: [estate(dollars('$2 million', '2 millions $'), shares(7.2, 16)), 'Massachusetts General Laws c. 65C, § 2A'],
    OR: [estate(dollars('$1 million', '1 million $'), shares(10, 16)), 'Oregon Revised Statutes §§ 118.010, 118.160'],
    NY: [
      estate(
        [
          '$7.16 million for a death in 2025 ($7.35 million in 2026)',
          '7,16 millions $ pour un décès en 2025 (7,35 millions $ en 2026)',
          '$7.16 millones para una muerte en 2025 ($7.35 millones en 2026)',
        ],
        shares(3.06, 16),
        [
          'Above 105% of that the exemption is lost in full. ',
          'Au-delà de 105 % de ce montant, l’exemption est perdue en entier. ',
          'Sobre el 105% de eso se pierde toda la exención. ',
        ],
      ),
      'New York Tax Law § 952',
    ],
    IL: [estate(dollars('$4 million', '4 millions $'), ['up to 16%', 'au plus 16 %', 'hasta 16%']), '35 ILCS 405'],
    WA: [
      estate(
        [
          '$3 million for a death since July 2025, adjusted each year from 2026',
          '3 millions $ pour un décès depuis juillet 2025, indexés chaque année dès 2026',
          '$3 millones para una muerte desde julio de 2025, ajustados cada año desde 2026',
        ],
        shares(10, 35),
      ),
      'Revised Code of Washington §§ 83.100.020, 83.100.040',
    ],
    MN: [estate(dollars('$3 million', '3 millions $'), shares(13, 16)), 'Minnesota Statutes §§ 291.016, 291.03'],
    ME: [
      estate(
        [
          '$7 million for a death in 2025, adjusted each year',
          '7 millions $ pour un décès en 2025, indexés chaque année',
          '$7 millones para una muerte en 2025, ajustados cada año',
        ],
        shares(8, 12),
      ),
      '36 Maine Revised Statutes §§ 4102, 4103',
    ],
    VT: [estate(dollars('$5 million', '5 millions $'), ['16%', '16 %', '16%']), '32 Vermont Statutes § 7442a'],
    RI: [
      estate(
        [
          '$1,802,431 for a death in 2025, adjusted each year',
          '1 802 431 $ pour un décès en 2025, indexés chaque année',
          '$1,802,431 para una muerte en 2025, ajustados cada año',
        ],
        ['up to 16%', 'au plus 16 %', 'hasta 16%'],
      ),
      'Rhode Island General Laws § 44-22-1.1',
    ],
    CT: [
      estate(
        [
          'the federal exemption, $13.99 million in 2025 and $15 million in 2026',
          'l’exemption fédérale, 13,99 millions $ en 2025 et 15 millions $ en 2026',
          'la exención federal, $13.99 millones en 2025 y $15 millones en 2026',
        ],
        ['12%', '12 %', '12%'],
      ),
      'Connecticut General Statutes § 12-391',
    ],
    HI: [estate(dollars('$5.49 million', '5,49 millions $'), shares(10, 20)), 'Hawaii Revised Statutes ch. 236E'],
    DC: [
      estate(
        [
          '$4,873,200 for a death in 2025, adjusted each year',
          '4 873 200 $ pour un décès en 2025, indexés chaque année',
          '$4,873,200 para una muerte en 2025, ajustados cada año',
        ],
        shares(11.2, 16),
      ),
      'D.C. Code § 47-3702',
    ],
    AL: [none, 'State tax laws; Internal Revenue Code § 2010'],
    AK: [none, 'State tax laws; Internal Revenue Code § 2010'],
    AZ: [none, 'State tax laws; Internal Revenue Code § 2010'],
    AR: [none, 'State tax laws; Internal Revenue Code § 2010'],
    CA: [none, 'State tax laws; Internal Revenue Code § 2010'],
    CO: [none, 'State tax laws; Internal Revenue Code § 2010'],
    DE: [none, 'State tax laws; Internal Revenue Code § 2010'],
    FL: [none, 'State tax laws; Internal Revenue Code § 2010'],
    GA: [none, 'State tax laws; Internal Revenue Code § 2010'],
    ID: [none, 'State tax laws; Internal Revenue Code § 2010'],
    IN: [none, 'State tax laws; Internal Revenue Code § 2010'],
    KS: [none, 'State tax laws; Internal Revenue Code § 2010'],
    LA: [none, 'State tax laws; Internal Revenue Code § 2010'],
    MI: [none, 'State tax laws; Internal Revenue Code § 2010'],
    MS: [none, 'State tax laws; Internal Revenue Code § 2010'],
    MO: [none, 'State tax laws; Internal Revenue Code § 2010'],
    MT: [none, 'State tax laws; Internal Revenue Code § 2010'],
    NV: [none, 'State tax laws; Internal Revenue Code § 2010'],
    NH: [none, 'State tax laws; Internal Revenue Code § 2010'],
    NM: [none, 'State tax laws; Internal Revenue Code § 2010'],
    NC: [none, 'State tax laws; Internal Revenue Code § 2010'],
    ND: [none, 'State tax laws; Internal Revenue Code § 2010'],
    OH: [none, 'State tax laws; Internal Revenue Code § 2010'],
    OK: [none, 'State tax laws; Internal Revenue Code § 2010'],
    SC: [none, 'State tax laws; Internal Revenue Code § 2010'],
    SD: [none, 'State tax laws; Internal Revenue Code § 2010'],
    TN: [none, 'State tax laws; Internal Revenue Code § 2010'],
    TX: [none, 'State tax laws; Internal Revenue Code § 2010'],
    UT: [none, 'State tax laws; Internal Revenue Code § 2010'],
    VA: [none, 'State tax laws; Internal Revenue Code § 2010'],
    WV: [none, 'State tax laws; Internal Revenue Code § 2010'],
    WI: [none, 'State tax laws; Internal Revenue Code § 2010'],
    WY: [none, 'State tax laws; Internal Revenue Code § 2010'],
  },
  (says) => [`${says[0]} ${federal[0]}`, `${says[1]} ${federal[1]}`, `${says[2]} ${federal[2]}`],
);

/** States the tax of a stated value for one group of heirs. */
const forHeirs = (...[en, fr, es]: Texts): FigureText => ({
  en: (amount, tax) => `For ${en} the tax on ${amount} is ${tax}.`,
  fr: (amount, tax) => `Pour ${fr}, l’impôt sur ${amount} est de ${tax}.`,
  es: (amount, tax) => `Para ${es} el impuesto sobre ${amount} es ${tax}.`,
});

/** A tax of steps: each rate holds above its amount. */
const steps =
  (...levels: readonly (readonly [above: number, rate: number])[]) =>
  (amount: number): number =>
    Math.round(
      100 *
        levels.reduce((tax, [above, rate], at) => {
          const upTo = Math.min(amount, levels[at + 1]?.[0] ?? amount);
          return tax + Math.max(0, upTo - above) * rate;
        }, 0),
    ) / 100;

/** The groups of heirs of a state, with the tax of each. */
const heirs: Readonly<Record<string, readonly (readonly [FigureText, (amount: number) => number])[]>> = {
  PA: [
    [
      forHeirs('a child, grandchild or parent', 'un enfant, petit-enfant ou parent', 'un hijo, nieto o padre'),
      steps([0, 0.045]),
    ],
    [forHeirs('a brother or sister', 'un frère ou une sœur', 'un hermano'), steps([0, 0.12])],
    [forHeirs('anyone else', 'tout autre héritier', 'cualquier otro'), steps([0, 0.15])],
  ],
  NJ: [
    [
      forHeirs('a brother or sister', 'un frère ou une sœur', 'un hermano'),
      steps([25_000, 0.11], [1_100_000, 0.13], [1_400_000, 0.14], [1_700_000, 0.16]),
    ],
    [
      forHeirs('a niece, nephew or friend', 'un neveu, une nièce ou un ami', 'un sobrino o un amigo'),
      steps([0, 0.15], [700_000, 0.16]),
    ],
  ],
  NE: [
    [
      forHeirs(
        'a child, parent, brother or sister',
        'un enfant, un parent, un frère ou une sœur',
        'un hijo, padre o hermano',
      ),
      steps([100_000, 0.01]),
    ],
    [
      forHeirs('a niece, nephew, aunt or uncle', 'un neveu, une nièce, un oncle ou une tante', 'un sobrino o tío'),
      steps([40_000, 0.11]),
    ],
    [forHeirs('anyone else', 'tout autre héritier', 'cualquier otro'), steps([25_000, 0.15])],
  ],
  MD: [
    [forHeirs('a niece, nephew or friend', 'un neveu, une nièce ou un ami', 'un sobrino o un amigo'), steps([0, 0.1])],
  ],
};

const withHeirs: Rows = Object.fromEntries(
  Object.entries(written).map(([state, row]) => {
    const groups = heirs[state];
    return [
      state,
      groups ? { ...row, figures: groups.map(([, tax]) => tax), figureTexts: groups.map(([text]) => text) } : row,
    ];
  }),
);

export const inheritanceTaxes: Rules = {
  entry: {
    id: 'inheritance-tax',
    names:
      'inheritance tax*|federal estate tax*|state estate tax*|death tax*|impot* de succession|impot* sur les successions|impuesto* de herencia|impuesto* a la herencia|impuesto* sobre la herencia|impuesto* de sucesiones',
    says: {
      en: `Five states tax what an heir receives, by relation: Pennsylvania, New Jersey, Kentucky, Nebraska and Maryland; a spouse pays nothing anywhere, a child only in Pennsylvania and Nebraska. Massachusetts, Oregon, New York, Illinois, Washington, Minnesota, Maine, Vermont, Rhode Island, Connecticut, Hawaii, Maryland and D.C. tax large estates; the other states tax neither. The law of the state where the house is holds for the house, wherever the heir lives. ${federal[0]}`,
      fr: `Cinq États imposent ce que l’héritier reçoit, selon le lien : Pennsylvanie, New Jersey, Kentucky, Nebraska et Maryland; un conjoint ne paie rien, un enfant seulement en Pennsylvanie et au Nebraska. Massachusetts, Oregon, New York, Illinois, Washington, Minnesota, Maine, Vermont, Rhode Island, Connecticut, Hawaï, Maryland et D.C. imposent les grandes successions; les autres, rien. Pour une maison vaut la loi de l’État où elle se trouve. ${federal[1]}`,
      es: `Cinco estados gravan lo que recibe el heredero, según el parentesco: Pensilvania, Nueva Jersey, Kentucky, Nebraska y Maryland; el cónyuge no paga nada, un hijo solo en Pensilvania y Nebraska. Massachusetts, Oregón, Nueva York, Illinois, Washington, Minnesota, Maine, Vermont, Rhode Island, Connecticut, Hawái, Maryland y D.C. gravan sucesiones grandes; los demás, nada. Para una casa vale la ley del estado donde está. ${federal[2]}`,
    },
    source: 'Tax laws of the states; Internal Revenue Code § 2010; IRS Rev. Proc. 2024-40, 2025-32',
    country: 'US',
    asOf,
  },
  rows: withHeirs,
  figure: forHeirs('an heir', 'un héritier', 'un heredero'),
  amounts: [20_000, 50_000_000],
};
