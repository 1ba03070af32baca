import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Akron', 'OH', 190_000],
  ['Boise', 'ID', 230_000],
  ['Durham', 'NC', 280_000],
  ['Jacksonville', 'FL', 950_000],
  ['Toledo', 'OH', 270_000],
  ['Laval', 'QC', 420_000],
  ['Granby', 'QC', 66_000],
  ['Magog', 'QC', 27_000],
  ['Laredo', 'TX', 255_000],
  ['Pharr', 'TX', 79_000],
  ['Margaret', 'AL', 4_500],
  ['Bluffton', 'SC', 17_000],
]);

describe('a feature that is denied and named again in the reason stays excluded', () => {
  table([
    ['no basement, basements flood here, 3 bedrooms in Reno', 'no:basement', 'beds>=3', 'place:reno'],
    ['porch yes, no deck because decks need staining, Mesa', 'has:porch', 'no:deck', 'place:mesa'],
    ['Sans piscine, les piscines coûtent cher à chauffer, Granby', 'no:pool', 'place:granby'],
    ['sin alberca, las albercas dan mucho trabajo, Laredo', 'no:pool', 'place:laredo'],
    ['no balcony, the deck is for me, Reno', 'no:balcony', 'has:deck', 'place:reno'],
    ['no carport, I want a garage, garages keep the hail off, Mesa', 'no:carport', 'has:garage', 'place:mesa'],
    ['no elevator please, elevators break down, condo in Mesa', 'no:elevator', 'type:condo', 'place:mesa'],
    ['sin jardín porque los jardines piden mucha agua, Laredo', 'no:garden', 'place:laredo'],
  ]);
});

describe('a place with a “no” and a reason behind it is excluded', () => {
  table([
    ['En Laredo no, que ya vivo ahí; Pharr, 3 cuartos', 'not-place:laredo', 'place:pharr', 'beds>=3'],
    ['À Laval non, j’y travaille déjà; Granby, 3 chambres', 'not-place:laval', 'place:granby', 'beds>=3'],
    ['Akron no, my shop is there already. Toledo, 3 bed', 'not-place:akron', 'place:toledo', 'beds>=3'],
    ['Akron no, I want Toledo, 3 bed', 'place:toledo', 'beds>=3'],
    ['En Laredo, no quiero condominio, 3 cuartos', 'place:laredo', 'not-type:condo', 'beds>=3'],
    ['Ohio with the sole exception of Akron, 3 bed', 'state:OH', 'not-place:akron', 'beds>=3'],
    ['Texas con la única excepción de Laredo, condo', 'state:TX', 'not-place:laredo', 'type:condo'],
    ['partout au Québec à la seule exception de Laval, condo', 'state:QC', 'not-place:laval', 'type:condo'],
    ['En Laredo no, que ahí ya tengo el taller; Pharr, 3 cuartos', 'not-place:laredo', 'place:pharr', 'beds>=3'],
  ]);
});

describe('a denied “inferior” is a minimum', () => {
  table([
    ['Área construida no inferior a 180 m², Laredo', 'sqft>=1938', 'place:laredo'],
    ['precio no superior a 400 mil en Laredo', 'price<=400000', 'place:laredo'],
    ['área inferior a 180 m², Laredo', 'sqft<=1938', 'place:laredo'],
  ]);
});

describe('the date since when homes are listed counts back from today', () => {
  table([
    ['listed since November 10, condos in Reno', 'dom<=10', 'type:condo', 'place:reno'],
    ['sitting unsold since September 1, condos in Reno', 'dom>=80', 'type:condo', 'place:reno'],
    ['inscrites depuis le 1er novembre, condos à Laval', 'dom<=19', 'type:condo', 'place:laval'],
    ['Publicadas desde el 1 de noviembre, Laredo', 'dom<=19', 'place:laredo'],
    ['anunciadas después del 13 de noviembre, Laredo', 'dom<=7', 'place:laredo'],
    ['listed since December 20, Reno', 'dom<=335', 'place:reno'],
    ['arrivés sur le marché depuis trois jours, Laval', 'dom<=3', 'place:laval'],
    ['desde 300 mil hasta 400 mil, Laredo', 'price>=300000', 'price<=400000', 'place:laredo'],
    ['new on the market since the 1st of November, Reno', 'dom<=19', 'place:reno'],
    ['built since 2010, Reno', 'year>=2010', 'place:reno'],
  ]);
});

describe('noise that a person does not mind is no criterion', () => {
  table([
    ['condo in Reno, I do not mind the noise of trains', 'type:condo', 'place:reno'],
    ['traffic noise doesn’t bother me, Mesa', 'place:mesa'],
    ['train noise is fine with me, Mesa', 'place:mesa'],
    ['le bruit ne me dérange pas, condo à Laval', 'type:condo', 'place:laval'],
    ['el ruido no me molesta, Laredo', 'place:laredo'],
    ['I do mind the noise of trains, Mesa', 'unsupported:noise', 'place:mesa'],
    ['no me preocupa el ruido, condo en Laredo', 'type:condo', 'place:laredo'],
  ]);
});

describe('a home that a person has, had or sold is no criterion', () => {
  table([
    ['Mesa, 3 bed, I’ve had enough of that at the apartment', 'place:mesa', 'beds>=3'],
    ['Mesa house, 3 bed, we get no sun at the condo', 'place:mesa', 'type:single_family', 'beds>=3'],
    ['I’ve had enough of condos, Mesa', 'not-type:condo', 'place:mesa'],
    ['proceeds from the Toledo house: 310,000 dollars to spend in Boise', 'price<=310000', 'place:boise'],
    ['With what the Toledo house fetched I can pay 400,000 in Boise', 'price<=400000', 'place:boise'],
    ['a house for sale in Toledo', 'type:single_family', 'place:toledo'],
    ['we netted 300k on the Toledo house, want a condo in Boise', 'type:condo', 'place:boise'],
    ['The Toledo place went for 240, and with that I want a condo in Boise', 'type:condo', 'place:boise'],
  ]);
});

describe('a described life names no place of the search', () => {
  table([
    ['I buried my Margaret two winters ago in Toledo, so it is Boise, 2 beds', 'place:boise', 'beds>=2'],
    ['Twenty-two years at Toledo General, and now a condo in Boise', 'type:condo', 'place:boise'],
    ['Quinze ans chez Bombardier à Granby, maintenant un condo à Magog', 'type:condo', 'place:magog'],
    ['Veinte años en la planta de Laredo, ahora un condo en Pharr', 'type:condo', 'place:pharr'],
    ['Ingeniero colombiano en Laredo: requiero casa en Pharr', 'type:single_family', 'place:pharr'],
    ['Engineer in Toledo here: house in Boise', 'type:single_family', 'place:boise'],
    ['For my cousin in Toledo who reads in metric: a semi in Boise', 'type:semi_detached', 'place:boise'],
    ['Mon ex voulait une piscine à Magog; moi je veux un condo à Granby', 'type:condo', 'place:granby'],
    ['My sister wanted a pool in Mesa; I just want a condo in Reno', 'type:condo', 'place:reno'],
    ['My wife wants a pool, Mesa', 'has:pool', 'place:mesa'],
    [
      'I beleive a condo in Mesa with a balcony and an elevator would do',
      'type:condo',
      'place:mesa',
      'has:balcony',
      'has:elevator',
    ],
    ['Plumber in Toledo here; 3 bed in Boise', 'beds>=3', 'place:boise'],
    ['Doce años en un taller de Laredo, ahora busco casa en Pharr', 'type:single_family', 'place:pharr'],
    ['My late husband always wanted a barn in Toledo; I want a condo in Boise', 'type:condo', 'place:boise'],
  ]);
});

describe('a sum is read through the words of a speaker who looks for it', () => {
  table([
    ['a condo in Mesa and no more than well say three fifty', 'type:condo', 'place:mesa', 'price<=350000'],
    ['max um let’s say 325 in Mesa', 'price<=325000', 'place:mesa'],
    ['I said 350 but with these rates I better say 310, Mesa', 'price<=310000', 'place:mesa'],
    ['3br mesa <385k yard', 'beds>=3', 'place:mesa', 'price<=385000', 'unsupported:other'],
    ['quiero pagar 2,400 al mes, en Laredo, tengo 20 mil pal inicial', 'payment<=2400', 'place:laredo'],
    ['One can bargain when a place has sat over 120 days. Mesa, 2 bed', 'dom>=120', 'place:mesa', 'beds>=2'],
    ['looking for a bargain in Mesa', 'sort:price_asc', 'place:mesa'],
    ['no more than, uh, two ninety, Mesa house', 'price<=290000', 'place:mesa', 'type:single_family'],
    ['I told the agent 500 but realistically say 450, Boise', 'price<=450000', 'place:boise'],
  ]);
});

describe('landmarks, districts and states are named in short', () => {
  table([
    ['apt near app state, 2 bd', 'type:condo', 'near:app state', 'beds>=2'],
    ['condo 10 min from ohio state in columbus', 'type:condo', 'near:ohio state<=10min', 'place:columbus'],
    ['15 min from unc durham max, townhouse', 'near:unc durham<=15min', 'type:townhouse'],
    ['Casa a 8 millas del Centro Espacial Johnson', 'type:single_family', 'near:centro espacial johnson<=8mi'],
    ['casa cerca del Centro, Laredo', 'type:single_family', 'near:downtown', 'place:laredo'],
    ['three bedrooms, Mandarin in Jacksonville', 'beds>=3', 'place:mandarin', 'place:jacksonville'],
    ['an agent who speaks Mandarin, 3 bed in Jacksonville', 'beds>=3', 'place:jacksonville'],
    ['Either of the Carolinas, 3 bed with a barn', 'state:NC', 'state:SC', 'beds>=3', 'has:barn'],
    ['the Dakotas, 10 acres', 'state:ND', 'state:SD', 'lot>=10'],
    ['I have two hundred feet of HO-scale track. Boise', 'place:boise'],
    ['The kitchen ought to be updated; Boise', 'has:updated_kitchen', 'place:boise'],
    ['3br blufton sc under 400k', 'beds>=3', 'place:bluffton', 'price<=400000'],
    ['2br condo beach sc', 'beds>=2', 'type:condo'],
  ]);
});
