/** Long because it is a table: disclosure, closing, rescission and withholding at the sale of a home in the states of the USA. */
import { asOf, byPlace, joined, type Rows, type Rules, type Texts } from './rule.ts';

const form = (name: string): Texts => [
  `the seller of a home of one to four units gives the buyer a written disclosure of known defects (${name}).`,
  `le vendeur d’un immeuble d’un à quatre logements remet à l’acheteur une déclaration écrite des défauts connus (${name}).`,
  `el vendedor de una vivienda de una a cuatro unidades entrega al comprador una declaración escrita de los defectos conocidos (${name}).`,
];
const caveat: Texts = [
  'no disclosure form is required by statute (caveat emptor), but a seller may not lie, hide a defect or keep silent about a known danger that a buyer can’t see; the association’s form or the contract often asks for more.',
  'aucun formulaire n’est exigé par la loi (« caveat emptor »), mais le vendeur ne peut mentir, cacher un défaut ni taire un danger connu que l’acheteur ne peut voir; le contrat en demande souvent plus.',
  'la ley no exige un formulario (caveat emptor), pero el vendedor no puede mentir, ocultar un defecto ni callar un peligro conocido que el comprador no puede ver; el contrato suele pedir más.',
];
const lead: Texts = [
  'For a home from before 1978 federal law adds the lead paint form.',
  'Pour un immeuble d’avant 1978, la loi fédérale ajoute le formulaire sur la peinture au plomb.',
  'Para viviendas de antes de 1978 la ley federal agrega el formulario de pintura con plomo.',
];

const disclosureRows: Rows = byPlace<[Texts, ...Texts[]]>(
  {
    AL: [caveat, 'Alabama case law (caveat emptor for used homes)'],
    AK: [form('Residential Real Property Transfer Disclosure Statement'), 'Alaska Statutes § 34.70.010'],
    AZ: [
      [
        'no statute sets a form, but the seller must tell known material facts; the realtors’ form is the SPDS, due within 5 days of the contract.',
        'aucune loi ne fixe de formulaire, mais le vendeur doit dire les faits importants connus; le formulaire des courtiers est le SPDS, dû 5 jours après le contrat.',
        'ninguna ley fija un formulario, pero el vendedor debe decir los hechos importantes que conoce; el formulario de los agentes es el SPDS, a entregar en 5 días del contrato.',
      ],
      'Hill v. Jones, 151 Ariz. 81 (App. 1986); Arizona Revised Statutes § 32-2156',
    ],
    AR: [caveat, 'Arkansas case law; Arkansas Code § 17-10-101 and following'],
    CA: [
      form('Transfer Disclosure Statement, TDS'),
      [
        'The Natural Hazard Disclosure comes with it, and deaths in the last three years are told.',
        'S’y ajoute le « Natural Hazard Disclosure », et les décès des trois dernières années se déclarent.',
        'Se agrega el Natural Hazard Disclosure, y se dicen las muertes de los últimos tres años.',
      ],
      'California Civil Code §§ 1102–1102.6, 1103, 1710.2',
    ],
    CO: [
      [
        'the seller must tell known latent defects; the Real Estate Commission’s Seller’s Property Disclosure is used with its contract.',
        'le vendeur doit dire les défauts cachés connus; le « Seller’s Property Disclosure » de la Commission accompagne son contrat.',
        'el vendedor debe decir los defectos ocultos que conoce; con el contrato de la Comisión se usa el Seller’s Property Disclosure.',
      ],
      'Colorado Real Estate Commission forms; Colorado Revised Statutes § 38-35.7',
    ],
    CT: [
      form('Residential Property Condition Report'),
      [
        'Without it the seller credits $500 at closing.',
        'Sans lui, le vendeur crédite 500 $ à la clôture.',
        'Sin él, el vendedor acredita $500 al cierre.',
      ],
      'Connecticut General Statutes §§ 20-327b, 20-327c',
    ],
    DE: [form('Seller’s Disclosure of Real Property Condition Report'), '6 Delaware Code §§ 2570–2578'],
    FL: [
      [
        'no form is required by statute, but a seller must tell facts known to them that materially affect the value and can’t be readily seen; a flood disclosure is required since October 2024.',
        'aucun formulaire n’est exigé, mais le vendeur doit dire les faits connus qui influent sur la valeur et ne se voient pas; une déclaration d’inondation est exigée depuis octobre 2024.',
        'no se exige un formulario, pero el vendedor debe decir los hechos que conoce, que afectan el valor y no se ven; desde octubre de 2024 se exige una declaración de inundaciones.',
      ],
      'Johnson v. Davis, 480 So. 2d 625 (Fla. 1985); Florida Statutes § 689.302',
    ],
    GA: [caveat, 'O.C.G.A. §§ 44-1-16, 51-6-2; Georgia case law'],
    HI: [form('Seller’s Real Property Disclosure Statement'), 'Hawaii Revised Statutes ch. 508D'],
    ID: [form('Seller Property Condition Disclosure'), 'Idaho Code §§ 55-2501 to 55-2518'],
    IL: [form('Residential Real Property Disclosure Report'), '765 ILCS 77'],
    IN: [form('Seller’s Residential Real Estate Sales Disclosure'), 'Indiana Code § 32-21-5'],
    IA: [form('Residential Property Seller Disclosure Statement'), 'Iowa Code ch. 558A'],
    KY: [
      form('Seller’s Disclosure of Property Condition, with a licensed agent'),
      'Kentucky Revised Statutes § 324.360',
    ],
    LA: [form('Property Disclosure Document'), 'Louisiana Revised Statutes 9:3196–3200'],
    ME: [form('Property Disclosure'), '33 Maine Revised Statutes §§ 171–179'],
    MD: [
      [
        'the seller gives either a disclosure statement or a disclaimer (sold as is), and tells known latent defects in both cases.',
        'le vendeur remet une déclaration ou un avis de non-responsabilité (« as is »), et dit les défauts cachés connus dans les deux cas.',
        'el vendedor entrega una declaración o una renuncia (as is), y en ambos casos dice los defectos ocultos que conoce.',
      ],
      'Maryland Real Property § 10-702',
    ],
    MA: [
      [
        'no general form is required: a seller must not lie and must answer truly, and tells about lead paint, a septic system and, since October 2025, the right to an inspection. An agent must tell known defects.',
        'aucun formulaire général n’est exigé : le vendeur ne doit pas mentir, et déclare le plomb, la fosse septique et, depuis octobre 2025, le droit à l’inspection. L’agent doit dire les défauts connus.',
        'no se exige un formulario general: el vendedor no debe mentir, e informa sobre plomo, fosa séptica y, desde octubre de 2025, el derecho a inspección. El agente debe decir los defectos que conoce.',
      ],
      'Massachusetts General Laws c. 93A, c. 111 § 197A; 760 CMR 74.00',
    ],
    MI: [form('Seller’s Disclosure Statement'), 'Michigan Compiled Laws §§ 565.951–565.966'],
    MN: [
      [
        'the seller tells in writing all known facts that could significantly affect the use of the home, or agrees with the buyer on another way.',
        'le vendeur dit par écrit tous les faits connus qui pourraient nuire à l’usage, ou convient d’une autre façon avec l’acheteur.',
        'el vendedor dice por escrito todo hecho conocido que pueda afectar el uso, o acuerda otra forma con el comprador.',
      ],
      'Minnesota Statutes §§ 513.52–513.61',
    ],
    MS: [
      form('Property Condition Disclosure Statement, with a licensed agent'),
      'Mississippi Code §§ 89-1-501 to 89-1-523',
    ],
    MO: [
      caveat,
      [
        'A former methamphetamine lab must be told.',
        'Un ancien laboratoire de méthamphétamine doit être déclaré.',
        'Se debe decir si hubo un laboratorio de metanfetamina.',
      ],
      'Missouri Revised Statutes § 442.606; Missouri case law',
    ],
    NE: [form('Seller Property Condition Disclosure Statement'), 'Nebraska Revised Statutes § 76-2,120'],
    NV: [form('Seller’s Real Property Disclosure Form, 10 days before the sale'), 'Nevada Revised Statutes § 113.130'],
    NH: [
      [
        'the seller tells before the contract about the water supply, sewage, insulation, and gives the radon, lead and arsenic notices; known latent defects may not be hidden.',
        'le vendeur informe avant le contrat de l’eau, des égouts et de l’isolation, et remet les avis de radon, plomb et arsenic; les défauts cachés connus ne peuvent être tus.',
        'el vendedor informa antes del contrato sobre agua, drenaje y aislamiento, y da los avisos de radón, plomo y arsénico; no puede callar defectos ocultos que conoce.',
      ],
      'New Hampshire RSA 477:4-a to 477:4-d',
    ],
    NJ: [
      form('Seller’s Property Condition Disclosure Statement, with its flood questions since 2024'),
      'N.J.S.A. 56:8-19.1 to 56:8-19.3; N.J.A.C. 13:45A-29.1',
    ],
    NY: [
      form('Property Condition Disclosure Statement'),
      [
        'Since March 2024 a credit of $500 no longer replaces it, and it asks about floods.',
        'Depuis mars 2024, un crédit de 500 $ ne le remplace plus, et il traite des inondations.',
        'Desde marzo de 2024 un crédito de $500 ya no lo sustituye, y pregunta por inundaciones.',
      ],
      'New York Real Property Law §§ 462–465',
    ],
    NC: [
      form('Residential Property and Owners’ Association Disclosure Statement'),
      [
        'An answer of “no representation” is allowed.',
        'La réponse « no representation » est permise.',
        'Se permite responder “no representation”.',
      ],
      'North Carolina General Statutes ch. 47E',
    ],
    ND: [form('Seller’s Disclosure, with a licensed agent'), 'North Dakota Century Code § 47-10-02.1'],
    OH: [form('Residential Property Disclosure Form'), 'Ohio Revised Code § 5302.30'],
    OK: [
      form('Residential Property Condition Disclosure, or a disclaimer by a seller who never lived there'),
      '60 Oklahoma Statutes §§ 831–839',
    ],
    OR: [form('Seller’s Property Disclosure Statement'), 'Oregon Revised Statutes §§ 105.462–105.490'],
    PA: [form('Seller’s Property Disclosure Statement'), '68 Pennsylvania Consolidated Statutes §§ 7301–7315'],
    RI: [form('Real Estate Sales Disclosure'), 'Rhode Island General Laws § 5-20.8-2'],
    SC: [form('Residential Property Condition Disclosure Statement'), 'South Carolina Code §§ 27-50-10 to 27-50-110'],
    SD: [form('Seller’s Property Condition Disclosure Statement'), 'South Dakota Codified Laws §§ 43-4-37 to 43-4-44'],
    TN: [
      form('Residential Property Condition Disclosure, or a disclaimer that the buyer accepts'),
      'Tennessee Code §§ 66-5-201 to 66-5-213',
    ],
    TX: [
      [
        'the seller of a single-family home gives the Seller’s Disclosure Notice by the effective date of the contract; a buyer who gets it late may end the contract within 7 days of receiving it.',
        'le vendeur d’une maison unifamiliale remet le « Seller’s Disclosure Notice » avant la date d’effet; l’acheteur qui le reçoit tard peut résilier dans les 7 jours de la réception.',
        'el vendedor de una casa unifamiliar entrega el Seller’s Disclosure Notice a más tardar en la fecha de vigencia; si llega tarde, el comprador puede terminar en 7 días de recibirlo.',
      ],
      'Texas Property Code § 5.008',
    ],
    UT: [
      [
        'no statute sets a form, but the contract asks for the Seller’s Property Condition Disclosure, and known hidden defects must be told.',
        'aucune loi ne fixe de formulaire, mais le contrat demande le « Seller’s Property Condition Disclosure », et les défauts cachés connus se déclarent.',
        'ninguna ley fija un formulario, pero el contrato pide el Seller’s Property Condition Disclosure, y se deben decir los defectos ocultos conocidos.',
      ],
      'Utah Real Estate Purchase Contract (REPC); Utah case law',
    ],
    VA: [
      caveat,
      [
        'The Residential Property Disclosure Statement tells the buyer to look for themselves.',
        'Le « Residential Property Disclosure Statement » dit à l’acheteur de vérifier lui-même.',
        'El Residential Property Disclosure Statement le dice al comprador que revise por su cuenta.',
      ],
      'Code of Virginia §§ 55.1-700 to 55.1-714',
    ],
    WA: [
      form('Seller Disclosure Statement, Form 17'),
      [
        'The buyer may cancel within 3 business days after receiving it.',
        'L’acheteur peut annuler dans les 3 jours ouvrables de la réception.',
        'El comprador puede cancelar en 3 días hábiles tras recibirla.',
      ],
      'Revised Code of Washington ch. 64.06',
    ],
    WV: [caveat, 'West Virginia case law'],
    WI: [form('Real Estate Condition Report, within 10 days of acceptance'), 'Wisconsin Statutes ch. 709'],
    WY: [caveat, 'Wyoming case law'],
  },
  (first, ...rest) => joined(first, ...rest, lead),
);

const attorney: Texts = [
  'an attorney conducts or supervises the closing of a home purchase.',
  'un avocat mène ou supervise la clôture d’un achat.',
  'un abogado dirige o supervisa el cierre de una compra.',
];
const customary: Texts = [
  'no law requires an attorney for each side, but it is the custom that buyer and seller each have one.',
  'aucune loi n’exige un avocat pour chacun, mais l’usage veut que l’acheteur et le vendeur en aient un.',
  'ninguna ley exige abogado para cada parte, pero es costumbre que comprador y vendedor tengan uno.',
];
const titleCompany: Texts = [
  'a title company usually conducts the closing, and no attorney is required; you may hire one to review the papers.',
  'une société de titres mène d’habitude la clôture, sans avocat obligatoire; vous pouvez en engager un pour revoir les documents.',
  'por lo general una compañía de títulos dirige el cierre y no se exige abogado; puede contratar uno para revisar los documentos.',
];
const escrowOfficer: Texts = [
  'an escrow or title company conducts the closing; there is usually no meeting of all, and no attorney is required.',
  'une société d’entiercement (escrow) ou de titres mène la clôture, d’habitude sans rencontre de tous et sans avocat obligatoire.',
  'una compañía de escrow o de títulos dirige el cierre; casi nunca se reúnen todos y no se exige abogado.',
];

const closerRows: Rows = byPlace<[Texts]>(
  {
    AL: [attorney, 'Alabama Code § 34-3-6; Alabama State Bar'],
    CT: [attorney, 'Connecticut General Statutes § 51-88a (Public Act 19-88)'],
    DE: [attorney, 'In re Mid-Atlantic Settlement Services, 755 A.2d 389 (Del. 2000)'],
    GA: [attorney, 'In re UPL Advisory Opinion 2003-2, 277 Ga. 472 (2003)'],
    MA: [attorney, 'REBA v. National Real Estate Information Services, 459 Mass. 512 (2011)'],
    NC: [attorney, 'North Carolina State Bar, Authorized Practice Advisory Opinion 2002-1'],
    SC: [attorney, 'State v. Buyers Service Co., 292 S.C. 426 (1987)'],
    WV: [attorney, 'West Virginia State Bar, Advisory Opinion 2003-01'],
    NY: [customary, 'Custom of New York; the contract is drawn by attorneys'],
    NJ: [
      [
        'in the north attorneys handle the closing, in the south often title companies; the contract gives three business days for attorney review.',
        'au nord, des avocats mènent la clôture, au sud souvent des sociétés de titres; le contrat donne trois jours ouvrables de révision par avocat.',
        'en el norte cierran abogados, en el sur muchas veces compañías de títulos; el contrato da tres días hábiles de revisión de abogado.',
      ],
      'In re Opinion No. 26, 139 N.J. 323 (1995); N.J.A.C. 11:5-6.2',
    ],
    IL: [
      [
        'a title company conducts the closing; in and around Chicago it is the custom that each side has an attorney.',
        'une société de titres mène la clôture; à Chicago et autour, l’usage est que chacun ait un avocat.',
        'una compañía de títulos dirige el cierre; en Chicago y alrededores es costumbre que cada parte tenga abogado.',
      ],
      'Custom of Illinois; Illinois Title Insurance Act, 215 ILCS 155',
    ],
    AZ: [escrowOfficer, 'Arizona Department of Insurance and Financial Institutions, escrow agents'],
    CA: [escrowOfficer, 'California Financial Code § 17000 and following'],
    HI: [escrowOfficer, 'Hawaii Revised Statutes ch. 449'],
    ID: [escrowOfficer, 'Idaho Code title 30, ch. 9 (Idaho Escrow Act)'],
    NV: [escrowOfficer, 'Nevada Revised Statutes ch. 645A, 692A'],
    OR: [escrowOfficer, 'Oregon Revised Statutes §§ 696.505–696.590'],
    WA: [escrowOfficer, 'Revised Code of Washington ch. 18.44'],
    CO: [titleCompany, 'Colorado Division of Insurance, Regulation 8-1-3'],
    FL: [titleCompany, 'Florida Statutes § 626.84 and following'],
    IN: [titleCompany, 'Custom of Indiana'],
    MI: [titleCompany, 'Custom of Michigan'],
    MN: [titleCompany, 'Minnesota Statutes § 82.641'],
    MO: [titleCompany, 'Missouri Revised Statutes ch. 381'],
    OH: [titleCompany, 'Ohio Revised Code ch. 3953'],
    PA: [titleCompany, '40 Pennsylvania Statutes § 910-1 and following'],
    TN: [titleCompany, 'Tennessee Code title 56, ch. 35'],
    TX: [titleCompany, 'Texas Insurance Code title 11; Texas Department of Insurance'],
    UT: [titleCompany, 'Utah Code title 31A, ch. 23a'],
    VA: [
      [
        'a settlement agent conducts the closing: a title company or an attorney of the buyer’s choice.',
        'un « settlement agent » mène la clôture : une société de titres ou un avocat, choisi par l’acheteur.',
        'un settlement agent dirige el cierre: una compañía de títulos o un abogado, que elige el comprador.',
      ],
      'Code of Virginia § 55.1-1006',
    ],
    WI: [titleCompany, 'Custom of Wisconsin'],
  },
  (says) => says,
);

const condo = (resale: Texts | undefined, fresh: Texts | undefined): Texts =>
  joined(
    resale && [
      `resale of a condo: ${resale[0]}.`,
      `revente d’un condo : ${resale[1]}.`,
      `reventa de un condominio: ${resale[2]}.`,
    ],
    fresh && [
      `${resale ? 'From' : 'condo bought from'} the developer: ${fresh[0]}.`,
      `${resale ? 'Du' : 'condo acheté du'} promoteur : ${fresh[1]}.`,
      `${resale ? 'Del' : 'condominio comprado al'} desarrollador: ${fresh[2]}.`,
    ],
  );
const days = (count: number, business = false): Texts => [
  `the buyer may cancel in writing within ${count} ${business ? 'business ' : ''}days after receiving the condo documents`,
  `l’acheteur peut annuler par écrit dans les ${count} jours ${business ? 'ouvrables ' : ''}de la réception des documents du condo`,
  `el comprador puede cancelar por escrito en ${count} días ${business ? 'hábiles ' : ''}tras recibir los documentos del condominio`,
];

const condoRescissionRows: Rows = byPlace<[Texts | undefined, Texts | undefined]>(
  {
    CT: [days(5, true), days(15), 'Connecticut General Statutes §§ 47-269, 47-270'],
    FL: [
      [
        'the buyer may cancel in writing within 7 days, without Saturdays, Sundays and holidays, after signing and receiving the documents (since July 2024)',
        'l’acheteur peut annuler par écrit dans les 7 jours, sans samedis, dimanches ni jours fériés, de la signature et de la réception des documents (depuis juillet 2024)',
        'el comprador puede cancelar por escrito en 7 días, sin sábados, domingos ni feriados, tras firmar y recibir los documentos (desde julio de 2024)',
      ],
      days(15),
      'Florida Statutes § 718.503',
    ],
    GA: [undefined, days(7), 'O.C.G.A. § 44-3-111'],
    HI: [undefined, days(30), 'Hawaii Revised Statutes § 514B-86'],
    MD: [days(7), days(15), 'Maryland Real Property §§ 11-126, 11-135'],
    MI: [undefined, days(9, true), 'Michigan Compiled Laws § 559.184'],
    MN: [days(10), days(10), 'Minnesota Statutes §§ 515B.4-106 to 515B.4-108'],
    NV: [days(5), days(5), 'Nevada Revised Statutes §§ 116.4108, 116.4109'],
    NJ: [undefined, days(7), 'N.J.S.A. 45:22A-26'],
    NC: [undefined, days(7), 'North Carolina General Statutes § 47C-4-108'],
    OH: [undefined, days(15), 'Ohio Revised Code § 5311.27'],
    PA: [days(5), days(15), '68 Pennsylvania Consolidated Statutes §§ 3406, 3407'],
    VA: [days(3), days(5), 'Code of Virginia §§ 55.1-2312, 55.1-1974'],
    WA: [days(5), days(7), 'Revised Code of Washington §§ 64.90.635, 64.90.640'],
    WI: [days(5, true), days(5, true), 'Wisconsin Statutes § 703.33'],
  },
  condo,
);

const withheld = (percent: Texts, form: string): Texts => [
  `when a nonresident sells, ${percent[0]} is withheld at closing as a prepayment of the state’s income tax (${form}); the return brings back what is too much. A principal residence whose gain is excluded is usually exempt by a form.`,
  `quand un non-résident vend, ${percent[1]} est retenu à la clôture comme acompte d’impôt de l’État (${form}); la déclaration rend le trop-perçu. Une résidence principale au gain exclu est d’habitude exemptée par un formulaire.`,
  `cuando vende un no residente, se retiene ${percent[2]} al cierre como anticipo del impuesto estatal (${form}); la declaración devuelve lo que sobre. Una residencia principal con ganancia excluida suele quedar exenta con un formulario.`,
];
const none: Texts = [
  'no state tax is withheld from a U.S. seller who lives in another state; federal FIRPTA withholding concerns only foreign owners.',
  'aucun impôt d’État n’est retenu d’un vendeur américain qui vit dans un autre État; FIRPTA ne vise que les propriétaires étrangers.',
  'no se retiene impuesto estatal a un vendedor de EE. UU. que vive en otro estado; FIRPTA solo toca a dueños extranjeros.',
];

const nonresidentSaleRows: Rows = byPlace<[Texts]>(
  {
    CA: [
      withheld(
        [
          '3 1/3% of the price (or the tax on the gain by choice)',
          '3 1/3 % du prix (ou au choix l’impôt sur le gain)',
          '3 1/3% del precio (o, a elección, el impuesto sobre la ganancia)',
        ],
        'Form 593',
      ),
      'California Revenue and Taxation Code § 18662; Franchise Tax Board',
    ],
    CO: [
      withheld(
        [
          '2% of the price or the net proceeds, whichever is less,',
          '2 % du prix ou le produit net, selon le moins élevé,',
          '2% del precio o el producto neto, lo que sea menor,',
        ],
        'DR 1083',
      ),
      'Colorado Revised Statutes § 39-22-604.5',
    ],
    GA: [
      withheld(
        ['3% of the price or of the gain', '3 % du prix ou du gain', '3% del precio o de la ganancia'],
        'Form G-2RP',
      ),
      'O.C.G.A. § 48-7-128',
    ],
    HI: [
      withheld(['7.25% of the price', '7,25 % du prix', '7.25% del precio'], 'HARPTA, Form N-288'),
      'Hawaii Revised Statutes § 235-68',
    ],
    ME: [
      withheld(
        [
          '2.5% of the price, for sales of $100,000 or more,',
          '2,5 % du prix, pour les ventes de 100 000 $ ou plus,',
          '2.5% del precio, en ventas de $100,000 o más,',
        ],
        'Form REW-1',
      ),
      '36 Maine Revised Statutes § 5250-A',
    ],
    NJ: [
      [
        'a nonresident seller prepays an estimated tax at closing: the tax at the top rate (10.75%) on the gain, at least 2% of the price; without it the deed is not recorded (Forms GIT/REP).',
        'un vendeur non-résident paie un impôt estimé à la clôture : au taux maximal (10,75 %) sur le gain, au moins 2 % du prix; sans lui, l’acte n’est pas inscrit (formulaires GIT/REP).',
        'un vendedor no residente paga un impuesto estimado al cierre: a la tasa máxima (10.75%) sobre la ganancia, al menos 2% del precio; sin él no se registra la escritura (formularios GIT/REP).',
      ],
      'N.J.S.A. 54A:8-8 to 54A:8-10',
    ],
    NY: [
      [
        'a nonresident seller pays an estimated tax on the gain at closing with Form IT-2663, or the deed is not recorded; a principal residence is exempt by its own part of the form.',
        'un vendeur non-résident paie à la clôture un impôt estimé sur le gain avec le formulaire IT-2663, sinon l’acte n’est pas inscrit; une résidence principale est exemptée par sa partie du formulaire.',
        'un vendedor no residente paga al cierre un impuesto estimado sobre la ganancia con el formulario IT-2663, o no se registra la escritura; una residencia principal queda exenta en su parte del formulario.',
      ],
      'New York Tax Law § 663',
    ],
    OR: [
      withheld(
        [
          'the least of 4% of the price, 8% of the gain or the net proceeds',
          'le moindre de 4 % du prix, 8 % du gain ou le produit net',
          'lo menor de 4% del precio, 8% de la ganancia o el producto neto',
        ],
        'Form OR-18-WC',
      ),
      'Oregon Revised Statutes § 314.258',
    ],
    RI: [
      withheld(
        [
          '6% of the net proceeds (of the gain by election)',
          '6 % du produit net (du gain sur choix)',
          '6% del producto neto (de la ganancia, si se elige)',
        ],
        'Form RI-71.3',
      ),
      'Rhode Island General Laws § 44-30-71.3',
    ],
    SC: [
      withheld(['7% of the gain', '7 % du gain', '7% de la ganancia'], 'Form I-290'),
      'South Carolina Code § 12-8-580',
    ],
    VT: [
      withheld(['2.5% of the price', '2,5 % du prix', '2.5% del precio'], 'Form RW-171'),
      '32 Vermont Statutes § 5847',
    ],
    AZ: [none, 'Arizona has no such withholding'],
    FL: [none, 'Florida has no income tax'],
    NV: [none, 'Nevada has no income tax'],
    NH: [none, 'New Hampshire has no tax on wages or gains'],
    TN: [none, 'Tennessee has no income tax'],
    TX: [none, 'Texas has no income tax'],
    WY: [none, 'Wyoming has no income tax'],
    SD: [none, 'South Dakota has no income tax'],
    AK: [none, 'Alaska has no income tax'],
  },
  (says) => says,
);

export const disclosures: Rules = {
  entry: 'disclosure',
  rows: disclosureRows,
};

export const closers: Rules = {
  entry: {
    id: 'who-closes',
    names:
      'attorney state*|attorney closing*|closing attorney*|who conducts the closing|abogado de cierre|avocat de cloture',
    says: {
      en: 'Who conducts a closing depends on the state: an attorney in the Southeast and much of New England, a title company in the Midwest and the South, an escrow company in the West. The contract or your agent names them; the buyer may choose in many states.',
      fr: 'Aux États-Unis, la clôture est menée selon l’État par un avocat (Sud-Est, Nouvelle-Angleterre), une société de titres (Midwest, Sud) ou une société d’entiercement (Ouest). Au Canada, c’est un avocat ou un notaire.',
      es: 'Quién dirige el cierre depende del estado: un abogado en el sureste y buena parte de Nueva Inglaterra, una compañía de títulos en el centro y el sur, una de escrow en el oeste. El contrato o su agente la nombra; en muchos estados elige el comprador.',
    },
    source: 'Law and custom of the states',
    country: 'US',
    asOf,
  },
  rows: closerRows,
};

export const condoRescissions: Rules = {
  entry: {
    id: 'condo-rescission',
    names:
      'condo rescission|condo cancellation period|rescind a condo*|cancel a condo contract|retract* d’un condo|retractarse de un condominio|cancelar un condominio',
    says: {
      en: 'Many states of the USA let the buyer of a condo cancel within some days after receiving the condo documents, 3 to 15 by state, longer for a new one from its developer. The notice must be in writing and the deposit comes back. Other homes mostly have no such period.',
      fr: 'Bien des États américains permettent d’annuler l’achat d’un condo quelques jours après la réception de ses documents, de 3 à 15 selon l’État, plus pour un condo neuf du promoteur. L’avis est écrit et le dépôt revient. Les autres habitations n’ont d’habitude pas ce délai.',
      es: 'Muchos estados permiten cancelar la compra de un condominio unos días después de recibir sus documentos, de 3 a 15 según el estado, más si es nuevo del desarrollador. El aviso es por escrito y el depósito se devuelve. Otras viviendas casi nunca tienen ese plazo.',
    },
    source: 'Condominium acts of the states',
    country: 'US',
    asOf,
  },
  rows: condoRescissionRows,
};

export const nonresidentSales: Rules = {
  entry: {
    id: 'nonresident-sale',
    names:
      'nonresident withholding|non-resident withholding|harpta|out of state seller withholding|retention d’un vendeur non-resident|retencion a no residentes',
    says: {
      en: 'About a dozen states withhold a part of the price or of the gain when a seller lives in another state, as a prepayment of their income tax; a form exempts a principal residence. Elsewhere you file the state’s return. Foreign owners have a federal withholding besides.',
      fr: 'Une douzaine d’États américains retiennent une part du prix ou du gain quand le vendeur vit ailleurs, comme acompte de leur impôt; un formulaire exempte la résidence principale. Les propriétaires étrangers ont en plus une retenue fédérale.',
      es: 'Unos doce estados retienen una parte del precio o de la ganancia cuando el vendedor vive en otro estado, como anticipo de su impuesto; un formulario exime la residencia principal. Los dueños extranjeros tienen además una retención federal.',
    },
    source: 'Revenue departments of the states',
    country: 'US',
    asOf,
  },
  rows: nonresidentSaleRows,
};
