/** Long because it is a table: exemptions and credits for all who live in their home, by state, in three languages. */
import { type Relief, relief } from './relief.ts';

const owner = (state: string, source: string, en: string, fr: string, es: string): Relief =>
  relief(state, ['owner'], [en, fr, es], source);

export const usaHomesteads: readonly Relief[] = [
  owner(
    'FL',
    'Florida Statutes §§ 193.155, 196.011, 196.031, 196.061; Florida Constitution, Article VII, §§ 4, 6',
    'Florida’s homestead exemption takes $25,000 of value off for all taxes and a second part of a little more than $25,000, indexed since 2025, off for all but school taxes. You must own and live in the home on January 1; file form DR-501 once with the county property appraiser by March 1. From the next year the assessed value rises by at most 3% or inflation, if less (Save Our Homes). Renting out all or most of the home ends it, and after a sale the value goes back to the market for the buyer on January 1; an owner who moves within Florida applies again for the new home, and with form DR-501T takes up to $500,000 of the saved difference along within three tax years. An amendment on the ballot of November 3, 2026 would raise the total to $150,000 in 2027 and $250,000 in 2028 for all but school taxes; it needed 60%, so check the current figure with the appraiser.',
    'L’exemption « homestead » de la Floride retire 25 000 $ de valeur pour toutes les taxes et une seconde part d’un peu plus de 25 000 $, indexée depuis 2025, sauf pour la taxe scolaire. Il faut être propriétaire et y vivre le 1er janvier; le formulaire DR-501 va une fois au « county property appraiser » avant le 1er mars. Dès l’année suivante, la valeur monte d’au plus 3 % ou de l’inflation si elle est moindre (Save Our Homes). Louer toute la maison ou presque y met fin, et après une vente la valeur revient au marché le 1er janvier; qui déménage en Floride refait une demande et, avec le formulaire DR-501T, emporte jusqu’à 500 000 $ de l’écart dans les trois années fiscales. Un amendement soumis au vote du 3 novembre 2026 porterait le total à 150 000 $ en 2027 et 250 000 $ en 2028, sauf pour la taxe scolaire; il fallait 60 % : vérifiez le chiffre actuel auprès du « property appraiser ».',
    'El homestead de Florida quita $25,000 del valor para todos los impuestos y una segunda parte de un poco más de $25,000, indexada desde 2025, menos para los escolares. Hay que ser dueño y vivir ahí el 1 de enero; el formulario DR-501 se presenta una vez ante el county property appraiser hasta el 1 de marzo. Desde el año siguiente el valor sube como máximo 3% o la inflación si es menor (Save Our Homes). Rentar toda o casi toda la casa lo termina, y tras una venta el valor vuelve al mercado el 1 de enero; quien se muda dentro de Florida lo pide de nuevo y con el formulario DR-501T lleva hasta $500,000 de la diferencia dentro de tres años fiscales. Una enmienda en la boleta del 3 de noviembre de 2026 subiría el total a $150,000 en 2027 y $250,000 en 2028, menos para los escolares; necesitaba 60%: verifique la cifra actual con el property appraiser.',
  ),
  owner(
    'TX',
    'Texas Tax Code §§ 11.13, 11.43, 11.431, 23.23; Texas Comptroller (November 2025 vote)',
    'Texas’ homestead exemption takes $140,000 off the value for school taxes since tax year 2025 ($200,000 from 65 or with a disability); counties and cities can add up to 20%. From the second year the taxable value rises by at most 10% a year. You must own the home and have it as your main residence; file form 50-114 once with the county appraisal district by April 30, or up to two years late. It ends when you move out or rent it all out, and the cap ends with a sale.',
    'L’exemption « homestead » du Texas retire 140 000 $ de la valeur pour la taxe scolaire depuis l’année fiscale 2025 (200 000 $ dès 65 ans ou avec un handicap); comtés et villes peuvent ajouter jusqu’à 20 %. Dès la deuxième année, la valeur imposable monte d’au plus 10 % par an. Il faut que ce soit la résidence principale; le formulaire 50-114 va une fois au district d’évaluation du comté avant le 30 avril, ou jusqu’à deux ans plus tard. Elle prend fin si vous partez ou louez tout, et le plafond avec la vente.',
    'El homestead de Texas quita $140,000 del valor para los impuestos escolares desde el año fiscal 2025 ($200,000 desde los 65 o con discapacidad); condados y ciudades pueden añadir hasta 20%. Desde el segundo año el valor gravable sube como máximo 10% al año. Debe ser su vivienda principal; el formulario 50-114 se presenta una vez ante el appraisal district del condado hasta el 30 de abril, o hasta dos años tarde. Termina si se muda o la renta toda, y el tope con la venta.',
  ),
  owner(
    'AL',
    'Code of Alabama §§ 40-8-1, 40-9-19',
    'Alabama taxes the home you live in on 10% of its value (a rental on 20%), and the homestead exemption takes up to $4,000 of that assessed value off for the state tax and up to $2,000 for the county tax, more from 65 or with a disability. Claim it with the county revenue office by December 31.',
    'L’Alabama impose la résidence sur 10 % de sa valeur (un logement loué sur 20 %), et l’exemption « homestead » en retire jusqu’à 4 000 $ pour la taxe de l’État et 2 000 $ pour celle du comté, plus dès 65 ans ou avec un handicap. Demande au comté avant le 31 décembre.',
    'Alabama grava la vivienda sobre 10% de su valor (una rentada sobre 20%), y el homestead resta hasta $4,000 de ese valor gravable para el impuesto estatal y $2,000 para el del condado, más desde los 65 o con discapacidad. Se pide en el condado hasta el 31 de diciembre.',
  ),
  owner(
    'HI',
    'Revised Ordinances of Honolulu ch. 8, art. 10',
    'Hawaii’s counties set the home exemption. In Honolulu it takes $120,000 off the value of the home you own and live in ($160,000 from 65); claim it once with the city by September 30 for the tax year from next July.',
    'À Hawaï, les comtés fixent l’exemption. À Honolulu, elle retire 120 000 $ de la valeur de la résidence (160 000 $ dès 65 ans); demande unique à la ville avant le 30 septembre pour l’année fiscale qui commence en juillet suivant.',
    'En Hawái los condados fijan la exención. En Honolulu quita $120,000 del valor de la vivienda propia ($160,000 desde los 65); se pide una vez a la ciudad hasta el 30 de septiembre para el año fiscal que empieza en julio siguiente.',
  ),
  owner(
    'IN',
    'Indiana Code 6-1.1-12-37, 6-1.1-20.6-7.5, 6-1.1-51.3',
    'Indiana’s homestead deductions take a large part of the value of the home you live in off, its tax is capped at 1% of the gross value (2% for a rental), and since the tax due in 2026 a credit of 10% of the bill, at most $300, comes on top. File form HC10 once with the county auditor (or on the closing’s sales disclosure form), and tell the auditor within 60 days when you move out.',
    'En Indiana, les déductions « homestead » retirent une grande part de la valeur de la résidence, sa taxe est plafonnée à 1 % de la valeur brute (2 % pour un logement loué), et depuis la taxe due en 2026 s’ajoute un crédit de 10 %, au plus 300 $. Formulaire HC10 une fois au « county auditor »; avisez-le dans les 60 jours du départ.',
    'En Indiana las deducciones homestead quitan gran parte del valor de la vivienda, su impuesto tiene tope de 1% del valor bruto (2% si se renta) y desde el impuesto pagadero en 2026 hay un crédito de 10%, máximo $300. El formulario HC10 se presenta una vez ante el county auditor; avísele dentro de 60 días si se muda.',
  ),
  owner(
    'IA',
    'Iowa Code ch. 425',
    'Iowa’s homestead credit pays the tax on the first $4,850 of value of the home you own and live in; from 65 an exemption of $6,500 comes on top. Apply once with the city or county assessor by July 1.',
    'Le crédit « homestead » de l’Iowa paie la taxe sur les premiers 4 850 $ de valeur de la résidence; dès 65 ans s’ajoute une exemption de 6 500 $. Demande unique à l’évaluateur avant le 1er juillet.',
    'El crédito homestead de Iowa paga el impuesto de los primeros $4,850 de valor de la vivienda; desde los 65 se suma una exención de $6,500. Se pide una vez al assessor hasta el 1 de julio.',
  ),
  owner(
    'MA',
    'Massachusetts General Laws c. 59, § 5C',
    'Massachusetts has no homestead exemption from property tax for all; some cities, among them Boston, Cambridge and Somerville, give a residential exemption to owners who live in the home, at most 35% of the city’s average home value. In Boston apply with the Assessing Department by April 1.',
    'Le Massachusetts n’a pas d’exemption générale; certaines villes, dont Boston, Cambridge et Somerville, accordent une « residential exemption » à l’occupant, d’au plus 35 % de la valeur moyenne de la ville. À Boston, demande à l’« Assessing Department » avant le 1er avril.',
    'Massachusetts no tiene un homestead general para el predial; algunas ciudades, como Boston, Cambridge y Somerville, dan una “residential exemption” a quien vive en su casa, hasta 35% del valor medio de la ciudad. En Boston se pide al Assessing Department hasta el 1 de abril.',
  ),
  owner(
    'MN',
    'Minnesota Statutes §§ 273.124, 273.13, subd. 35',
    'Minnesota’s homestead exclusion takes 40% of the first $95,000 of value off, at most $38,000; it shrinks above that and ends at $517,200. You must own and live in the home by December 31; apply once with the county or city assessor by that day. Homestead also opens the state’s property tax refund.',
    'L’exclusion « homestead » du Minnesota retire 40 % des premiers 95 000 $ de valeur, au plus 38 000 $; elle diminue au-delà et finit à 517 200 $. Il faut y vivre au 31 décembre; demande unique à l’évaluateur avant ce jour. Elle ouvre aussi droit au remboursement de taxe de l’État.',
    'La exclusión homestead de Minnesota quita 40% de los primeros $95,000 de valor, máximo $38,000; baja desde ahí y termina en $517,200. Hay que vivir ahí al 31 de diciembre; se pide una vez al assessor hasta ese día. También abre el reembolso estatal del predial.',
  ),
  owner(
    'MS',
    'Mississippi Code §§ 27-33-3, 27-33-75',
    'Mississippi’s homestead exemption gives the owner who lives in the home a credit of up to $300 a year; from 65 or with a disability the first $7,500 of assessed value is free. Apply with the county tax assessor between January 1 and April 1.',
    'L’exemption « homestead » du Mississippi donne à l’occupant un crédit d’au plus 300 $ par an; dès 65 ans ou avec un handicap, les premiers 7 500 $ de valeur imposable sont exempts. Demande au comté entre le 1er janvier et le 1er avril.',
    'El homestead de Misisipi da a quien vive en su casa un crédito de hasta $300 al año; desde los 65 o con discapacidad los primeros $7,500 de valor gravable están libres. Se pide al condado entre el 1 de enero y el 1 de abril.',
  ),
  owner(
    'NM',
    'New Mexico Statutes §§ 7-36-21.2, 7-37-4',
    'New Mexico’s head-of-family exemption takes $2,000 off the taxable value, which is a third of the market value, and the value of a residence rises by at most 3% a year until it is sold. Apply once with the county assessor.',
    'Au Nouveau-Mexique, l’exemption « head of family » retire 2 000 $ de la valeur imposable, un tiers de la valeur marchande, et la valeur d’une résidence monte d’au plus 3 % par an jusqu’à la vente. Demande unique au « county assessor ».',
    'En Nuevo México la exención head of family quita $2,000 del valor gravable, que es un tercio del de mercado, y el valor de una vivienda sube como máximo 3% al año hasta venderse. Se pide una vez al county assessor.',
  ),
  owner(
    'ND',
    'North Dakota Century Code § 57-02-08.9',
    'North Dakota’s primary residence credit pays up to $1,600 of the yearly property tax of the home you own and live in. Apply online with the Office of State Tax Commissioner each year between January 1 and April 1.',
    'Le crédit « primary residence » du Dakota du Nord paie jusqu’à 1 600 $ de la taxe annuelle de la résidence. Demande en ligne à l’« Office of State Tax Commissioner » chaque année entre le 1er janvier et le 1er avril.',
    'El crédito primary residence de Dakota del Norte paga hasta $1,600 del impuesto anual de la vivienda. Se pide en línea al Office of State Tax Commissioner cada año entre el 1 de enero y el 1 de abril.',
  ),
  owner(
    'OH',
    'Ohio Revised Code §§ 323.151, 323.152',
    'Ohio’s homestead exemption is only for owners of 65 or older or with a disability, under an income limit; every owner who lives in the home gets the owner-occupancy credit, 2.5% of the tax of levies passed up to 2013. Form DTE 105C goes to the county auditor (often at closing); the exemption form is DTE 105A, by December 31.',
    'L’exemption « homestead » de l’Ohio est réservée aux 65 ans ou plus ou aux invalides, sous un plafond de revenu; tout occupant a le crédit « owner occupancy », 2,5 % de la taxe des levées votées jusqu’en 2013. Formulaire DTE 105C au « county auditor »; l’exemption, DTE 105A, avant le 31 décembre.',
    'El homestead de Ohio es solo desde los 65 o con discapacidad, con tope de ingreso; todo dueño que vive ahí tiene el crédito owner-occupancy, 2.5% del impuesto de las tasas votadas hasta 2013. Formulario DTE 105C ante el county auditor; la exención, DTE 105A, hasta el 31 de diciembre.',
  ),
  owner(
    'OK',
    '68 Oklahoma Statutes §§ 2889, 2892; Oklahoma Constitution art. X, § 8B',
    'Oklahoma’s homestead exemption takes $1,000 off the assessed value, about $80 to $120 a year, and the taxable value of a homestead rises by at most 3% a year (5% otherwise) until it is sold. You must live there on January 1; apply once with the county assessor by March 15.',
    'L’exemption « homestead » de l’Oklahoma retire 1 000 $ de la valeur imposable, environ 80 $ à 120 $ par an, et la valeur d’une résidence monte d’au plus 3 % par an (5 % sinon) jusqu’à la vente. Il faut y vivre le 1er janvier; demande unique au « county assessor » avant le 15 mars.',
    'El homestead de Oklahoma quita $1,000 del valor gravable, unos $80 a $120 al año, y el valor de la vivienda sube como máximo 3% al año (5% en otras) hasta venderse. Hay que vivir ahí el 1 de enero; se pide una vez al county assessor hasta el 15 de marzo.',
  ),
  owner(
    'WI',
    'Wisconsin Statutes § 79.10',
    'In Wisconsin the owner who lives in the home gets the lottery and gaming credit on the bill; claim it once with the county or city treasurer. The homestead credit is another one, on the income tax return, for households with low income.',
    'Au Wisconsin, l’occupant a le « lottery and gaming credit » sur son compte de taxes; demande unique au trésorier du comté ou de la ville. Le « homestead credit » est autre chose : un crédit d’impôt pour ménages à faible revenu.',
    'En Wisconsin quien vive en su casa recibe el lottery and gaming credit en el recibo; se pide una vez al tesorero del condado o la ciudad. El homestead credit es otro: un crédito en la declaración de impuestos para hogares de ingreso bajo.',
  ),
];
