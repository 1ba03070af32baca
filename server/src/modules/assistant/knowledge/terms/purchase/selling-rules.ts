/** Long because it is a table: terms about rules and decisions of a sale, in three languages. */
import type { Entry } from '../../entry.ts';

export const sellingRuleTerms: readonly Entry[] = [
  {
    id: 'truth-in-sale',
    names:
      'tish|truth in sale of housing|truth-in-sale of housing|truth in housing|point of sale inspection|time of sale inspection|verite a la vente|inspeccion de punto de venta',
    says: {
      en: 'Minneapolis, Saint Paul and some of their suburbs require a Truth-in-Sale of Housing evaluation: before the home is shown for sale, the seller has an evaluator licensed by the city look at listed items, and buyers may read the report. It is a visual check of set items, no warranty, and the city may order some repairs. It does not replace your own inspection, which also looks at the sewer line, furnace and roof. Other towns have a point-of-sale inspection of their own: ask the city which repairs are still open and who makes them.',
      fr: 'Minneapolis, Saint Paul et quelques banlieues exigent une évaluation « Truth-in-Sale of Housing » : avant la mise en vente, le vendeur fait vérifier certains points par un évaluateur agréé par la ville, et l’acheteur peut lire le rapport. C’est un examen visuel, sans garantie; la ville peut exiger des réparations. Il ne remplace pas votre propre inspection.',
      es: 'Minneapolis, Saint Paul y algunos suburbios exigen una evaluación “Truth-in-Sale of Housing”: antes de poner la casa en venta, el vendedor hace revisar ciertos puntos por un evaluador con licencia de la ciudad, y el comprador puede leer el informe. Es una revisión visual sin garantía; la ciudad puede exigir reparaciones. No sustituye su propia inspección.',
    },
    source: 'City of Minneapolis, Truth in Sale of Housing; City of Saint Paul, Truth-in-Sale of Housing',
    country: 'US',
  },
  {
    id: 'nj-exit-tax',
    names: 'exit tax|nj exit tax|git/rep*|git rep|gross income tax prepayment|impuesto de salida|taxe de sortie',
    says: {
      en: 'New Jersey has no extra tax for leaving. A seller who is not a resident of the state at closing prepays income tax on the gain: 10.75% of the gain, at least 2% of the price (Form GIT/REP-1 or -2). The New Jersey return of that year counts it, and what is too much comes back. A seller who is still a resident at closing, or whose home was the main residence with the gain excluded, files GIT/REP-3 and prepays nothing. The realty transfer fee is separate. The closing attorney or title company files the form.',
      fr: 'Le New Jersey n’a pas d’impôt de départ. Un vendeur qui n’y réside plus à la clôture paie d’avance l’impôt sur le gain : 10,75 % du gain, au moins 2 % du prix (GIT/REP-1 ou -2); la déclaration de l’année le compte et l’excédent est remboursé. Un vendeur encore résident, ou dont c’était la résidence principale avec gain exclu, remet le GIT/REP-3 et ne paie rien d’avance.',
      es: 'Nueva Jersey no cobra un impuesto por irse. Quien ya no es residente al cierre paga por adelantado impuesto sobre la ganancia: 10.75% de la ganancia, al menos 2% del precio (formulario GIT/REP-1 o -2); la declaración de ese año lo cuenta y lo que sobra se devuelve. Quien sigue siendo residente, o vende su residencia principal con la ganancia excluida, presenta el GIT/REP-3 y no adelanta nada.',
    },
    source: 'New Jersey Division of Taxation, GIT/REP forms; N.J.S.A. 54A:8-8 to 8-10',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'listing-without-offers',
    names:
      'stale listing|price reduction|no offers on my listing|no showings on my listing|house is not selling|maison qui ne se vend pas|baisse de prix de vente|no se vende mi casa',
    says: {
      en: 'If a listing has had many showings and no offer, the price or the condition is usually the reason; few showings point to the price, the photos or the access. Ask your agent for the sales and price cuts nearby since you listed and what visitors said. Then choose: one clear price cut into the next search bracket, a credit toward rate or repairs, new photos, or a pause. In most of the USA and Canada fewer buyers look in December and January, and fewer homes compete. Taking it off for a short time rarely hides the days on market: the MLS sets how long it must be off.',
      fr: 'Beaucoup de visites sans offre : le prix ou l’état; peu de visites : le prix, les photos ou l’accès. Demandez à votre courtier les ventes et baisses de prix voisines et les commentaires des visiteurs. Puis choisissez : une baisse nette, un crédit pour des réparations, de nouvelles photos ou une pause. En décembre et janvier, il y a moins d’acheteurs et moins de concurrence. Un court retrait n’efface pas les jours sur le marché.',
      es: 'Muchas visitas sin oferta: el precio o el estado; pocas visitas: el precio, las fotos o el acceso. Pida a su agente las ventas y rebajas cercanas y lo que dijeron los visitantes. Luego elija: una rebaja clara, un crédito para reparaciones, fotos nuevas o una pausa. En diciembre y enero hay menos compradores y menos casas que compiten. Retirarla poco tiempo no borra los días en el mercado.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'cameras-at-showings',
    names:
      'cameras during showings|camera at a showing|recording showings|record buyers|doorbell camera|ring camera|nanny cam|cameras pendant les visites|camaras en las visitas|grabar las visitas',
    says: {
      en: 'A seller may usually have visible cameras in their own home, but recording sound is another matter: federal law needs the consent of one person in the conversation, several states such as California, Florida, Illinois and Pennsylvania of all of them, and in Canada one. A seller who is not in the conversation is none. So switch the sound off, tell your agent so that the listing or a sign says there are cameras, and have none in bedrooms or bathrooms. Buyers should not discuss price or plans inside.',
      fr: 'Un vendeur peut d’habitude avoir des caméras visibles chez lui, mais non enregistrer une conversation à laquelle il ne participe pas. Coupez le son, dites-le à votre courtier pour que l’annonce ou une affiche l’indique, et n’en mettez ni dans les chambres ni dans les salles de bain. Comme acheteur, ne parlez ni de prix ni de projets sur place.',
      es: 'El vendedor por lo general puede tener cámaras visibles en su casa, pero no grabar una conversación en la que no participa; varios estados exigen el permiso de todos. Apague el sonido, avise a su agente para que el anuncio o un letrero lo diga, y no ponga cámaras en recámaras ni baños. Como comprador, no hable de precio ni planes adentro.',
    },
    source: '18 U.S.C. § 2511; Criminal Code (Canada), s. 184; National Association of Realtors, consumer guides',
  },
  {
    id: 'sharing-offers',
    names:
      'share offer terms|tell other buyers the price|disclose the offers|terms of other offers|shop an offer|shopping offers|divulguer les offres|revelar las ofertas|open offer process',
    says: {
      en: 'The offers belong to the seller, so a listing agent shares their terms only with the seller’s permission, equally with all buyers, and not where an offer is confidential by agreement. With the seller’s approval the agent says truthfully that there are other offers when asked (NAR Standard of Practice 1-15). In Ontario the seller may choose in writing to disclose offers, without what identifies a buyer; in Québec the broker says how many promises there are and not what they contain. A fair way is to ask all for their highest and best by one deadline.',
      fr: 'Les offres appartiennent au vendeur : leur contenu ne se partage qu’avec sa permission et de la même façon avec tous. Au Québec, le courtier dit combien de promesses d’achat ont été reçues, pas ce qu’elles contiennent; en Ontario, le vendeur peut choisir par écrit de divulguer les offres, sans ce qui identifie l’acheteur. Une façon équitable : demander à tous leur meilleure offre pour la même heure.',
      es: 'Las ofertas son del vendedor: el agente comparte sus términos solo con su permiso y por igual con todos. Con ese permiso dice con verdad que hay otras ofertas cuando le preguntan (NAR 1-15). Una forma justa es pedir a todos su mejor oferta para la misma hora. En Ontario el vendedor puede elegir por escrito que se divulguen, sin datos que identifiquen al comprador.',
    },
    source:
      'NAR Code of Ethics, Standard of Practice 1-15; Trust in Real Estate Services Act, 2002 (Ontario), O. Reg. 365/22; OACIQ',
  },
  {
    id: 'early-access',
    names:
      'early access|early occupancy|early possession|move in before closing|pre-closing occupancy|prise de possession anticipee|occupation avant la signature|entrar antes del cierre|mudarse antes del cierre',
    says: {
      en: 'The seller need not let you in before closing to paint, store things or move in. If they agree, sign an early access or early occupancy agreement first: from which day, what you may do, a daily fee, your insurance, who pays for damage, and that you leave and put it back if the sale fails. Sellers often say no, because work of yours can void their insurance and stays if you do not close. Ask for measuring or a contractor’s visit instead, or for keys early on closing day.',
      fr: 'Le vendeur n’est pas tenu de vous laisser entrer avant la signature. S’il accepte, signez d’abord une entente d’accès ou d’occupation anticipée : date, travaux permis, indemnité par jour, assurance, dommages, et remise en état si la vente échoue. Les vendeurs refusent souvent. Demandez plutôt une visite pour mesurer ou avec un entrepreneur.',
      es: 'El vendedor no tiene que dejarlo entrar antes del cierre. Si acepta, firme primero un acuerdo de acceso u ocupación anticipada: desde qué día, qué puede hacer, cuota por día, seguro, daños y qué pasa si la venta falla. Muchos vendedores dicen que no. Pida en cambio una visita para medir o con un contratista.',
    },
    source: 'National Association of Realtors, consumer guides; OACIQ, Buyer’s guide',
  },
  {
    id: 'gift-or-inherit',
    names:
      'give my house to my kids now|gift the house or leave it|give the house before i die|donner la maison de mon vivant|donner ou leguer la maison|donar la casa en vida|regalar la casa o heredarla',
    says: {
      en: 'In the USA who inherits a home usually takes its value at the death as basis, so the gain until then is not taxed; who gets it as a gift takes the giver’s old basis, and the gift goes on a Form 709 above the yearly exclusion. A gift also gives up control, counts in the five-year look-back of Medicaid, and can end a tax exemption. In Canada a gift and a death both count as a sale at market value: no tax for a main residence, half of the gain for a cottage. Ask a lawyer or notary and a tax professional before you sign a deed.',
      fr: 'Au Canada, un don et un décès comptent tous deux comme une vente à la valeur marchande : sans impôt pour une résidence principale, sur la moitié du gain pour un chalet. Donner fait perdre le contrôle et la protection de la résidence. Aux États-Unis, l’héritier prend la valeur au décès comme base, le donataire garde l’ancienne. Consultez un notaire et un fiscaliste avant de signer.',
      es: 'En EE. UU. quien hereda toma como base el valor al día de la muerte, así que la ganancia anterior no paga impuesto; quien la recibe en vida conserva la base vieja de quien dona, y el regalo va en el formulario 709 si pasa la exclusión anual. Donar también quita el control y cuenta en los cinco años de Medicaid. En Canadá donación y muerte cuentan como venta a valor de mercado. Consulte a un abogado y a un contador antes de firmar.',
    },
    source: '26 U.S.C. §§ 1014, 1015; 42 U.S.C. § 1396p(c); Income Tax Act (Canada), ss. 69 and 70(5)',
  },
];
