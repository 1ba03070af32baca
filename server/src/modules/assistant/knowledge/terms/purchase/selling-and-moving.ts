/** Long because it is a table: terms about selling, moving and the first year, in three languages. */
import type { Entry } from '../../entry.ts';

export const sellingAndMovingTerms: readonly Entry[] = [
  {
    id: 'cottage-sale',
    names:
      "impot * je vends mon chalet|impot * vendre mon chalet|impot sur la vente d'un chalet|impot sur la vente du chalet|vends mon chalet|vendre mon chalet|vente du chalet|vente d'un chalet|sell my cottage|selling my cottage|sell the cottage|selling the cottage|sale of a cottage|sell my cabin|vendo mi cabana|deux proprietes|second property gain",
    says: {
      en: 'A cottage you and your family use can be your principal residence for tax, but only one property per family counts for each year. Choose the one with the larger gain per year owned, and designate it with Form T2091 in the return of the year of sale. On the rest half of the gain is taxable. The purchase price, costs and improvements reduce the gain, so keep receipts. An accountant computes which choice costs less.',
      fr: 'Un chalet que vous habitez normalement une partie de l’année peut être désigné résidence principale, mais une seule propriété par famille et par année. Désignez celle dont le gain par année est le plus grand, dans la déclaration de l’année de vente (T2091; au Québec aussi TP-274). Sur le reste, la moitié du gain est imposable. Le prix payé, les frais et les améliorations réduisent le gain : gardez les factures. Un comptable chiffre le meilleur choix.',
      es: 'Una cabaña que usted usa puede ser su residencia principal para impuestos en Canadá, pero solo una propiedad por familia y año. Designe la de mayor ganancia por año con el formulario T2091. Del resto, la mitad de la ganancia paga impuesto. El precio, gastos y mejoras la reducen: guarde recibos. Un contador dice qué conviene.',
    },
    source: 'Canada Revenue Agency, Principal residence and Form T2091; Revenu Québec, TP-274',
    country: 'CA',
  },
  {
    id: 'home-staging',
    names:
      'staging|stage my home|stage my house|stage the house|home stager|valorisation|mise en valeur|home staging|preparar la casa para fotos|decorar para vender',
    says: {
      en: 'Staging prepares a home so that buyers see the space: declutter, clean, paint in light tones, repair small things, open curtains, take away half of the furniture. That much costs little and pays most; a stager charges for advice or for rented furniture by the month, which helps most in an empty home. Do it before the photos. It is optional, and no result can be promised.',
      fr: 'La mise en valeur prépare la propriété pour que l’acheteur voie l’espace : désencombrer, nettoyer, peindre clair, réparer les petites choses, ouvrir les rideaux, enlever une partie des meubles. Cela coûte peu et rapporte le plus; un conseiller facture l’avis ou la location de meubles, utile surtout si c’est vide. Faites-le avant les photos. C’est facultatif, sans résultat promis.',
      es: 'Preparar la casa (staging) deja ver el espacio: quitar cosas, limpiar, pintar claro, arreglar lo pequeño, abrir cortinas, sacar parte de los muebles. Eso cuesta poco y es lo que más rinde; un especialista cobra por consejo o por muebles rentados al mes, útil sobre todo si está vacía. Hágalo antes de las fotos. Es opcional y no promete resultado.',
    },
    source: 'National Association of Realtors, Profile of Home Staging',
  },
  {
    id: 'list-price',
    names:
      'price my home|price my house|price * to sell|pricing my|pricing strategy|list price strategy|overpric*|fixer le prix de ma|fixer le prix de vente|a quel prix vendre|a que precio vender|a que precio vendo|poner precio a mi casa',
    says: {
      en: 'Base the price on three to six recent sales of similar homes nearby, adjusted for size, condition and date, and on what is for sale against you now: ask two agents for a written market analysis, or pay an appraiser. The first two weeks bring most viewers; a price too high leads to cuts and a stale listing, a price a little under the comparable sales can bring several offers but guarantees nothing. What you paid or owe does not count for buyers.',
      fr: 'Fondez le prix sur trois à six ventes récentes de propriétés semblables du secteur, ajustées selon la taille, l’état et la date, et sur la concurrence actuelle : demandez une analyse écrite à deux courtiers, ou payez un évaluateur. Les deux premières semaines amènent le plus de visites; trop haut, l’annonce vieillit et on baisse. Ce que vous avez payé ou devez ne compte pas pour l’acheteur.',
      es: 'Base el precio en tres a seis ventas recientes de casas parecidas cerca, ajustadas por tamaño, estado y fecha, y en lo que compite hoy: pida un análisis escrito a dos agentes o pague un valuador. Las primeras dos semanas traen más visitas; un precio alto lleva a rebajas. Lo que usted pagó o debe no le importa al comprador.',
    },
    source: 'National Association of Realtors, consumer guides; Appraisal Institute',
  },
  {
    id: 'first-year',
    names:
      "first year of ownership|first year owning|first year as a homeowner|first year homeowner|new homeowner checklist|after i move in|budget for maintenance|maintenance budget|budget for repairs|set aside for repairs|premiere annee|budget d'entretien|primer ano como dueno|primer ano de dueno|presupuesto de mantenimiento",
    says: {
      en: 'In the first year: change locks and codes; file for a homestead exemption if your state has one (it is not automatic); set aside about 1% of the home’s price a year for upkeep, a rule of thumb; expect a new assessment and, in California, a supplemental tax bill; keep the closing papers and receipts for improvements; service furnace and gutters before winter; report defects of a new home before its one-year warranty ends. Ignore mailed offers to sell you a copy of your deed.',
      fr: 'La première année : changez serrures et codes; mettez de côté environ 1 % du prix par an pour l’entretien, une règle courante; attendez le compte de droits de mutation (au Québec) et les taxes municipale et scolaire; gardez l’acte et les factures d’améliorations; faites entretenir chauffage et gouttières avant l’hiver; dénoncez vite et par écrit un défaut découvert; vérifiez l’assurance à chaque rénovation.',
      es: 'El primer año: cambie chapas y códigos; pida la exención homestead si su estado la tiene (no es automática); aparte cerca de 1% del precio al año para mantenimiento, una regla general; espere una nueva valuación y, en California, una factura suplementaria; guarde los papeles del cierre y recibos de mejoras; reporte defectos de una casa nueva antes de que acabe la garantía de un año.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; CMHC, Homebuying step by step',
  },
  {
    id: 'school-year-move',
    names:
      "school year|mid-year|middle of the year|change schools|changing schools|switch schools|annee scolaire|changer d'ecole|ano escolar|cambiar de escuela",
    says: {
      en: 'Enrolment follows where you live, so a move can mean a new school. Many districts let a child finish the year after a move by a transfer or “permissive” enrolment; ask both districts before you fix the date, and whether a signed contract lets you register early. You need proof of address, records and vaccination papers. To keep the school, agree on a later possession date or a rent-back. District lines change, so confirm the address with the district itself.',
      fr: 'L’inscription suit l’adresse : un déménagement peut changer l’école. Bien des centres de services scolaires et commissions laissent finir l’année à l’ancienne école, selon les places et sans transport; demandez aux deux avant de fixer la date. Il faut une preuve de résidence et le dossier. Pour garder l’école, convenez d’une occupation plus tardive. Les bassins changent : faites confirmer l’adresse.',
      es: 'La inscripción sigue al domicilio: mudarse puede cambiar la escuela. Muchos distritos dejan terminar el año con un permiso o traslado; pregunte a ambos antes de fijar la fecha, y si el contrato firmado deja inscribir antes. Hace falta comprobante de domicilio, expediente y vacunas. Para conservar la escuela acuerde una entrega posterior o un rent-back. Confirme la dirección con el distrito.',
    },
    source: 'School districts; National Center for Education Statistics',
  },
];
