/** Long because it is a table: relief from property tax for all who live in their home, by state, in three languages. */
import { type Relief, relief } from './relief.ts';

export const usaOwners: readonly Relief[] = [
  relief(
    'GA',
    ['owner'],
    [
      'Georgia’s homestead exemption takes $2,000 off the assessed value, which is 40% of the market value; most counties and cities add more, and since 2025 the taxable value of a homestead rises no faster than inflation where the county, city or school district did not opt out. You must own and live in the home on January 1. Apply once with the county tax office by April 1.',
      'L’exemption « homestead » de la Géorgie retire 2 000 $ de la valeur imposable, qui est 40 % de la valeur marchande; la plupart des comtés ajoutent la leur, et depuis 2025 la valeur ne monte pas plus vite que l’inflation là où ils n’y ont pas renoncé. Il faut habiter la maison le 1er janvier. Une demande au comté avant le 1er avril.',
      'El homestead de Georgia resta $2,000 del valor gravable, que es 40% del valor de mercado; casi todos los condados agregan más y desde 2025 el valor no sube más que la inflación donde no renunciaron a esa regla. Hay que vivir en la casa el 1 de enero. Se pide una vez al condado hasta el 1 de abril.',
    ],
    'O.C.G.A. §§ 48-5-44, 48-5-44.2, 48-5-45',
  ),
  relief(
    'CA',
    ['owner'],
    [
      'California’s homeowners’ exemption takes $7,000 off the assessed value of the home you live in, about $70 a year. Claim it once with the county assessor; after February 15 it is reduced for that year.',
      'En Californie, l’exemption « homeowners » retire 7 000 $ de la valeur de la résidence, environ 70 $ par an. Une demande au « county assessor » suffit; après le 15 février elle est réduite pour l’année.',
      'En California la exención homeowners resta $7,000 del valor de la vivienda, unos $70 al año. Se pide una vez al county assessor; después del 15 de febrero se reduce ese año.',
    ],
    'California Revenue and Taxation Code §§ 218, 275',
  ),
  relief(
    'IL',
    ['owner'],
    [
      'Illinois’ general homestead exemption takes up to $10,000 off the equalized assessed value in Cook County, up to $8,000 in the counties beside it and up to $6,000 elsewhere. Apply with the county assessment office.',
      'L’exemption « general homestead » de l’Illinois retire jusqu’à 10 000 $ de la valeur égalisée dans le comté de Cook, 8 000 $ dans les comtés voisins et 6 000 $ ailleurs. Demande au bureau d’évaluation du comté.',
      'La exención general homestead de Illinois resta hasta $10,000 del valor ecualizado en el condado de Cook, $8,000 en los condados vecinos y $6,000 en otros. Se pide en la oficina de avalúos del condado.',
    ],
    '35 ILCS 200/15-175',
  ),
  relief(
    'NY',
    ['owner'],
    [
      'STAR lowers the school tax of the home you own and live in. New owners register once with the New York State Department of Taxation and Finance for the STAR credit, a payment each year to owners with income up to $500,000; the exemption on the bill (income up to $250,000) is only for owners who had it before. From 65 with limited income it is Enhanced STAR, which is larger.',
      'STAR réduit la taxe scolaire de la résidence. Les nouveaux propriétaires s’inscrivent une fois auprès du « Department of Taxation and Finance » de l’État pour le crédit STAR, versé chaque année aux revenus d’au plus 500 000 $; l’exemption sur le compte (revenu d’au plus 250 000 $) est réservée à ceux qui l’avaient déjà. Dès 65 ans à revenu limité, c’est « Enhanced STAR », plus élevé.',
      'STAR baja el impuesto escolar de la vivienda propia. Los nuevos dueños se inscriben una vez ante el Department of Taxation and Finance del estado para el crédito STAR, que se paga cada año con ingreso hasta $500,000; la exención en el recibo (ingreso hasta $250,000) es solo para quien ya la tenía. Desde los 65 con ingreso limitado es Enhanced STAR, que es mayor.',
    ],
    'New York Real Property Tax Law § 425; Tax Law § 606(eee)',
  ),
  relief(
    'MI',
    ['owner'],
    [
      'Michigan’s principal residence exemption (PRE) frees the home you own and live in from the school operating tax of up to 18 mills: $18 a year per $1,000 of taxable value. File form 2368 with the city or township by June 1 for the summer tax or November 1 for the winter tax, and rescind it with form 2602 when you move out. A sale uncaps the taxable value: the year after, it becomes half of the market value, so the tax can jump. The buyer files the Property Transfer Affidavit (L-4260) within 45 days.',
      'L’exemption pour résidence principale (PRE) du Michigan libère la résidence de la taxe scolaire de fonctionnement, jusqu’à 18 « mills » : 18 $ par an par 1 000 $ de valeur imposable. Formulaire 2368 à la ville avant le 1er juin (taxe d’été) ou le 1er novembre (taxe d’hiver); formulaire 2602 au départ. Une vente déplafonne la valeur imposable : l’année suivante, elle devient la moitié de la valeur marchande. L’acheteur produit le « Property Transfer Affidavit » (L-4260) dans les 45 jours.',
      'La exención de residencia principal (PRE) de Michigan libra la vivienda del impuesto escolar de operación, hasta 18 mills: $18 al año por cada $1,000 de valor gravable. Formulario 2368 ante la ciudad hasta el 1 de junio (verano) o el 1 de noviembre (invierno); formulario 2602 al mudarse. Una venta destapa el valor gravable: al año siguiente es la mitad del valor de mercado. El comprador presenta el Property Transfer Affidavit (L-4260) en 45 días.',
    ],
    'Michigan Compiled Laws §§ 211.7cc, 211.27a; Michigan Department of Treasury',
  ),
  relief(
    'SC',
    ['owner'],
    [
      'South Carolina taxes the home you live in at 4% of its value instead of 6% (legal residence) and spares it the school operating tax. It needs an application with the county assessor.',
      'La Caroline du Sud impose la résidence sur 4 % de sa valeur au lieu de 6 % (« legal residence ») et l’exempte de la taxe scolaire de fonctionnement. Il faut la demander au « county assessor ».',
      'Carolina del Sur grava la vivienda sobre 4% de su valor en vez de 6% (“legal residence”) y la exime del impuesto escolar de operación. Hay que pedirlo al county assessor.',
    ],
    'South Carolina Code §§ 12-43-220(c), 12-37-220(B)(47)',
  ),
  relief(
    'LA',
    ['owner'],
    [
      'Louisiana’s homestead exemption frees the first $75,000 of value ($7,500 of assessed value) from parish taxes; city taxes outside New Orleans may still be due. Claim it once with the parish assessor.',
      'L’exemption « homestead » de la Louisiane libère les premiers 75 000 $ de valeur des taxes de paroisse; celles de la ville, hors La Nouvelle-Orléans, peuvent rester dues. Une demande au « parish assessor ».',
      'El homestead de Luisiana libra los primeros $75,000 de valor de los impuestos de la parroquia; los de la ciudad, fuera de Nueva Orleans, pueden deberse. Se pide una vez al parish assessor.',
    ],
    'Louisiana Constitution, Article VII, § 20',
  ),
  relief(
    'NV',
    ['owner'],
    [
      'In Nevada the tax on the home you live in rises by at most 3% a year, and on other homes by at most 8%. Return the county assessor’s card that says you live there.',
      'Au Nevada, la taxe de la résidence monte d’au plus 3 % par an, celle des autres logements d’au plus 8 %. Retournez la carte du « county assessor ».',
      'En Nevada el impuesto de la vivienda propia sube como máximo 3% al año y el de otras casas 8%. Devuelva la tarjeta del county assessor.',
    ],
    'NRS 361.4723, 361.4724',
  ),
  relief(
    'UT',
    ['owner'],
    [
      'Utah taxes a primary residence on 55% of its market value; other homes are taxed on all of it. Ask the county assessor whether the home is listed as one.',
      'L’Utah impose une résidence principale sur 55 % de sa valeur marchande; les autres logements sur le tout. Vérifiez auprès du « county assessor ».',
      'Utah grava la residencia principal sobre 55% de su valor de mercado; las demás casas, sobre todo. Verifique con el county assessor.',
    ],
    'Utah Code § 59-2-103',
  ),
  relief(
    'ID',
    ['owner'],
    [
      'Idaho’s homeowner’s exemption takes half of the value of the home and up to one acre off, at most $125,000. Apply once with the county assessor.',
      'L’exemption de l’Idaho retire la moitié de la valeur de la résidence et d’au plus un acre, au maximum 125 000 $. Une demande au « county assessor ».',
      'La exención de Idaho quita la mitad del valor de la vivienda y hasta un acre, como máximo $125,000. Se pide una vez al county assessor.',
    ],
    'Idaho Code § 63-602G',
  ),
  relief(
    'PA',
    ['owner'],
    [
      'Pennsylvania’s homestead exclusion takes a part of the value off the school tax of the home you live in, paid from gaming revenue; the school district sets the amount. File with the county assessment office by March 1. Philadelphia’s own homestead exemption is $100,000 of the assessed value.',
      'L’exclusion « homestead » de la Pennsylvanie retire une part de la valeur pour la taxe scolaire de la résidence; le district en fixe le montant. Demande au comté avant le 1er mars. Celle de Philadelphie est de 100 000 $ de valeur.',
      'La exclusión homestead de Pensilvania quita parte del valor para el impuesto escolar de la vivienda; el distrito fija el monto. Se pide al condado hasta el 1 de marzo. La de Filadelfia es de $100,000 del valor.',
    ],
    '53 Pa.C.S. § 8401, Act 1 of Special Session 2006; City of Philadelphia, homestead exemption',
  ),
  relief(
    'CA',
    ['heir'],
    [
      'In California a child who inherits the parents’ main home keeps its tax base only by making it the main home within a year and claiming the homeowners’ exemption, and only up to that base plus $1,000,000, which is indexed; above that the rest of the value is added. If it is rented out or stays empty, it is reassessed at the market value of the day of death. Between spouses nothing changes.',
      'En Californie, l’enfant qui hérite de la résidence des parents ne garde sa base fiscale qu’en en faisant sa résidence principale dans l’année, et jusqu’à cette base plus 1 000 000 $, indexé. Louée ou vide, elle est réévaluée à la valeur marchande du jour du décès. Entre conjoints, rien ne change.',
      'En California el hijo que hereda la vivienda principal de sus padres conserva la base fiscal solo si la hace su vivienda principal dentro de un año, y hasta esa base más $1,000,000, indexado. Si se renta o queda vacía, se reevalúa al valor de mercado del día de la muerte. Entre cónyuges nada cambia.',
    ],
    'California Constitution, Article XIII A, § 2.1 (Proposition 19); Revenue and Taxation Code §§ 63, 63.2',
  ),
  relief(
    'MI',
    ['heir'],
    [
      'In Michigan the taxable value of an inherited home stays capped when it goes to a parent, brother or sister, child or grandchild and is not used for business afterwards; otherwise it is uncapped the year after. File the Property Transfer Affidavit within 45 days.',
      'Au Michigan, la valeur imposable d’une maison héritée reste plafonnée si elle va à un parent, un frère ou une sœur, un enfant ou un petit-enfant sans usage commercial; sinon elle est déplafonnée l’année suivante. « Property Transfer Affidavit » dans les 45 jours.',
      'En Michigan el valor gravable de una casa heredada sigue con tope si va a un padre, hermano, hijo o nieto y no tiene uso comercial; si no, se destapa el año siguiente. Presente el Property Transfer Affidavit en 45 días.',
    ],
    'Michigan Compiled Laws § 211.27a(7)',
  ),
  relief(
    'FL',
    ['heir'],
    [
      'In Florida an inherited home is reassessed at its market value on the next January 1, unless it goes to the surviving spouse or to a dependent who lives there; the 3% cap of the former owner ends. An heir who moves in applies for a homestead exemption of their own by March 1.',
      'En Floride, une maison héritée est réévaluée à sa valeur marchande le 1er janvier suivant, sauf si elle va au conjoint survivant ou à une personne à charge qui y vit; le plafond de 3 % prend fin. L’héritier qui s’y installe demande sa propre exemption avant le 1er mars.',
      'En Florida una casa heredada se reevalúa a su valor de mercado el 1 de enero siguiente, salvo que pase al cónyuge sobreviviente o a un dependiente que vive ahí; el tope de 3% termina. El heredero que se muda pide su propio homestead hasta el 1 de marzo.',
    ],
    'Florida Statutes § 193.155',
  ),
  relief(
    'TX',
    ['heir'],
    [
      'In Texas heirs who live in the home may get the homestead exemption on all of it without a deed in their name, with an affidavit and the death certificate (heir property). The freeze of an owner of 65 or older stays only for a surviving spouse of 55 or older. Ask the county appraisal district.',
      'Au Texas, les héritiers qui habitent la maison peuvent avoir l’exemption « homestead » entière sans acte à leur nom, avec une déclaration et l’acte de décès. Le gel des 65 ans ne reste qu’au conjoint survivant de 55 ans ou plus.',
      'En Texas los herederos que viven en la casa pueden tener el homestead completo sin escritura a su nombre, con una declaración y el acta de defunción. El tope de los 65 solo queda para el cónyuge sobreviviente de 55 o más.',
    ],
    'Texas Tax Code §§ 11.41, 11.43, 11.49, 11.26(i)',
  ),
  relief(
    'FL',
    ['moving'],
    [
      'In Florida you can take your Save Our Homes benefit, the difference between market and assessed value, to a new homestead anywhere in the state, up to $500,000 (portability). The new homestead must be established within three tax years after January 1 of the year in which you left the old one; for a cheaper home the benefit is reduced in proportion. File form DR-501T with the homestead application by March 1.',
      'En Floride, on peut emporter l’avantage « Save Our Homes », l’écart entre valeur marchande et imposable, vers une nouvelle résidence dans l’État, jusqu’à 500 000 $ (« portability »), dans les trois années fiscales après le 1er janvier de l’année du départ; pour une maison moins chère, il diminue en proportion. Formulaire DR-501T avant le 1er mars.',
      'En Florida puede llevar su beneficio Save Our Homes, la diferencia entre valor de mercado y gravable, a una nueva vivienda en el estado, hasta $500,000 (“portability”), dentro de tres años fiscales desde el 1 de enero del año en que dejó la anterior; en una casa más barata se reduce en proporción. Formulario DR-501T hasta el 1 de marzo.',
    ],
    'Florida Statutes § 193.155(8); Florida Department of Revenue, DR-501T',
  ),
];
