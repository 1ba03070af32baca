/** Terms about land records, boundaries and claims on a title, in three languages. */
import type { Entry } from '../../entry.ts';

export const landRecordTerms: readonly Entry[] = [
  {
    id: 'lis-pendens',
    names:
      'lis pendens|certificate of pending litigation|avis de litige|litispendencia|anotacion preventiva|anotacion de demanda',
    says: {
      en: 'A lis pendens is a notice in the land records that a lawsuit about the property is pending, such as a foreclosure or a dispute over ownership. A buyer takes the home subject to the outcome, so most lenders and title insurers wait until it is removed.',
      fr: 'Un « lis pendens » est un avis inscrit au registre foncier qu’une poursuite vise la propriété, par exemple une reprise ou un litige sur le titre. L’acheteur serait lié par l’issue; prêteurs et notaires attendent donc en général sa radiation.',
      es: 'Un lis pendens (anotación de demanda) es un aviso en el registro de que hay un pleito sobre la propiedad, como una ejecución o una disputa de dueño. El comprador queda sujeto al resultado, así que prestamistas y aseguradoras de título suelen esperar a que se quite.',
    },
    source: 'American Land Title Association',
  },
  {
    id: 'notice-of-default',
    names:
      "notice of default|nod mean*|pre-foreclosure|preforeclosure|preavis d'exercice|avis de 60 jours|aviso de incumplimiento",
    says: {
      en: 'A notice of default is the formal first step of a foreclosure in many U.S. states: the owner is behind on payments and has a set time to catch up. A home in that time is in pre-foreclosure and may still be sold by the owner. In Québec the notice is called “préavis d’exercice” and gives 60 days.',
      fr: 'Un avis de défaut est la première étape formelle d’une reprise : le propriétaire est en retard et a un délai pour payer. Au Québec, c’est le préavis d’exercice, de 60 jours pour un immeuble. Pendant ce temps, il peut encore vendre lui-même.',
      es: 'Un aviso de incumplimiento es el primer paso formal de una ejecución hipotecaria en muchos estados: el dueño está atrasado y tiene un plazo para ponerse al día. Mientras tanto la casa está en “pre-foreclosure” y el dueño aún puede venderla.',
    },
    source: 'Consumer Financial Protection Bureau; Civil Code of Québec, art. 2758',
  },
  {
    id: 'tax-sale',
    names:
      'tax deed*|tax lien sale*|tax lien certificate*|tax sale*|vente pour taxes|remate por impuestos|venta por impuestos',
    says: {
      en: 'A tax sale is how a county or town collects unpaid property tax. At a tax deed sale the buyer gets the property itself; at a tax lien sale the buyer gets the debt with interest and may end up with the property only if it is not paid. Some places let the owner buy it back for a time, and title insurance is often hard to get.',
      fr: 'Une vente pour taxes permet à une municipalité de percevoir les taxes impayées : l’immeuble est vendu à l’enchère. Au Québec, l’ancien propriétaire a un an pour le racheter; aux États-Unis, certains comtés vendent l’immeuble (« tax deed »), d’autres la dette (« tax lien »).',
      es: 'Una venta por impuestos cobra el impuesto predial impagado. En una venta de “tax deed” el comprador recibe la propiedad; en una de “tax lien” recibe la deuda con intereses y quizá la propiedad solo si nadie paga. En algunos lugares el dueño puede recuperarla por un tiempo, y el seguro de título suele ser difícil.',
    },
    source: 'State and municipal tax sale laws',
  },
  {
    id: 'torrens',
    names: 'torrens*|land titles system|land titles office|registry system|registre foncier|registro de la propiedad',
    says: {
      en: 'In a Torrens (land titles) system the state or province guarantees who owns the land: its register is the proof. It is used in western Canada, most of Ontario and a few U.S. counties. Elsewhere deeds are only recorded, so the chain of old deeds is searched and title insurance covers what the search missed.',
      fr: 'Dans un système Torrens (titres fonciers), la province garantit le propriétaire : son registre fait preuve. Il sert dans l’Ouest et presque tout l’Ontario. Au Québec, le registre foncier publie les droits sans garantir le titre : le notaire examine la suite des actes.',
      es: 'En un sistema Torrens el estado o la provincia garantiza al dueño: su registro es la prueba. Se usa en el oeste de Canadá, casi todo Ontario y pocos condados de EE. UU. En los demás lugares las escrituras solo se registran: se estudia la cadena de dueños y el seguro de título cubre lo que faltó ver.',
    },
    source: 'Land titles acts of the provinces',
  },
  {
    id: 'recording-fee',
    names:
      "recording fee*|recordation fee*|registration fee* mean*|what is a registration fee|frais de publication|frais d'inscription|derechos de registro|cuota de registro",
    says: {
      en: 'A recording fee is what the county (in Canada the land registry) charges to enter the deed and the mortgage in its records. It is usually a set or per-page amount and is separate from a transfer tax.',
      fr: 'Les frais de publication (« recording fees ») sont ce que le registre foncier demande pour inscrire l’acte de vente et l’hypothèque. Le montant est en général fixe et s’ajoute aux droits de mutation.',
      es: 'La cuota de registro es lo que el condado (en Canadá el registro) cobra por inscribir la escritura y la hipoteca. Suele ser fija o por página y es aparte del impuesto de transferencia.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'legal-description',
    names:
      'metes and bounds|legal description|lot and block|parcel number|pin number of|designation cadastrale|numero de lot|cadastre|descripcion legal|catastro|linderos',
    says: {
      en: 'A legal description says exactly which land a deed covers: by lot and block of a recorded plan, or by metes and bounds, which follows the boundary by distances and directions from a starting point. A street address is not enough.',
      fr: 'La désignation légale dit exactement quel terrain est vendu : au Québec par le numéro de lot du cadastre; ailleurs aussi par « metes and bounds », qui suit les limites par distances et directions. L’adresse ne suffit pas.',
      es: 'La descripción legal dice con exactitud qué terreno cubre la escritura: por lote y manzana de un plano registrado, o por “metes and bounds”, que sigue los linderos con distancias y rumbos desde un punto. La dirección no basta.',
    },
    source: 'American Land Title Association',
  },
  {
    id: 'variance',
    names:
      'variance*|minor variance|zoning variance|derogation mineure|derogation|variacion de zonificacion|variance de zonificacion',
    says: {
      en: 'A variance is the town’s permission to depart from a zoning rule in one case, such as a smaller distance to the lot line (in Québec “dérogation mineure”). Ask whether a variance stays with the property, and get the paper.',
      fr: 'Une dérogation mineure (« variance ») est la permission de la ville de s’écarter d’une règle de zonage dans un cas, par exemple une marge plus petite. Demandez la résolution écrite et si elle suit la propriété.',
      es: 'Una variación (“variance”) es el permiso de la ciudad para apartarse de una regla de zonificación en un caso, como una distancia menor al lindero. Pida el documento y pregunte si queda con la propiedad.',
    },
    source: 'Local zoning by-laws',
  },
  {
    id: 'perc-test',
    names:
      'perc test*|percolation test*|perk test*|test de percolation|test de sol|prueba de percolacion|prueba de infiltracion',
    says: {
      en: 'A perc (percolation) test measures how fast the soil drains water. It decides whether a lot without a sewer can have a septic system, and which kind, so buyers of land make it a condition.',
      fr: 'Un test de percolation mesure à quelle vitesse le sol absorbe l’eau. Il décide si un terrain sans égout peut recevoir une installation septique, et laquelle; c’est une condition usuelle pour un terrain.',
      es: 'Una prueba de percolación mide qué tan rápido el suelo absorbe agua. Decide si un lote sin drenaje puede tener fosa séptica y de qué tipo, así que se pone como condición al comprar terreno.',
    },
    source: 'U.S. Environmental Protection Agency, septic systems',
  },
  {
    id: 'elevation-certificate',
    names: "elevation certificate*|certificat d'elevation|certificado de elevacion",
    says: {
      en: 'An elevation certificate is a surveyor’s form that shows how high the lowest floor is compared with the expected flood level. Insurers use it to price flood insurance, and a town may require it for building in a flood zone. Ask the seller or the town whether one exists.',
      fr: 'Un certificat d’élévation (États-Unis) est un formulaire d’arpenteur qui compare le plancher le plus bas au niveau d’inondation prévu. Les assureurs s’en servent pour fixer l’assurance inondation.',
      es: 'Un certificado de elevación es un formulario de topógrafo que compara el piso más bajo con el nivel de inundación esperado. Las aseguradoras lo usan para el seguro de inundación, y la ciudad puede exigirlo. Pregunte al vendedor si ya existe.',
    },
    source: 'FEMA, National Flood Insurance Program',
    country: 'US',
  },
  {
    id: 'land-lease',
    names:
      'land lease*|leased land|ground lease*|ground rent*|lot rent|lot rental|pad rent|pad rental|pad fee*|own the dirt|own the land under*|terrain loue|location de terrain|terreno rentado|arrendamiento de terreno|renta de lote',
    says: {
      en: 'With a land lease (ground lease) you own the home and rent the land under it. Read how long the lease runs, how the rent may rise and what happens at its end; lenders usually want the lease to run well beyond the loan.',
      fr: 'Avec un terrain loué (« land lease »), la maison est à vous et vous louez le terrain. Lisez la durée du bail, la hausse permise du loyer et ce qui arrive à la fin; les prêteurs veulent un bail bien plus long que le prêt.',
      es: 'Con un arrendamiento de terreno (“land lease”) la casa es suya y renta el suelo. Lea cuánto dura, cómo puede subir la renta y qué pasa al final; los prestamistas suelen pedir que dure mucho más que el préstamo.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'usufruct',
    names: 'usufruit*|usufruct*|nue-propriete|nu-proprietaire|life estate*|usufructo|nuda propiedad|domaine viager',
    says: {
      en: 'Usufruct is the right to live in or rent out a home that somebody else owns, usually for life; the owner has the bare ownership. It comes from civil law (Québec, Louisiana, Puerto Rico) and resembles a life estate elsewhere. A home is sold free of it only if its holder agrees.',
      fr: 'L’usufruit est le droit d’habiter ou de louer un bien qui appartient à un autre, souvent à vie; l’autre a la nue-propriété. Au Québec, il prend fin au décès ou à la date fixée. Pour vendre libre de ce droit, l’usufruitier doit consentir.',
      es: 'El usufructo es el derecho de vivir en una casa ajena o rentarla, por lo general de por vida; el otro tiene la nuda propiedad. Viene del derecho civil (Puerto Rico, Luisiana, Québec). La casa se vende libre de él solo si el usufructuario consiente.',
    },
    source: 'Civil Code of Québec, arts. 1120 and following; Civil Code of Puerto Rico',
  },
  {
    id: 'tenancy-by-entirety',
    names: 'tenan* by the entiret*|tenancy by entiret*|tenencia por entero|tenencia en su totalidad',
    says: {
      en: 'Tenancy by the entirety is a way for married couples to own a home in some U.S. states: neither can sell alone, the survivor gets all of it, and debts of only one of them usually can’t be collected from the home.',
      fr: 'La « tenancy by the entirety » est une façon pour des conjoints mariés de posséder une propriété dans certains États américains : aucun ne vend seul, le survivant reçoit tout, et les dettes d’un seul ne la touchent en général pas.',
      es: 'La “tenancy by the entirety” es una forma de propiedad de casados en algunos estados: ninguno vende solo, el sobreviviente recibe todo y las deudas de uno solo por lo general no alcanzan la casa.',
    },
    source: 'State property laws',
    country: 'US',
  },
  {
    id: 'title-certificate',
    names:
      'certificado de titulo|estudio de titulo|certificate of title|title certificate|title opinion|certificacion registral|certificat de titre',
    says: {
      en: 'A title study (certificate or opinion of title) says who owns the property by the public records and which mortgages, liens and easements are on it. A lawyer, notary or title company makes it before closing; in Puerto Rico it is called “estudio de título” and lenders require it.',
      fr: 'Un certificat de titre dit qui est propriétaire selon le registre et quelles hypothèques, charges et servitudes grèvent l’immeuble. Un avocat, un notaire ou une société de titres le prépare avant la clôture.',
      es: 'Un estudio de título dice quién es dueño según el Registro de la Propiedad y qué hipotecas, gravámenes y servidumbres tiene la propiedad. Lo hace un investigador de títulos, abogado o compañía de títulos antes del cierre; en Puerto Rico los bancos lo exigen.',
    },
    source: 'American Land Title Association; Registro Inmobiliario de Puerto Rico',
  },
];
