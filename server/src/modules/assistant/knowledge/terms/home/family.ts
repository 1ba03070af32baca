/** Long because it is a table: terms about homes in a family: separation, death, a name added or removed, in three languages. */
import type { Entry } from '../../entry.ts';

export const familyTerms: readonly Entry[] = [
  {
    id: 'divorce-home',
    names:
      'divorce*|divorciando|splitting up|split up|breaking up|on se laisse|se laisser|divorcing|separat* from my|buy out my ex|buyout my ex|spousal buyout|buy out my spouse|racheter la part|on se separe|nous nous separons|se separer|comprar la parte de mi|nos divorciamos|nos separamos|spouse buyout',
    says: {
      en: 'There are three ways: sell and divide what is left, one of you buys out the other, or you keep it together for a set time. Who may stay or own it follows your agreement or a court: community property states divide equally, most others “equitably”; Ontario gives both spouses the right to live in the matrimonial home; Québec divides the value of the family patrimony. For a buyout take the value, less the mortgage, times the other’s share; the one who stays must qualify for the loan alone. In Canada an insured loan for it can reach 95% of the value. A family lawyer or notary settles the terms.',
      fr: 'Trois voies : vendre et partager, racheter la part de l’autre, ou garder ensemble un temps. Au Québec, la valeur du patrimoine familial (dont la résidence) se partage entre époux; en union de fait, la part de chacun suit l’acte d’achat, sous réserve de l’union parentale. Pour un rachat : la valeur, moins l’hypothèque, fois la part de l’autre; qui reste doit se qualifier seul. Un prêt assuré pour rachat peut aller jusqu’à 95 % de la valeur. Un notaire prépare l’acte, et le prêteur doit libérer l’autre du prêt.',
      es: 'Hay tres caminos: vender y repartir, que uno compre la parte del otro, o conservarla juntos por un tiempo. Quién se queda lo dice su acuerdo o un juez: los estados de bienes gananciales reparten por mitad, los demás “equitativamente”. Para comprar la parte: el valor, menos la hipoteca, por la parte del otro; quien se queda debe calificar solo para el préstamo. En Canadá un préstamo asegurado para eso puede llegar al 95% del valor. Un abogado de familia fija los términos.',
    },
    source: 'Civil Code of Québec, art. 414; Family Law Act (Ontario); IRS Publication 555; CMHC',
  },
  {
    id: 'loan-release',
    names:
      "off the mortgage|off the loan|off my mortgage|name off|from the mortgage|from the loan|release of liability|remove my ex|remove a borrower|remove * co-signer|retirer * de l'hypotheque|enlever * de l'hypotheque|liberer * du pret|sacar * de la hipoteca|quitar * de la hipoteca|sacar * del prestamo|quitar * del prestamo|saco a mi|coborrower wants out|co-borrower wants out|wants off the loan",
    says: {
      en: 'A deed or a divorce decree does not take anybody off the loan; only the lender does. The ways are: refinance in your own name, which you must qualify for; an assumption or a release of liability by the lender (VA, FHA and some conventional loans); or sell and pay it off. A transfer of the home to a spouse by a divorce does not make the loan due (Garn–St Germain Act, USA), but both stay liable until then. The other person then signs a quitclaim or similar deed.',
      fr: 'Un acte ou un jugement de divorce ne retire personne du prêt; seul le prêteur le peut. Les voies : refinancer à votre seul nom, en vous qualifiant; obtenir du prêteur une quittance ou la libération de l’autre; ou vendre et rembourser. Jusque-là, les deux doivent le prêt. L’autre cède ensuite sa part du titre devant notaire ou avocat.',
      es: 'Ni una escritura ni el divorcio quitan a nadie del préstamo; solo el prestamista. Las formas: refinanciar a su solo nombre, si califica; una asunción o liberación de responsabilidad del prestamista (VA, FHA y algunos convencionales); o vender y pagar. Pasar la casa al cónyuge por divorcio no hace exigible el préstamo (Ley Garn–St Germain), pero ambos deben hasta entonces. Después la otra persona firma una escritura de cesión (quitclaim).',
    },
    source: 'Garn–St Germain Depository Institutions Act, 12 U.S.C. § 1701j-3(d); Consumer Financial Protection Bureau',
  },
  {
    id: 'add-to-title',
    names:
      "add * to the deed|name on my house|name on the house|name on the deed|add * to the title|add * to title|add * to my deed|adding * to the deed|adding * to title|put * on the deed|put * on the title|put * on title|ajouter * sur le titre|ajouter * au titre|ajouter * sur l'acte|ajouter * a l'acte|agregar * a la escritura|poner * en la escritura|agregar * al titulo|poner * en el titulo",
    says: {
      en: 'Adding somebody to the deed gives them part of the home at once, and you can’t take it back without their signature. Their debts and divorce can then reach it. In the USA the share is a gift (Form 709 above $19,000 to one person in 2026, spouses apart) and a child takes over your cost basis, whereas an inherited home is valued anew at death; a transfer to a spouse is free of this. In Canada a share given to a child can mean tax on its gain and, with a mortgage, transfer tax. Ask the lender first. In many states a transfer-on-death deed reaches the goal without the risk and without probate; a will does too, but goes through probate.',
      fr: 'Ajouter quelqu’un au titre lui donne tout de suite une part, et il faut sa signature pour la reprendre. Ses dettes ou sa séparation peuvent alors toucher la propriété. Entre conjoints, au Canada, le transfert est d’habitude sans impôt immédiat, et au Québec exonéré de droits de mutation entre époux ou conjoints de fait qui répondent aux conditions; pour un enfant, il peut y avoir un gain en capital. Le prêteur doit consentir s’il y a une hypothèque. Un notaire (ailleurs un avocat) prépare l’acte et le publie. Un testament peut suffire au but.',
      es: 'Agregar a alguien a la escritura le da una parte de inmediato, y no se quita sin su firma. Sus deudas o su divorcio pueden alcanzarla. En EE. UU. es un regalo (formulario 709 arriba de $19,000 por persona en 2026, salvo al cónyuge) y un hijo toma el costo original suyo, mientras que una casa heredada se valora de nuevo a la muerte. Pregunte antes al prestamista. En muchos estados una escritura que pasa al morir (transfer-on-death) logra lo mismo sin ese riesgo y sin sucesión; un testamento también, pero pasa por la sucesión.',
    },
    source:
      'IRS, Instructions for Form 709 and Publication 551; Canada Revenue Agency, Gifts and transfers; Act respecting duties on transfers of immovables (Québec), s. 20',
  },
  {
    id: 'selling-inherited-home',
    names:
      "inherited house|left the house to|left a house to|left me a house|left us a house|nos dejo la casa|me dejo la casa|nous a laisse la maison|m'a laisse la maison|herite du|herite de la maison|inherited home|inherited a house|inherited a home|inherit a house|inheriting a house|left me her house|left me his house|left us her house|left us the house|herede una casa|heredamos la casa|casa heredada|late husband* name|late wife* name|late mother* name|late father* name|late parents* name|late spouse* name|deceased husband* name|deceased wife* name|maison heritee|herite d'une maison|heriter d'une maison",
    says: {
      en: 'To sell an inherited home somebody must first have the right to sign: the executor named by a probate court (in Québec the liquidator under the will), unless the deed, a trust or a transfer-on-death deed passes it directly. Then: keep it insured and the mortgage paid, have it valued as of the day of death, agree among the heirs, clear debts and title, and list it. In the USA your basis is the value at death, so usually only a later gain is taxed; in Canada the deceased is taxed as if sold at death, and a principal residence is usually exempt. A probate lawyer or notary says how long it takes.',
      fr: 'Pour vendre une maison héritée, il faut d’abord quelqu’un qui peut signer : au Québec le liquidateur (recherche testamentaire, déclaration de transmission chez le notaire), ailleurs l’exécuteur, souvent avec l’homologation du tribunal. Ensuite : gardez-la assurée et l’hypothèque payée, faites-la évaluer au jour du décès, obtenez l’accord des héritiers, réglez les dettes, puis mettez en vente, souvent sans garantie légale. Au Canada, le défunt est réputé avoir vendu au décès; la résidence principale est en général exonérée. Un notaire dit le délai.',
      es: 'Para vender una casa heredada alguien debe poder firmar: el albacea nombrado por la corte testamentaria (probate), salvo que la escritura, un fideicomiso o una escritura al morir la pase directo. Luego: mantenga el seguro y la hipoteca al día, pida un avalúo a la fecha de la muerte, póngase de acuerdo con los herederos, aclare deudas y título, y póngala en venta. En EE. UU. su costo es el valor a la muerte, así que suele pagarse impuesto solo por la ganancia posterior. Un abogado de sucesiones dice cuánto tarda.',
    },
    source:
      'IRS Publication 551 (basis of inherited property); Canada Revenue Agency, Deemed disposition at death; Chambre des notaires du Québec',
  },
  {
    id: 'mortgage-after-death',
    names:
      'mortgage when someone dies|wife passed|husband passed|spouse passed|wife died|husband died|in her name only|in his name only|murio mi esposo|murio mi esposa|mortgage after death|mortgage of a deceased|mortgage if i die|mortgage if someone dies|successor in interest|hypotheque au deces|hypotheque apres le deces|hipoteca si muere|hipoteca de mi papa|hipoteca de un fallecido',
    says: {
      en: 'The loan stays on the home. In the USA a relative who inherits it and lives there may keep paying it without the loan coming due (Garn–St Germain Act), and the servicer must treat a “successor in interest” as the borrower (12 CFR 1024.30). Send the death certificate and proof of ownership, ask about help if payments are late, and keep insurance. In Canada the estate pays and the heir usually has to qualify to take the mortgage over. A co-borrower stays liable; life insurance may pay it off.',
      fr: 'Le prêt reste attaché à la propriété : la succession continue de payer, et l’héritier doit en général se qualifier pour reprendre l’hypothèque, la rembourser ou vendre. Avisez le prêteur et l’assureur, et vérifiez s’il y a une assurance vie hypothécaire. Le coemprunteur reste tenu. Aux États-Unis, un proche qui hérite et y habite peut continuer à payer (loi Garn–St Germain).',
      es: 'El préstamo sigue con la casa. En EE. UU. un familiar que la hereda y vive ahí puede seguir pagando sin que el préstamo venza (Ley Garn–St Germain), y el administrador debe tratarlo como deudor (12 CFR 1024.30). Mande el acta de defunción y la prueba de propiedad, pida ayuda si hay atrasos y conserve el seguro. En Canadá paga la sucesión y el heredero suele tener que calificar. Un codeudor sigue obligado; un seguro de vida puede pagarlo.',
    },
    source:
      'Garn–St Germain Act, 12 U.S.C. § 1701j-3(d); Consumer Financial Protection Bureau, 12 CFR 1024.30; Financial Consumer Agency of Canada',
  },
  {
    id: 'transfer-on-death',
    names:
      'transfer on death|transfer-on-death|tod deed|lady bird deed|ladybird deed|life estate|beneficiary deed|usufruto vitalicio|escritura al morir',
    says: {
      en: 'A transfer-on-death (beneficiary) deed names who gets the home when you die, without probate; until then you can sell, borrow or change it. Over half of the states have it, among them Texas and California. A life estate gives the home to somebody now and leaves you the right to live there for life: selling then needs both signatures. An enhanced life estate (“lady bird”) deed, used in Florida, Michigan and Texas, keeps your right to sell. A real estate lawyer prepares and records it.',
      fr: 'Aux États-Unis, un acte « transfer on death » nomme qui reçoit la propriété au décès, sans homologation; d’ici là vous restez libre de vendre. Un « life estate » donne la propriété maintenant et vous garde le droit d’y vivre : vendre demande alors les deux signatures. Au Québec, on y pourvoit par testament ou par usufruit, devant notaire.',
      es: 'Una escritura “transfer on death” nombra a quién pasa la casa cuando usted muera, sin juicio sucesorio; hasta entonces puede vender o cambiarla. La tienen más de la mitad de los estados, entre ellos Texas y California. Un “life estate” da la casa ahora y le deja vivir en ella de por vida: vender pide ambas firmas. La “lady bird deed” (Florida, Michigan, Texas) le deja vender. La prepara y registra un abogado.',
    },
    source:
      'Uniform Real Property Transfer on Death Act; Texas Estates Code ch. 114; California Probate Code § 5600 ff.',
    country: 'US',
  },
  {
    id: 'living-trust',
    names: 'living trust|revocable trust|family trust|house in a trust|home in a trust|fideicomiso*|fiducie*',
    says: {
      en: 'A living trust holds the home for you while you live and passes it on at death without probate; you stay in control, and it saves no income tax while you live. It costs a lawyer’s fee and a new deed, and works only if the deed is really in the trust. In the USA moving your own home into your revocable trust does not make the loan due, but tell the lender and the insurers.',
      fr: 'Une fiducie détient la propriété pour des bénéficiaires et peut la transmettre au décès sans passer par la succession. Elle demande un acte, des frais et un suivi; au Canada, une fiducie familiale est réputée vendre ses biens tous les 21 ans, et l’exemption de résidence principale y est limitée. Un notaire ou un avocat fiscaliste dit si elle convient.',
      es: 'Un fideicomiso en vida (living trust) tiene la casa por usted mientras vive y la pasa al morir sin juicio sucesorio; usted sigue mandando y no ahorra impuesto sobre la renta. Cuesta honorarios y una escritura nueva, y solo sirve si la escritura está a nombre del fideicomiso. En EE. UU. pasar su propia casa a su fideicomiso revocable no vence el préstamo; avise al prestamista y a los seguros.',
    },
    source:
      'Consumer Financial Protection Bureau; 12 U.S.C. § 1701j-3(d)(8); Canada Revenue Agency, 21-year deemed disposition',
  },
];
