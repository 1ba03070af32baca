/** Long because it is a table: terms about insuring a home, in three languages. */
import type { Entry } from '../../entry.ts';

export const insuranceTerms: readonly Entry[] = [
  {
    id: 'insurer-of-last-resort',
    names:
      "fair plan|citizens insurance|insurer of last resort|citizens property|difference in conditions|no insurer will|can't get insurance|cannot get insurance|uninsurable|non-renewed|nonrenewed|no consigo seguro|aseguradora de ultimo recurso",
    says: {
      en: 'If insurers refuse a home because of wildfire or wind risk: 1. ask an independent broker who knows the area; 2. ask what work would change the answer (roof, vents, cleared zone); 3. use the state’s insurer of last resort: in California the FAIR Plan, which covers little but fire and is paired with a “difference in conditions” policy; in Florida Citizens; in Texas TWIA for wind on the coast. Get a bound quote before you remove your conditions: no insurance, no loan.',
      fr: 'Si les assureurs refusent une propriété à cause des feux ou du vent : 1. un courtier indépendant du secteur; 2. les travaux qui changeraient la réponse (toit, évents, terrain dégagé); 3. l’assureur de dernier recours de l’État : en Californie le FAIR Plan, surtout contre le feu, avec une police complémentaire; en Floride Citizens; au Texas TWIA pour le vent sur la côte. Obtenez l’offre avant de lever vos conditions : sans assurance, pas de prêt.',
      es: 'Si las aseguradoras niegan una casa por riesgo de incendio o viento: 1. un corredor independiente de la zona; 2. qué obras cambiarían la respuesta (techo, rejillas, terreno limpio); 3. la aseguradora de último recurso del estado: en California el FAIR Plan, casi solo contra fuego, con una póliza complementaria; en Florida Citizens; en Texas TWIA para viento en la costa. Consiga la cotización firme antes de quitar sus condiciones: sin seguro no hay préstamo.',
    },
    source:
      'California Department of Insurance; Citizens Property Insurance Corporation; Texas Windstorm Insurance Association',
    country: 'US',
  },
  {
    id: 'wood-stove',
    names:
      'wood stove*|woodstove*|wood-burning stove*|wood burning stove*|wett|wett inspection*|poele a bois|poeles a bois|foyer au bois|estufa de lena|chimenea de lena',
    says: {
      en: 'Insurers often ask about a wood stove before they insure a home. In Canada get a report from a WETT-certified inspector (in the USA a certified chimney sweep): model and label, distances, floor pad, chimney. Call the insurer or broker with it and ask for the answer in writing before your inspection condition ends, because some refuse such a stove or charge more. Ask the seller for an earlier report and the permit.',
      fr: 'Un poêle à bois intéresse l’assureur avant qu’il couvre la propriété. Faites-le vérifier par un inspecteur certifié (WETT, ou APC au Québec) : modèle et étiquette, dégagements, base, cheminée. Appelez l’assureur avec le rapport et obtenez sa réponse par écrit avant la fin de la condition d’inspection : certains refusent ou demandent plus. Au Québec, vérifiez aussi le règlement de la ville.',
      es: 'La aseguradora suele preguntar por una estufa de leña antes de asegurar la casa. Pida el informe de un inspector certificado (WETT en Canadá; un deshollinador certificado en EE. UU.): modelo y etiqueta, distancias, base y chimenea. Llame con él a la aseguradora y pida la respuesta por escrito antes de que acabe su condición de inspección: algunas la rechazan o cobran más.',
    },
    source: 'WETT Inc.; Insurance Bureau of Canada; National Fire Protection Association 211',
    asOf: '2025-12',
  },
  {
    id: 'earthquake-insurance',
    names: 'earthquake*|quake|tremblement* de terre|seisme|terremoto*|sismo*',
    says: {
      en: 'No: home insurance does not pay for earthquake damage; it takes a policy or endorsement of its own, with a deductible of about 5% to 25% of the coverage. In California an insurer must offer it with a home policy (California Insurance Code § 10081), many through the California Earthquake Authority. In British Columbia and Québec it is an endorsement. Lenders usually do not require it.',
      fr: 'Non : l’assurance habitation ne couvre pas les tremblements de terre; il faut un avenant ou une police à part, avec une franchise en pourcentage, souvent 5 % à 25 %. En Colombie-Britannique et au Québec c’est un avenant; en Californie l’assureur doit l’offrir (California Insurance Code § 10081). Les prêteurs ne l’exigent d’habitude pas.',
      es: 'No: el seguro de casa no paga daños por terremoto; hace falta una póliza o anexo aparte, con deducible de 5% a 25% de la cobertura. En California la aseguradora debe ofrecerlo con la póliza de casa (California Insurance Code § 10081), muchas por la California Earthquake Authority. Los prestamistas casi nunca lo exigen.',
    },
    source: 'California Insurance Code § 10081; California Earthquake Authority; Insurance Bureau of Canada',
  },
  {
    id: 'wind-deductible',
    names:
      'hurricane ded*|wind ded*|windstorm ded*|named storm*|deducible por huracan|deducible de huracan|deducible por viento|franchise ouragan',
    says: {
      en: 'A hurricane (or named-storm) deductible is what you pay yourself when a hurricane damages the home. It is a share of the coverage instead of a fixed amount, often 2%, 5% or 10%: 2% of $400,000 is $8,000. The declarations page states it, apart from the deductible for other damage. A lender may set a maximum; keep that sum in reserve.',
      fr: 'La franchise « ouragan » est ce que vous payez vous-même si un ouragan endommage la propriété : une part de la couverture, souvent 2 %, 5 % ou 10 %, et non un montant fixe. Pour 400 000 $, 2 % font 8 000 $. Elle est indiquée à part dans la police; gardez cette somme en réserve.',
      es: 'El deducible por huracán es lo que usted paga cuando un huracán daña la casa. Es una parte de la cobertura, a menudo 2%, 5% o 10%, y no un monto fijo: 2% de $400,000 son $8,000. La póliza lo dice aparte de otros daños. Tenga esa suma en reserva; el prestamista puede fijar un máximo.',
    },
    source: 'Florida Department of Financial Services, Hurricane deductibles; Insurance Information Institute',
    country: 'US',
  },
  {
    id: 'loss-assessment',
    names:
      'loss assessment|ho-6|ho6|walls in coverage|walls-in|condo insurance policy|assurance copropriete|seguro de condominio|assurance condo',
    says: {
      en: 'The association’s policy covers the building and shared parts; your own condo policy (HO-6) covers the inside of the unit, improvements, belongings, liability and where you live after a loss. Loss assessment coverage pays your share when the association charges owners for an insured loss or its deductible; raise it to match that deductible. Read the master policy to see where “walls in” begins. Lenders ask for both.',
      fr: 'Le syndicat assure l’immeuble et les parties communes; votre assurance de copropriétaire couvre les améliorations, les biens, la responsabilité et le relogement. Une garantie pour la part de franchise ou de cotisation réclamée après un sinistre est utile : vérifiez la franchise de l’immeuble. Au Québec, chaque copropriétaire doit avoir une assurance responsabilité d’au moins 1 M$ (2 M$ à partir de 13 fractions) et le syndicat une description de l’unité standard.',
      es: 'La póliza de la asociación cubre el edificio y las áreas comunes; su póliza de condominio (HO-6) cubre el interior, mejoras, pertenencias, responsabilidad y dónde vivir tras un siniestro. La cobertura “loss assessment” paga su parte cuando la asociación cobra a los dueños por un siniestro o su deducible; súbala hasta ese deducible. Lea la póliza maestra para ver qué cubre por dentro.',
    },
    source:
      'Insurance Information Institute; Civil Code of Québec, art. 1064.1; Règlement établissant diverses mesures en matière d’assurance de copropriété divise',
  },
  {
    id: 'insured-value',
    names:
      'replacement cost|actual cash value|acv|valeur a neuf|valeur depreciee|cout de reconstruction|valor de reposicion|costo de reposicion|valor real en efectivo|guaranteed replacement',
    says: {
      en: 'Replacement cost pays what it costs to repair or rebuild with new materials; actual cash value takes off age and wear, so it pays less, often for roofs. Insure the home for the cost to rebuild it, not its market price, which includes land. Look also for extended or guaranteed replacement, “ordinance or law” for newer codes, and separate terms for the roof.',
      fr: 'La valeur à neuf paie la réparation ou la reconstruction avec du neuf; la valeur dépréciée retranche l’âge et l’usure, souvent pour le toit. Assurez le coût de reconstruction, non le prix du marché, qui comprend le terrain. Voyez aussi la valeur à neuf garantie, la mise aux normes et les conditions propres au toit.',
      es: 'El valor de reposición paga reparar o reconstruir con material nuevo; el valor real en efectivo descuenta edad y uso, así que paga menos, a menudo en techos. Asegure el costo de reconstruir, no el precio de mercado, que incluye el terreno. Vea también reposición extendida, “ordinance or law” y las condiciones del techo.',
    },
    source: 'National Association of Insurance Commissioners; Insurance Bureau of Canada',
  },
];
