/** Terms of one region, and of agency and offers, in three languages. */
import type { Entry } from '../../entry.ts';

export const regionalTerms: readonly Entry[] = [
  {
    id: 'crim',
    names: 'crim|centro de recaudacion de ingresos municipales|contribucion territorial',
    says: {
      en: 'CRIM (Centro de Recaudación de Ingresos Municipales) is the office in Puerto Rico that values real estate and collects the property tax for the towns. At a purchase ask for the CRIM debt certificate and move the account to your name; a main residence can get an exemption, which is requested there.',
      fr: 'Le CRIM (Centro de Recaudación de Ingresos Municipales) est l’organisme de Porto Rico qui évalue les immeubles et perçoit l’impôt foncier des municipalités. À l’achat, demandez son certificat de dette; la résidence principale peut obtenir une exonération.',
      es: 'El CRIM (Centro de Recaudación de Ingresos Municipales) es la oficina de Puerto Rico que tasa los inmuebles y cobra la contribución sobre la propiedad de los municipios. Al comprar pida la certificación de deuda del CRIM y cambie la cuenta a su nombre; la residencia principal puede tener una exoneración, que se solicita allí.',
    },
    source: 'CRIM, Puerto Rico',
    country: 'US',
  },
  {
    id: 'act-60',
    names: 'act 60|ley 60|act 22|ley 22|act 20|loi 60',
    says: {
      en: 'Act 60 of Puerto Rico is its Incentives Code: under conditions, people who move there pay little or no tax of Puerto Rico on some investment income, and certain businesses a low rate. A decree is needed; individual investors must, among other things, become bona fide residents and buy a main home within two years. A tax professional says whether it fits you.',
      fr: 'La loi 60 de Porto Rico est son code d’incitatifs : sous conditions, les personnes qui s’y installent paient peu ou pas d’impôt de Porto Rico sur certains revenus de placement. Il faut un décret, devenir résident véritable et, pour un investisseur, acheter une résidence principale dans les deux ans. Consultez un fiscaliste.',
      es: 'La Ley 60 de Puerto Rico es su Código de Incentivos: con condiciones, quien se muda allí paga poco o nada de contribución sobre ciertos ingresos de inversión, y algunos negocios una tasa baja. Hace falta un decreto; el inversionista individual debe, entre otras cosas, ser residente bona fide y comprar su residencia principal en dos años. Un contable dice si le aplica.',
    },
    source: 'Puerto Rico Incentives Code, Act 60-2019',
    country: 'US',
  },
  {
    id: 'metro-district',
    names:
      'metro district*|metropolitan district*|metro tax district*|special taxing district*|distrito metropolitano|distrito metro|district metropolitain',
    says: {
      en: 'A metro district (metropolitan district) in Colorado is a small government that builds the streets, water, sewer and parks of a development and borrows for them with bonds. The owners there repay them by an extra mill levy on the property tax bill, often for decades, and some districts charge fees too, so the tax is higher than outside. It is no HOA, though both can exist. Before you are bound, look at the total mill levy and the debt: the certificate of taxes due, the county assessor, the title commitment and the district’s website show them.',
      fr: 'Au Colorado, un « metro district » est une petite administration publique qui bâtit rues, eau, égouts et parcs d’un lotissement en émettant des obligations. Les propriétaires les remboursent par une taxe foncière de plus (mill levy), souvent pendant des décennies, et parfois par des frais; la taxe y est donc plus élevée. Ce n’est pas l’association (HOA). Regardez le total des taxes et la dette avant de vous engager.',
      es: 'Un “metro district” (distrito metropolitano) en Colorado es un pequeño gobierno que construye calles, agua, drenaje y parques de un desarrollo y se endeuda con bonos. Los dueños los pagan con un impuesto predial extra (mill levy), a menudo por décadas, y a veces con cuotas, así que el predial es más alto que fuera. No es la HOA, aunque puede haber ambas. Antes de obligarse vea el total del impuesto y la deuda: certificado de impuestos, tasador del condado, compromiso de título y la página del distrito.',
    },
    source: 'Colorado Revised Statutes, Title 32, Article 1 (Special District Act)',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'horizontal-property',
    names:
      'propiedad horizontal|regimen de propiedad horizontal|regimen horizontal|ley de condominios|horizontal property',
    says: {
      en: 'Horizontal property (propiedad horizontal) is the law of condominiums in Puerto Rico and Latin America: each owner has an apartment and a share of the common parts, under a recorded master deed and bylaws, and pays a maintenance fee.',
      fr: 'La propriété horizontale est le régime des condos à Porto Rico et en Amérique latine : chacun a son appartement et une part des parties communes, selon un acte constitutif et un règlement, et paie des frais d’entretien.',
      es: 'La propiedad horizontal es el régimen de los condominios en Puerto Rico y América Latina: cada dueño (titular) tiene su apartamento y una parte de las áreas comunes, según la escritura matriz y el reglamento, y paga una cuota de mantenimiento.',
    },
    source: 'Ley de Condominios de Puerto Rico, Ley 129-2020',
  },
  {
    id: 'civil-law-notary',
    names:
      'notario en puerto rico|notario de puerto rico|notario publico que hace|que hace un notario|abogado notario|notario publico|que es un notario|what does a notary do|civil law notary|que fait un notaire|que fait le notaire|role du notaire',
    says: {
      en: 'In Québec and Puerto Rico a notary is a trained jurist who writes the deed, checks the title and sees to its registration; the sale is signed before the notary (in Puerto Rico the notary is also an attorney). In the other states a notary public only confirms identities and signatures, and a lawyer or title company does the rest.',
      fr: 'Au Québec, le notaire est un juriste qui examine les titres, rédige l’acte de vente et l’acte d’hypothèque, reçoit les signatures et les fonds et publie les actes au registre foncier. Ailleurs en Amérique du Nord, un « notary public » ne fait que vérifier les signatures.',
      es: 'En Puerto Rico el notario es un abogado que redacta la escritura, verifica identidades y el título y presenta la escritura al Registro; la compraventa se firma ante él. En los demás estados un “notary public” solo confirma identidades y firmas, y un abogado o una compañía de títulos hace lo demás.',
    },
    source: 'Chambre des notaires du Québec; Ley Notarial de Puerto Rico',
  },
  {
    id: 'attorney-review',
    names: "attorney review*|lawyer review*|revision d'avocat|revision de abogado|revision del abogado",
    says: {
      en: 'Attorney review is a time after both sides have signed in which a lawyer may change or cancel the contract. In New Jersey it is three business days and starts when both sides have the signed contract; in Illinois usually five business days by the contract. After it the contract is firm except for its other conditions.',
      fr: 'L’« attorney review » est un délai après la signature où un avocat peut modifier ou annuler le contrat : trois jours ouvrables au New Jersey, en général cinq en Illinois selon le contrat.',
      es: 'La revisión del abogado (“attorney review”) es un plazo tras la firma en que un abogado puede cambiar o cancelar el contrato: tres días hábiles en Nueva Jersey, por lo general cinco en Illinois según el contrato.',
    },
    source: 'New Jersey Administrative Code 11:5-6.2',
    country: 'US',
  },
  {
    id: 'flip-tax',
    names:
      'flip tax*|transfer fee of the co-op|board package*|co-op board*|coop board*|board application*|board interview*|board approval',
    says: {
      en: 'A co-op’s board must approve each buyer: the board package is the application with finances, references and the contract, and an interview often follows. A flip tax is a fee to the co-op on a sale, such as 1% to 3% of the price or of the gain, usually paid by the seller; it is no tax of the state.',
      fr: 'Le conseil d’une coopérative (New York) approuve chaque acheteur : le « board package » réunit finances, références et contrat, puis vient souvent une entrevue. La « flip tax » est un droit versé à la coopérative à la vente, en général par le vendeur, et non un impôt.',
      es: 'La junta de una cooperativa (co-op) aprueba a cada comprador: el “board package” reúne finanzas, referencias y contrato, y a menudo hay una entrevista. El “flip tax” es una cuota a la cooperativa por la venta, por lo general del vendedor; no es un impuesto del estado.',
    },
    source: 'New York State Attorney General, co-op buyer guidance',
    country: 'US',
  },
  {
    id: 'agency-kinds',
    names:
      "designated agen*|designated representation|transaction broker*|transaction coordinator mean*|transactional broker*|facilitator|single agen*|buyer's agent mean*|agence designee|corredor de transaccion",
    says: {
      en: 'Agency says for which side an agent acts. A buyer’s agent owes you loyalty; a designated agent does so although the same firm has another agent for the seller; a transaction broker (Florida, Colorado and others) helps both sides and represents neither. The agent must say which it is in writing.',
      fr: 'La représentation dit pour qui le courtier agit. Votre courtier vous doit loyauté; un agent désigné aussi, même si un collègue de l’agence représente le vendeur; un « transaction broker » (Floride, Colorado) aide les deux et ne représente personne. Cela doit être écrit.',
      es: 'La representación dice para quién actúa el agente. El agente del comprador le debe lealtad; un “designated agent” también, aunque otro de la misma firma represente al vendedor; un “transaction broker” (Florida, Colorado) ayuda a ambos y no representa a ninguno. Debe constar por escrito.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'buyer-rebate',
    names:
      'buyer rebate*|commission rebate*|cash back from my agent|cash back from the agent|agent rebate*|ristourne*|reembolso de comision|rebate del agente',
    says: {
      en: 'A buyer rebate is a part of the commission that a buyer’s agent gives back to the buyer at closing. Most U.S. states allow it, some forbid it; the lender must know of it because it is a credit on the closing statement.',
      fr: 'Une ristourne est une part de la commission que le courtier de l’acheteur lui remet à la clôture. La plupart des États américains la permettent, certains l’interdisent; le prêteur doit en être informé.',
      es: 'Un reembolso de comisión (“buyer rebate”) es una parte de la comisión que el agente del comprador le devuelve al cierre. Casi todos los estados lo permiten y algunos lo prohíben; el prestamista debe saberlo.',
    },
    source: 'U.S. Department of Justice, Real Estate Commission Rebates',
  },
  {
    id: 'per-diem-interest',
    names:
      'per diem interest|prepaid interest|daily interest at closing|interet* journalier*|interet* quotidien*|interes diario|interes prepagado|interest adjustment',
    says: {
      en: 'Per diem (prepaid) interest is the loan’s interest for each day from closing to the end of that month, paid at closing: loan × rate ÷ 365. The first full payment then comes a month later. In Canada it is called the interest adjustment.',
      fr: 'L’intérêt journalier (ajustement d’intérêts) est l’intérêt du prêt de la clôture au début du premier terme de paiement, payé à ce moment : prêt × taux ÷ 365 par jour.',
      es: 'El interés diario (prepagado) es el interés del préstamo por cada día desde el cierre hasta fin de mes, que se paga al cierre: préstamo × tasa ÷ 365. El primer pago completo viene un mes después.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'interim-occupancy',
    names:
      "interim occupancy|occupancy fee*|phantom rent|occupancy period|occupation interimaire|frais d'occupation|ocupacion provisional",
    says: {
      en: 'Interim occupancy is the time in which the buyer of a new condo in Ontario lives in the unit before the building is registered and the sale closes. The buyer pays the builder a monthly occupancy fee (interest on the unpaid price, estimated tax and the condo fee), which does not go toward the price.',
      fr: 'L’occupation intérimaire est la période où l’acheteur d’un condo neuf en Ontario habite l’unité avant l’enregistrement de l’immeuble et la clôture. Il paie au promoteur des frais mensuels (intérêt sur le solde, taxes estimées, frais de condo) qui ne réduisent pas le prix.',
      es: 'La ocupación provisional es el tiempo en que el comprador de un condominio nuevo en Ontario vive en la unidad antes del registro y del cierre. Paga al constructor una cuota mensual (interés del saldo, impuesto estimado y cuota) que no cuenta para el precio.',
    },
    source: 'Condominium Act, 1998 (Ontario), s. 80',
    country: 'CA',
  },
  {
    id: 'piggyback',
    names:
      'piggyback*|80-10-10|80/10/10|80 10 10|second mortgage mean*|pret superpose|prestamo piggyback|segunda hipoteca',
    says: {
      en: 'A piggyback loan is a second loan taken at the same time as the mortgage, as in 80-10-10: 80% first loan, 10% second loan, 10% down. It avoids mortgage insurance; the second loan has a higher rate and ranks behind the first.',
      fr: 'Un prêt superposé (« piggyback ») est un second prêt pris avec l’hypothèque, comme 80-10-10 : 80 % premier prêt, 10 % second, 10 % de mise de fonds. Il évite l’assurance prêt; le second prêt coûte plus cher et passe après le premier.',
      es: 'Un préstamo “piggyback” es un segundo préstamo tomado junto con la hipoteca, como 80-10-10: 80% primer préstamo, 10% segundo y 10% de enganche. Evita el seguro hipotecario; el segundo tiene una tasa más alta y va después del primero.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'blend-extend',
    names:
      'blend and extend|blend-and-extend|blended rate|blend to term|taux combine|taux mixte|combiner et prolonger|tasa combinada',
    says: {
      en: 'Blend and extend is a way to renew a Canadian mortgage early: the lender mixes your present rate with today’s for a new, longer term, usually without a prepayment charge. The charge is in effect part of the blended rate, so compare the total cost.',
      fr: 'Le taux combiné (« blend and extend ») permet de renouveler tôt une hypothèque au Canada : le prêteur mêle votre taux à celui du jour pour un nouveau terme plus long, en général sans indemnité. Comparez le coût total, car l’indemnité est en fait dans le taux.',
      es: '“Blend and extend” es renovar antes una hipoteca en Canadá: el prestamista mezcla su tasa con la de hoy para un plazo nuevo y más largo, por lo general sin cargo por prepago. Compare el costo total, porque el cargo va en la tasa.',
    },
    source: 'Financial Consumer Agency of Canada, Mortgages',
    country: 'CA',
  },
  {
    id: 'brrrr',
    names: 'brrrr*|house hack*|buy rehab rent refinance',
    says: {
      en: 'BRRRR means buy, rehab, rent, refinance, repeat: an investor repairs a home, rents it out and takes a new loan on the higher value to buy the next. House hacking is living in one part and renting out the rest. Both depend on rents, repair costs and the new loan, none of which is certain.',
      fr: 'BRRRR veut dire acheter, rénover, louer, refinancer, répéter. Le « house hacking » est d’habiter une partie et de louer le reste. Les deux dépendent de loyers, de coûts de travaux et d’un nouveau prêt qui ne sont pas certains.',
      es: 'BRRRR significa comprar, reparar, rentar, refinanciar y repetir. “House hacking” es vivir en una parte y rentar el resto. Ambos dependen de rentas, costos de obra y un nuevo préstamo que no son seguros.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'exchange-1031',
    names: '1031*|like-kind exchange*|like kind exchange*|intercambio 1031|echange 1031',
    says: {
      en: 'A 1031 exchange defers U.S. tax on the gain when an investment or rental property is exchanged for another one; your own home does not qualify. The seller must name the replacement within 45 days of the sale and close on it within 180 days, and a qualified intermediary holds the money in between. A tax professional must set it up before the sale.',
      fr: 'Un échange 1031 reporte l’impôt américain sur le gain quand un immeuble de placement est échangé contre un autre; votre résidence n’y a pas droit. Il faut désigner l’immeuble de remplacement dans les 45 jours et le fermer dans les 180 jours, un intermédiaire qualifié gardant l’argent. Un fiscaliste doit le préparer avant la vente.',
      es: 'Un intercambio 1031 aplaza el impuesto de EE. UU. sobre la ganancia al cambiar una propiedad de inversión o renta por otra; su casa propia no califica. Hay que nombrar la nueva en 45 días desde la venta y cerrar en 180, y un intermediario calificado guarda el dinero. Un profesional de impuestos debe prepararlo antes de vender.',
    },
    source: 'Internal Revenue Code § 1031; IRS, Like-kind exchanges',
    country: 'US',
  },
  {
    id: 'capital-gain',
    names:
      "plusvalia|plus-value|capital gain mean*|what is a capital gain|gain en capital c'est|ganancia de capital que es|que es la ganancia de capital",
    says: {
      en: 'A capital gain is the price you sell for less what you paid, the costs and improvements. On a main home much or all of it is usually free of income tax: in the USA up to $250,000, or $500,000 for a couple, under conditions; in Canada for the years it was the principal residence.',
      fr: 'Le gain en capital (plus-value) est le prix de vente moins le prix payé, les frais et les améliorations. Sur la résidence principale, il est en général exonéré en tout ou en partie : au Canada, pour les années où elle l’était; aux États-Unis, jusqu’à 250 000 $ ou 500 000 $ en couple, sous conditions.',
      es: 'La plusvalía (ganancia de capital) es el aumento de valor: el precio de venta menos lo que pagó, los gastos y las mejoras. En la vivienda principal gran parte suele estar libre de impuesto: en EE. UU. hasta $250,000, o $500,000 en pareja, con condiciones; en Canadá por los años en que fue la residencia principal.',
    },
    source: 'IRS Publication 523; Canada Revenue Agency, Principal residence',
  },
];
