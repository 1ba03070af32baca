/** Long because it is a table: terms about a borrower’s credit, and conditions of a loan, in three languages. */
import type { Entry } from '../../entry.ts';

export const borrowerCreditTerms: readonly Entry[] = [
  {
    id: 'collections',
    names:
      'collections|collection account*|in collection|charge-off*|charged off|charge off|medical debt|medical bills|judgments|unpaid judgment|compte* en recouvrement|recouvrement|dettes en collection|cuenta* en cobranza|colecciones|deudas en coleccion|en coleccion',
    says: {
      en: 'Ask the lender before you pay: an old collection that you pay may not raise the score at once. Fannie Mae does not require collections to be paid for a home you will live in; FHA ignores medical ones, and counts 5% of other collections that reach $2,000 in all as a monthly payment unless they are paid or on a plan. Judgments and tax liens usually must be paid or on a plan. If you pay, get a letter first that it will be deleted or shown as paid. Dispute what is not yours.',
      fr: 'Demandez au prêteur avant de payer : régler une vieille dette en recouvrement ne relève pas toujours la cote tout de suite. Au Canada, les prêteurs veulent d’habitude que les recouvrements, jugements et dettes fiscales soient réglés avant l’approbation; gardez la preuve de paiement. La plupart des inscriptions disparaissent après environ six ans. Contestez chez Equifax et TransUnion ce qui n’est pas à vous.',
      es: 'Pregunte al prestamista antes de pagar: pagar una cuenta vieja en cobranza no siempre sube el puntaje de inmediato. Fannie Mae no exige pagarlas para la casa en que vivirá; FHA no cuenta las médicas, y de las demás, si suman $2,000, cuenta 5% como pago mensual salvo que se paguen o tengan plan. Los fallos judiciales e impuestos atrasados casi siempre hay que pagarlos o tener plan. Si paga, pida antes una carta. Dispute lo que no es suyo.',
    },
    source: 'Fannie Mae, Selling Guide B3-5.3; HUD Handbook 4000.1, II.A.4',
  },
  {
    id: 'bankruptcy-wait',
    names:
      'bankruptcy|foreclosed on|lost my house to foreclosure|bankruptcies|filed bankrupt*|chapter 7|chapter 13|chapter 11|after foreclosure|after a foreclosure|after a short sale|faillite*|proposition de consommateur|consumer proposal|bancarrota*|quiebra|capitulo 7|capitulo 13',
    says: {
      en: 'Usual waiting times in the USA: after Chapter 7, 2 years for FHA and VA, 3 for USDA, 4 for conventional, counted from the discharge; in Chapter 13, FHA and VA can lend after 12 months of plan payments with the court’s approval, conventional 2 years after discharge or 4 after dismissal. After a foreclosure 3 years for FHA, 2 for VA and 7 for conventional; after a short sale 3 for FHA and 4 for conventional. Proven special circumstances can shorten some. In Canada insured lenders usually want 2 years after the discharge, with two credit accounts kept well since. Use the time for clean credit and savings.',
      fr: 'Au Canada, les prêteurs assurés demandent en général deux ans après la libération de faillite (ou la fin d’une proposition de consommateur), avec deux comptes de crédit bien tenus depuis et la mise de fonds; avec 20 % et un prêteur alternatif, c’est parfois plus tôt, à un taux plus haut. Une première faillite reste environ six à sept ans au dossier après la libération. Aux États-Unis, après un Chapter 7 : 2 ans pour FHA et VA, 3 pour USDA, 4 pour un prêt conventionnel.',
      es: 'Esperas usuales en EE. UU.: después del capítulo 7, 2 años para FHA y VA, 3 para USDA y 4 para convencional, desde el descargo; en capítulo 13, FHA y VA pueden prestar tras 12 meses de pagos del plan con permiso del juez, y convencional 2 años tras el descargo. Después de una ejecución (foreclosure), 3 años FHA, 2 VA y 7 convencional. Circunstancias especiales probadas acortan algunos. En Canadá suelen pedir 2 años y dos cuentas bien llevadas.',
    },
    source: 'HUD Handbook 4000.1; Fannie Mae, Selling Guide B3-5.3-07; VA Lenders Handbook; USDA HB-1-3555',
  },
  {
    id: 'rapid-rescore',
    names: 'rapid rescor*|rescore|actualizacion rapida del puntaje',
    says: {
      en: 'A rapid rescore is ordered by your lender, not by you: it sends proof of a change, such as a card paid down or a mistake corrected, to the credit bureaus, which update your report in about 3 to 7 days instead of a month or two. It removes no correct entries. It is worth it if a few points reach a better rate or the minimum of a program.',
      fr: 'Aux États-Unis, le « rapid rescore » est demandé par le prêteur : il envoie aux agences la preuve d’un changement (solde payé, erreur corrigée), et le dossier est mis à jour en 3 à 7 jours environ. Il n’efface rien d’exact. Il est utile si quelques points donnent un meilleur taux.',
      es: 'Un “rapid rescore” lo pide su prestamista, no usted: manda a los burós la prueba de un cambio, como una tarjeta pagada o un error corregido, y su informe se actualiza en unos 3 a 7 días en vez de un mes o dos. No borra lo correcto. Vale la pena si unos puntos dan mejor tasa o llegan al mínimo de un programa.',
    },
    source: 'Consumer Financial Protection Bureau, Credit reports and scores',
    country: 'US',
  },
  {
    id: 'authorized-user',
    names:
      "authorized user|authorised user|on my mom's card|on my parents card|utilisateur autorise|usuario autorizado",
    says: {
      en: 'Being an authorized user can help: the card’s history appears on your report and FICO scores count it, if it is paid on time and little used; late payments or a high balance hurt you too. A lender may leave it out when it underwrites by hand, unless you show that you make the payments. You owe nothing on the card. Accounts of your own help more. Being removed takes it off your report.',
      fr: 'Être utilisateur autorisé d’une carte peut aider, si elle est payée à temps et peu utilisée et si l’émetteur la déclare à votre dossier; les retards nuisent aussi. Le prêteur peut ne pas en tenir compte. Vous ne devez rien sur la carte. Vos propres comptes aident davantage.',
      es: 'Ser usuario autorizado puede ayudar: el historial de la tarjeta sale en su informe y FICO lo cuenta, si se paga a tiempo y se usa poco; los atrasos o un saldo alto también lo perjudican. El prestamista puede no contarla si revisa a mano, salvo que pruebe que usted la paga. Usted no debe esa tarjeta. Sus propias cuentas ayudan más.',
    },
    source: 'Consumer Financial Protection Bureau; Fannie Mae, Selling Guide B3-5.3-06',
  },
  {
    id: 'certificate-of-eligibility',
    names:
      "certificate of eligibility|coe|my coe|get a coe|va coe|certificado de elegibilidad|certificat d'admissibilite va|26-1880|dd214|dd-214",
    says: {
      en: 'The VA Certificate of Eligibility (COE) shows a lender that you may use a VA loan. Ask for it in one of three ways: through a lender, who can often get it online in minutes; at VA.gov with your account; or by mail with VA Form 26-1880. Veterans need the DD214, active members a statement of service signed by the command, Guard and Reserve their points statement; surviving spouses use Form 26-1817. It shows your entitlement and whether the funding fee applies.',
      fr: 'Le certificat d’admissibilité VA (COE) montre au prêteur que vous avez droit à un prêt VA. Il s’obtient par un prêteur, souvent en minutes, sur VA.gov, ou par la poste (formulaire 26-1880), avec le DD214 ou une attestation de service; un conjoint survivant utilise le 26-1817.',
      es: 'El certificado de elegibilidad VA (COE) muestra al prestamista que puede usar un préstamo VA. Pídalo de tres formas: con un prestamista, que a menudo lo saca en minutos; en VA.gov con su cuenta; o por correo con el formulario 26-1880. Los veteranos necesitan el DD214, los activos una constancia de servicio; los cónyuges sobrevivientes usan el 26-1817. Muestra su derecho y si paga la cuota VA.',
    },
    source: 'U.S. Department of Veterans Affairs, How to request a Certificate of Eligibility',
    country: 'US',
  },
  {
    id: 'fha-repairs',
    names:
      'fha repair*|fha appraisal repair*|fha required repair*|peeling paint|chipped paint|chipping paint|fha inspection|pintura descascarada|pintura que se cae|reparaciones fha|va appraisal repair*|minimum property requirement*|mprs|requisitos minimos de la propiedad',
    says: {
      en: 'FHA and VA have minimum property requirements: the home must be safe, sound and sanitary. The appraiser checks them, not the home inspector, whom you hire yourself. What they list must be repaired and checked again before closing: peeling paint in a home from before 1978, missing handrails, a leaking roof, no heat, exposed wiring. Usually the seller does it; you can negotiate, ask for repairs after closing with money in escrow where the lender agrees, use a 203(k) loan, change to a conventional loan, or leave by your conditions. The FHA appraisal stays with the home for 180 days, so other FHA buyers meet the same list.',
      fr: 'L’évaluateur FHA ou VA, et non l’inspecteur que vous engagez, vérifie les exigences minimales de sécurité et de salubrité : ce qu’il note (peinture écaillée d’avant 1978, garde-corps manquant, toit qui coule, pas de chauffage) doit être réparé et revu avant la clôture. D’habitude le vendeur le fait; sinon négociez, prenez un prêt 203(k) ou conventionnel, ou retirez-vous par vos conditions.',
      es: 'FHA y VA exigen requisitos mínimos: casa segura, sólida y salubre. Los revisa el valuador, no el inspector que usted contrata. Lo que anote debe repararse y revisarse antes del cierre: pintura descascarada en casas de antes de 1978, barandales que faltan, techo con goteras, sin calefacción, cables expuestos. Casi siempre lo hace el vendedor; puede negociar, pedir retención para hacerlo después si el prestamista acepta, usar un 203(k), cambiar a convencional o retirarse por sus condiciones. El avalúo FHA dura 180 días con la casa.',
    },
    source: 'HUD Handbook 4000.1, II.D; U.S. Department of Veterans Affairs, Minimum Property Requirements',
    country: 'US',
  },
  {
    id: 'occupancy-rule',
    names:
      "owner occupan*|owner-occupan*|occupancy requirement*|occupancy rule*|rent out my fha|rent my fha|rent out * fha|turn * into a rental|convert * to a rental|rentar mi casa * fha|rentar * fha|exigence d'occupation",
    says: {
      en: 'A loan for a main residence requires that you move in within 60 days of closing and mean to live there at least a year (FHA, and the usual conventional and VA loan documents). After that you may rent it out and keep the loan; earlier, ask the lender and keep proof of why you left, such as a job move. You may rent rooms or the other units of a 2- to 4-unit home from the start. Telling a lender you will live there when you will not is fraud. Tell your insurer and look at the association’s rules.',
      fr: 'Un prêt pour résidence principale demande d’emménager dans les 60 jours et d’avoir l’intention d’y habiter au moins un an (FHA, et d’habitude conventionnel et VA). Ensuite, vous pouvez louer et garder le prêt; avant, demandez au prêteur. On peut louer des chambres ou les autres logements d’un 2 à 4 logements dès le début. Avisez l’assureur.',
      es: 'Un préstamo para residencia principal pide mudarse en 60 días y tener intención de vivir ahí al menos un año (FHA, y casi siempre convencional y VA). Después puede rentarla y conservar el préstamo; antes, pregunte al prestamista y guarde prueba del motivo, como un cambio de trabajo. Puede rentar cuartos o las otras unidades de una de 2 a 4 desde el principio. Decir que vivirá ahí sin ser verdad es fraude. Avise a su aseguradora.',
    },
    source: 'HUD Handbook 4000.1, II.A.1; Fannie Mae, Security instruments',
    country: 'US',
  },
  {
    id: 'land-contract',
    names:
      'contract for deed|land contract|bond for deed|installment land|instalment sale|installment sale|agreement for deed|contract-for-deed|contrato por escritura|contrato de venta a plazos|contrato de tierra|vente a temperament|vente a terme',
    says: {
      en: 'In a contract for deed (land contract) you pay the seller in installments and get the deed only after the last one. The risks: if you miss payments the seller may take the home back and keep what you paid, often faster than a foreclosure; the seller’s own mortgage, liens or death can stand in the way; repairs and taxes are usually yours. Before signing have a title search and an inspection, a lawyer read it, and the contract recorded. Some states, such as Texas (Property Code ch. 5), protect buyers more.',
      fr: 'Dans un « contract for deed » (vente à tempérament), vous payez le vendeur par versements et ne recevez le titre qu’à la fin. En cas de défaut, il peut reprendre la propriété et garder les sommes; son hypothèque ou ses dettes vous exposent; taxes et réparations sont à vous. Avant de signer : recherche de titres, inspection, avis d’un avocat ou notaire, et publication du contrat.',
      es: 'En un “contract for deed” paga al vendedor por partes y recibe la escritura solo al final. Los riesgos: si falla pagos puede perder la casa y lo pagado, a menudo más rápido que en una ejecución; la hipoteca, deudas o muerte del vendedor pueden estorbar; reparaciones e impuestos son suyos. Antes de firmar: búsqueda de título, inspección, un abogado y registre el contrato. Algunos estados, como Texas (Property Code cap. 5), protegen más al comprador.',
    },
    source: 'Consumer Financial Protection Bureau, Contract-for-deed; Texas Property Code ch. 5, subch. D',
  },
];
