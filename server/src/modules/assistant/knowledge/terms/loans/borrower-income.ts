/** Long because it is a table: terms about the borrowers and the income a lender counts, in three languages. */
import type { Entry } from '../../entry.ts';

export const borrowerIncomeTerms: readonly Entry[] = [
  {
    id: 'foreign-income',
    names:
      "foreign income|income from canada|income from abroad|income from another country|income from mexico|paid in canadian|paid in us dollars|paid in pesos|overseas income|revenu etranger|revenus etrangers|revenu de l'etranger|paye en dollars americains|ingresos del extranjero|ingreso extranjero|gano en otro pais",
    says: {
      en: 'Income earned abroad can count if it is steady and on paper: usually two years of tax returns (Fannie Mae asks for U.S. returns that show it), an employer’s letter, pay slips and bank statements, translated and converted. Without U.S. returns or a U.S. score there are foreign national loans: 25% to 40% down, a higher rate and reserves. In Canada lenders use newcomer or non-resident programs, often 20% to 35% down. A remote job needs the employer’s consent to work from there.',
      fr: 'Un revenu gagné à l’étranger peut compter s’il est stable et documenté : d’habitude deux ans de déclarations, lettre de l’employeur, talons et relevés, traduits et convertis. Au Canada, les prêteurs ont des programmes pour nouveaux arrivants ou non-résidents, souvent 20 % à 35 % de mise de fonds. Aux États-Unis, sans déclarations américaines, des prêts « foreign national » : 25 % à 40 % et un taux plus haut.',
      es: 'El ingreso ganado en otro país puede contar si es estable y está en papel: casi siempre dos años de declaraciones (Fannie Mae pide las de EE. UU. que lo muestren), carta del empleador, recibos y estados de cuenta, traducidos y convertidos. Sin declaraciones ni puntaje de EE. UU. hay préstamos “foreign national”: 25% a 40% de enganche, tasa mayor y reservas.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (foreign income); CMHC',
  },
  {
    id: 'buying-together',
    names:
      'buy with my brother|buy with my sister|buy with my friend|buy with a friend|buy with friends|buying with my brother|buying with my sister|buying with a friend|buying with friends|buy together with|buy a house together|buy with my parents|buying with my parents|acheter avec mon frere|acheter avec ma soeur|acheter avec un ami|acheter avec mes parents|acheter a deux|comprar con mi hermano|comprar con mi hermana|comprar con un amigo|comprar con mis papas|comprar entre dos|comprar con mi primo',
    says: {
      en: 'Yes, relatives or friends can buy together. All who sign the loan owe all of it, incomes and debts are added, and the lender looks at each score, often the lowest. Choose the form of title: tenants in common with named shares, or joint tenants, where the share passes to the other at death. Before closing put in writing who paid what, who pays the costs, and what happens if one wants out, dies or cannot pay. A lawyer or notary writes it.',
      fr: 'Oui, on peut acheter avec un proche ou un ami. Chacun qui signe le prêt le doit en entier; revenus et dettes s’additionnent, et le prêteur regarde chaque cote. Au Québec, c’est une indivision : fixez les parts dans l’acte et signez une convention d’indivision (mise de fonds, dépenses, rachat, décès, sortie) devant notaire. Pensez aussi au testament et à l’assurance vie.',
      es: 'Sí, se puede comprar con familia o amigos. Todos los que firman el préstamo deben todo; se suman ingresos y deudas, y el prestamista mira cada puntaje, a menudo el más bajo. Elijan la forma del título: en común con partes fijas, o conjunta, donde la parte pasa al otro al morir. Antes del cierre escriban quién puso qué, quién paga y qué pasa si uno quiere salir, muere o no puede pagar. Lo redacta un abogado.',
    },
    source:
      'Fannie Mae, Selling Guide B3-5.1; National Association of Realtors, consumer guides; Chambre des notaires du Québec',
  },
  {
    id: 'one-applies',
    names:
      "just my wife apply|just my husband apply|only my wife apply|only my husband apply|only one of us apply|only one of us on the loan|one of us on the loan|only one of us on the mortgage|one spouse on the loan|just one of us apply|just one of us on the loan|apply without my wife|apply without my husband|apply without my spouse|apply alone|apply by myself|apply for the loan alone|leave me off the loan|leave my husband off the loan|leave my wife off the loan|keep me off the loan|keep my husband off the loan|keep my wife off the loan|loan in just my name|loan in only her name|loan in only his name|loan in only my name|mortgage in only my name|husband's credit is bad|my wife's credit is bad|non-borrowing spouse|faire la demande seul*|emprunter seul*|sans mon conjoint sur le pret|sans ma conjointe sur le pret|pret a un seul nom|hypotheque a un seul nom|hypotheque juste a mon nom|un seul des deux sur le pret|pret juste a mon nom|solo uno en el prestamo|uno solo en el prestamo|solo mi esposa en el prestamo|solo mi esposo en el prestamo|nomas mi esposa en el loan|nomas mi esposo en el loan|nomas uno en el loan|aplicar sola|aplicar solo|aplique sola|aplique solo|sacar el prestamo a un solo nombre|prestamo a nombre de uno solo|prestamo solo a mi nombre|prestamo a nombre de ella sola|prestamo a nombre de el solo",
    says: {
      en: 'Yes, one of a couple can apply alone. Then only that person’s income, credit and debts count, so the loan can be smaller, and only that person owes it; both can still be on the title. In community property states (Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington, Wisconsin) FHA, VA and USDA loans count the other spouse’s debts too, and the spouse may have to sign some closing documents. In Canada a lender may ask the other to guarantee the loan, and a spouse must consent to a mortgage on the family home. Ask a lender to run it both ways.',
      fr: 'Oui, une seule personne du couple peut faire la demande. Seuls son revenu, son crédit et ses dettes comptent alors, donc le prêt peut être plus petit, et elle seule le doit; les deux peuvent quand même être au titre. Au Canada, le prêteur peut demander à l’autre de cautionner, et le conjoint marié doit consentir à l’hypothèque sur la résidence familiale. Aux États-Unis, dans les États de communauté de biens, les prêts FHA, VA et USDA comptent aussi les dettes du conjoint. Demandez au prêteur de calculer les deux façons.',
      es: 'Sí, uno solo de la pareja puede pedir el préstamo. Entonces cuentan solo sus ingresos, su crédito y sus deudas, así que el préstamo puede ser menor, y solo esa persona lo debe; los dos pueden estar en el título. En los estados de bienes gananciales (Arizona, California, Idaho, Luisiana, Nevada, Nuevo México, Texas, Washington, Wisconsin) los préstamos FHA, VA y USDA cuentan también las deudas del cónyuge, que quizá firme algunos papeles del cierre. En Canadá el prestamista puede pedir que el otro sea aval. Pida que lo calculen de las dos formas.',
    },
    source:
      'HUD Handbook 4000.1 II.A (non-borrowing spouse); Consumer Financial Protection Bureau, Regulation B (12 CFR 1002.7); Civil Code of Québec, art. 401-404',
    asOf: '2026-11',
  },
  {
    id: 'variable-income',
    names:
      'overtime|bonus income|bonuses|commission income|commissions income|variable income|heures supplementaires|primes et bonis|revenu variable|revenu a commission|horas extra*|bonos y comisiones|ingreso variable',
    says: {
      en: 'Lenders count overtime, bonus, commission and tips if they have a record and are likely to go on: usually the average of two years, at least 12 months if the rest is strong (Fannie Mae). If they fall, the lower figure counts. Bring two years of W-2s or tax returns and a letter from the employer. In Canada it is usually the two-year average from the notices of assessment or T4 slips.',
      fr: 'Les prêteurs comptent heures supplémentaires, primes, commissions et pourboires s’il y a un historique : d’habitude la moyenne de deux ans selon les avis de cotisation ou T4, parfois un an si le reste est solide. Si le revenu baisse, le montant le plus bas compte. Apportez deux ans de papiers et une lettre d’emploi.',
      es: 'El prestamista cuenta horas extra, bonos, comisiones y propinas si tienen historial y van a seguir: casi siempre el promedio de dos años, mínimo 12 meses si lo demás es sólido (Fannie Mae). Si bajan, cuenta la cifra menor. Lleve dos años de W-2 o declaraciones y una carta del empleador. En Canadá, el promedio de dos años.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (income assessment); Canada Mortgage and Housing Corporation',
  },
  {
    id: 'gig-income',
    names:
      'gig income|gig work*|gig economy|uber income|uber driver*|drive for uber|doordash*|instacart|lyft|freelanc*|1099 income|1099 work*|side hustle|second job|part-time job|chauffeur uber|revenus uber|pigiste*|deuxieme emploi|ingresos de uber|manejo uber|trabajo por aplicaciones|segundo trabajo',
    says: {
      en: 'Gig work such as Uber or DoorDash counts as self-employment: lenders average what is left after expenses on two years of tax returns (Schedule C in the USA, T2125 in Canada), so large write-offs lower what you can borrow. With one year, some lenders agree if you did similar work before. A second job usually needs two years of both together. Bank-statement loans count deposits instead, at a higher rate.',
      fr: 'Le travail par application (Uber, DoorDash) ou à la pige compte comme travail autonome : la moyenne, après dépenses, de deux ans de déclarations (T2125 au Canada). De grosses déductions réduisent donc l’emprunt. Avec un an, certains prêteurs acceptent. Un deuxième emploi demande d’habitude deux ans d’historique.',
      es: 'El trabajo por aplicaciones como Uber o DoorDash cuenta como trabajo por cuenta propia: promedian lo que queda tras gastos en dos años de declaraciones (Schedule C), así que descontar mucho baja lo que puede pedir. Con un año algunos aceptan si antes hizo algo parecido. Un segundo trabajo pide casi siempre dos años. Los préstamos por estados de cuenta cuentan depósitos, con tasa más alta.',
    },
    source:
      'Fannie Mae, Selling Guide B3-3 (self-employment and secondary employment); Canada Revenue Agency, Form T2125',
  },
  {
    id: 'cash-income',
    names: 'cash income|income in cash|paid in cash|paid cash at work|ingresos en efectivo|revenus en argent comptant',
    says: {
      en: 'A lender counts income that it can verify: recent pay stubs, W-2s, two years of tax returns, bank statements that show the deposits, and a call or letter to each employer. Pay in cash counts as far as it is on your tax returns or a W-2; what was never reported normally does not count. A second job usually counts after about two years of holding both. Without a stub, ask the employer for one or for a letter with dates, hours and pay, deposit the cash each payday and report it. In Canada: T4s, notices of assessment and an employment letter.',
      fr: 'Un prêteur compte le revenu qu’il peut vérifier : talons de paie récents, T4, deux ans d’avis de cotisation, relevés bancaires qui montrent les dépôts et lettre de chaque employeur. La paie en argent comptant compte dans la mesure où elle est déclarée; ce qui ne l’a jamais été ne compte normalement pas. Un deuxième emploi compte d’habitude après environ deux ans. Sans talon, demandez-en un ou une lettre (dates, heures, salaire), déposez l’argent à chaque paie et déclarez-le. Aux États-Unis : W-2 et déclarations.',
      es: 'El prestamista cuenta el ingreso que puede verificar: talones recientes, W-2, declaraciones de impuestos de dos años, estados de cuenta que muestren los depósitos y una llamada o carta de cada empleador. Lo que le pagan en efectivo cuenta en la medida en que está en sus declaraciones o en un W-2; lo que nunca se declaró normalmente no cuenta. Un segundo trabajo suele contar después de unos dos años con ambos. Sin talón, pida uno o una carta con fechas, horas y pago, deposite el efectivo cada vez y declárelo.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (employment and secondary employment income); HUD Handbook 4000.1; FCAC',
    asOf: '2026-11',
  },
  {
    id: 'parental-leave',
    names:
      'maternity leave|parental leave|paternity leave|mat leave|conge de maternite|conge parental|conge de paternite|licencia de maternidad|baja por maternidad|permiso de maternidad|disability leave|short-term disability|medical leave',
    says: {
      en: 'Often yes. In the USA, if you go back to work before the first payment is due, the lender may count your regular income with a letter of your return date; otherwise the pay during the leave, with savings making up the difference (Fannie Mae, temporary leave). A lender may not ask about or penalize pregnancy or plans for children (Equal Credit Opportunity Act). In Canada many lenders count the full salary with an employer’s letter stating the position, pay and return date, usually within a year.',
      fr: 'Souvent oui. Au Canada, bien des prêteurs comptent le plein salaire avec une lettre de l’employeur indiquant le poste, le salaire et la date de retour, d’habitude dans l’année; sinon les prestations seulement. Aux États-Unis, le revenu régulier compte si vous reprenez avant le premier versement. Un prêteur ne peut vous désavantager à cause d’une grossesse ou d’un congé. Prévoyez le budget des mois à revenu réduit.',
      es: 'A menudo sí. En EE. UU., si vuelve al trabajo antes del primer pago, el prestamista puede contar su ingreso normal con una carta de la fecha de regreso; si no, lo que cobra en la licencia, con ahorros que cubran la diferencia (Fannie Mae). No puede preguntar por embarazo ni castigarlo (Ley de Igualdad de Oportunidad de Crédito). En Canadá muchos cuentan el salario completo con carta del empleador.',
    },
    source:
      'Fannie Mae, Selling Guide B3-3 (temporary leave income); Equal Credit Opportunity Act, 12 CFR 1002; Canada Mortgage and Housing Corporation',
  },
  {
    id: 'add-backs',
    names:
      'add-back*|addback*|add back*|adding back|adds back|added back|adds it back|rajout* l’amortissement|rajoute* l’amortissement|suma* de vuelta|suma* otra vez|vuelve* a sumar|sumar de nuevo',
    says: {
      en: 'Adding back means that the lender adds costs that took no cash to the net profit of a self-employed person. Depreciation is the usual one: it spreads the price of a van or a machine over years on the tax return, and nothing is paid in that year. Depletion, amortization, the business use of the home and the depreciation part of mileage are added back too; what was really spent, such as supplies, is not. The counted income rises by that much.',
      fr: 'Rajouter veut dire que le prêteur ajoute au revenu net du travailleur autonome des dépenses qui n’ont pas coûté d’argent. L’amortissement est la plus courante : il répartit le prix d’un véhicule ou d’une machine sur des années dans la déclaration, sans rien payer cette année-là. Au Canada, certains prêteurs rajoutent aussi l’usage du domicile. Ce qui a vraiment été dépensé n’est pas rajouté. Le revenu retenu augmente d’autant.',
      es: 'Sumar de vuelta (“add back”) quiere decir que el prestamista agrega a la ganancia neta de quien trabaja por su cuenta gastos que no salieron de su bolsillo. El más común es la depreciación: reparte el precio de una camioneta o máquina en varios años en la declaración, sin pagar nada ese año. También se suman el agotamiento, la amortización, el uso de la casa para el negocio y la parte de depreciación de las millas; lo que de verdad se gastó, no. El ingreso que cuenta sube en ese monto.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (self-employed income) and Form 1084',
  },
  {
    id: 'rental-income',
    names:
      "rental income|tenant's rent|tenants' rent|tenants rent|renta de mi inquilino|loyer du locataire|rent from the other unit*|rent from the basement|rental income count*|revenu locatif|revenus locatifs|revenu de location|ingreso* por renta|ingresos de alquiler|renta del otro departamento",
    says: {
      en: 'Lenders usually count 75% of the rent, to allow for empty months and repairs: from the lease or an appraiser’s market rent for a 2- to 4-unit home you will live in, or from two years of tax returns for one you own. FHA and Fannie Mae have limits, such as reserves for 3 and 4 units. Boarders’ rent counts only with a record. In Canada lenders add 50% to 100% of it to income or set it off against costs, by their own policy.',
      fr: 'Les prêteurs ne comptent qu’une part du loyer : au Canada, d’habitude de 50 % à 100 % ajouté au revenu ou déduit des coûts, selon leur politique et le type (duplex, logement au sous-sol conforme); il faut le bail ou le loyer du marché de l’évaluateur. Aux États-Unis, d’habitude 75 %. Demandez au prêteur sa méthode avant d’offrir.',
      es: 'El prestamista suele contar 75% de la renta, por meses vacíos y reparaciones: según el contrato o la renta de mercado del valuador en una casa de 2 a 4 unidades donde vivirá, o según dos años de declaraciones si ya la tiene. FHA y Fannie Mae ponen límites, como reservas para 3 y 4 unidades. La renta de un cuarto cuenta solo con historial. En Canadá, de 50% a 100% según el prestamista.',
    },
    source: 'Fannie Mae, Selling Guide B3-3 (rental income); HUD Handbook 4000.1; CMHC',
  },
  {
    id: 'physician-loan',
    names:
      'physician loan*|physician mortgage*|doctor mortgage|md loan|pret pour medecins|prestamo para medicos|hipoteca para medicos',
    says: {
      en: 'A physician loan is a bank’s own mortgage for doctors and some other professions, also in residency: little or nothing down, no mortgage insurance, and student debt counted gently; a signed contract can stand for income. The rate is often a little higher and adjustable, and the home must be your residence. Compare it with a conventional loan with mortgage insurance.',
      fr: 'Un « physician loan » est un prêt bancaire pour médecins et quelques professions, même en résidence : peu ou pas de mise de fonds, pas d’assurance, et les dettes d’études comptent peu. Le taux est souvent un peu plus haut. Au Canada, les banques ont des offres semblables pour professionnels, mais le minimum légal de mise de fonds reste.',
      es: 'Un préstamo para médicos es una hipoteca propia de algunos bancos para médicos y otras profesiones, también en residencia: poco o nada de enganche, sin seguro hipotecario, y cuentan poco la deuda estudiantil. La tasa suele ser algo mayor y ajustable, y debe ser su residencia. Compárelo con un convencional.',
    },
    source: 'Consumer Financial Protection Bureau, Explore loan choices',
  },
];
