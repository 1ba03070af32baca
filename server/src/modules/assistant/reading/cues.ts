/** Long because it is a table: the words for each subject in three languages (plain text). */

/** State stamp taxes and fees on a deed or a loan. */
export const stampWords =
  /\bdoc(umentary)? ?(stamps?|fees?|tax(es)?|transfer tax|stamp tax)\b|\bsellos documentales\b|\bimpuesto(s)? (de|del) (sello|timbre)s?\w*|\btimbres documentaires\b|\bdroits? de timbre\b/;

const table = {
  how: /\bhow (do|does|can|could|would|should|to|r|are)\b|\bcomment\b|\bcomo (le )?(hago|hacer|se|puedo|subo|agendo|guardo|cambio|borro|dejo|invito|cancelo|quito|funciona)\b|\bwhere (do|can) (i|we)\b|\bou (puis|peut|est)\b|\bdonde (puedo|se|cambio)\b|\bstep[- ]by[- ]step\b|\betapes?\b|\bpasos\b/,
  whatIs:
    /\bwhat('?s| is| are| does| do)\b|\bwhats\b|\bmean(s|ing)?\b|\bdefin(e|ition)\b|\bexplain\b|\bc'?est quoi\b|\bqu'?est[- ]ce qu\b|\bveut dire\b|\bsignifie\b|\bque (es|son|significa|quiere decir)\b|\bexpli(que|quez|came)\b|\bdifference\b|\bdiferencia\b|\bvs\b|\bversus\b|\bsert a quoi\b|\ba quoi sert\b|\bpara que sirve\b|\blo mismo\b|\bsame thing\b/,
  howMuch:
    /\bhow (much|many|long|fast|high|big|old)\b|\bcombien\b|\bcuant[oa]s?\b|\ba como\b|\bc'?est combien\b|\bwhat (would|will|is|are) the\b/,
  own: /\bmy\b|\bour\b|\bmine\b|\bi (have|saved|sent|uploaded|made|wrote)\b|\bmes\b|\bmon\b|\bma\b|\bnos\b|\bnotre\b|\bmis?\b|\bnuestr[oa]s?\b/,
  agent:
    /\bagente?s?\b|\brealtors?\b|\bcourti(er|ere|ers)\b|\bcorredora?(es)?\b|\bbroker\b|\bms\.? ?chen\b|\bgrace\b|\bsenora chen\b/,
  lender:
    /\blenders?\b|\bloan officer\b|\bmortgage (broker|advis\w+|agent|professional|specialist)s?\b|\bpreteurs?\b|\bcourti(er|ere)s? hypothecaires?\b|\bprestamistas?\b|\b(who|qui|quien)\b.*\b(help|aide\w*|ayud\w+)\b.*\b(loan|mortgage|pret|hypotheque|prestamo|hipoteca)\b|\basesora? hipotecari[oa]\b|\badvisors?\b|\bconseill(er|ere)\b/,
  person:
    /\b(talk|speak|chat) (to|with)\b.*\b(person|human|someone|somebody|people)\b|\bsomeone real\b|\bhuman\b|\bcall me\b|\bparler a\b|\bm'appel\w+|\bhablar con\b|\bllam(ar|en|arme)\b|\bphone\b|\btelephone\b|\btelefono\b|(?<!(child|spousal|family) )\bsupport\b/,
  answered:
    /\b(answer|repl|respond|text|wr(i|o)te|(get|got|gotten) back|hear|heard|seen|read)\w*\b.*\b(back|yet|message|anything|me|us|her|him)\b|\b(has|did|have)\b.*\b(answered|replied|responded|written|text)|\brepond(u|re)?\b|\bcontest(o|ado|aron|ar)\b|\brespondi(o|do)\b|\bescribi(o|eron)\b|\bne m'a pas\b|\bunread\b|\bnon lus?\b|\bmensajes? (nuevos?|sin leer)\b|\bisnt answering\b/,
  documents:
    /\bdocuments?\b|\bdocumentos?\b|\bpaper(s|work)\b|\bpapiers?\b|\bpapeles?\b|\bpay ?stubs?\b|\btalones?\b|\bbank statements?\b|\breleves?\b|\bestados de cuenta\b|\btax returns?\b|\bw-?2s?\b|\bt4s?\b|\bpdf\b|\bfiles?\b|\bdossier\b|\bavis de cotisation\b|\bdeclaracion(es)?\b|\bfiche de paie\b|\btalons? de paie\b/,
  missing:
    /\bmissing\b|\bstill (need|open)\b|\boutstanding\b|\bmanqu\w+|\bfalt(a|an)\b|\breceived\b|\brecu\b|\brecib\w+|\bleft\b|\bcomplete?t?\b/,
  upload: /\bupload\w*|\battach\w*|\bsend (in|you)\b|\btelevers\w+|\benvoyer\b|\bsub(o|ir|i)\b|\bcargar\b|\bscan\w*/,
  offer:
    /\boffers?\b|\boffering\b|\boffres?\b|\bofert\w+|\bofre(zc|c)\w+|\bpromesse d'?achat\b|\bproposition\b|\bbids?\b|\bbelow asking\b/,
  showing:
    /\bshowings?\b|\btours?\b|\bviewings?\b|\bvisit(e|er|es|ar|a|as|ed)?\b|\bsee (it|the|that|this|123|\d+|a)\b|\bver (la|esa|ese|el|una)\b|\bappointments?\b|\brendez[- ]vous\b|\brdv\b|\bcitas?\b|\bsaturday\b|\bsat\b|\bsamedi\b|\bsabado\b|\bsunday\b|\bdimanche\b|\bdomingo\b|\bbooked\b/,
  cancel:
    /\bcancel\w*|\bcant make\b|\breschedul\w+|\bmove (it|my)\b|\bpostpone\b|\bannul\w+|\breport(er|ez)\b|\bdeplac\w+|\bcambiar (la|mi) cita\b/,
  saved:
    /(?<!\d( ?(k|grand|thousand|bucks|dollars))? (\w+ )?)\bsaved?\b(?! (up|is|was|about) ?\$?\d?)(?! \$?\d)|\bfavou?rites?\b|\bshort ?list\b|\bcoups? de c(oe|œ)ur\b|\bsauvegard\w+|\benregistr\w+|\bfavoris?\b|\bguard(e|ada|adas|ado|o|ar)\b|\bfavorit[oa]s?\b|\bliked\b|\bhearted\b/,
  savedSearch:
    /\bsaved search\w*|\bsearch(es)? (we|i) saved\b|\bmy searches\b|\balerts?\b|\balertes?\b|\balertas?\b|\bavisos?\b|\brecherches?\b|\bbusqueda\w*|\bnotif\w+|\bping me\b|\btell me when\b|\bpops up\b|\bcourriel des qu\b/,
  nextSteps:
    /\bnext\b.*\b(step|do|for me)\b|\bwhat'?s next\b|\bwhat (should|do|must) (i|we) do\b|\bprochaine? etape\b|\bque (dois|faut)\b.*\b(faire|maintenant)\b|\bque sigue\b|\bahora que\b|\bque (tengo|hay) que hacer\b|\bqu(e|oi) faire\b|\bou j'?en suis\b|\bou en (suis|sommes)\b|\bwhere (am|are) (i|we)\b|\b(where|how) (do|does) (\w+ ){1,2}stand\b|\bou en est\b|\bcomo va (mi|nuestra) compra\b|\ben que paso\b|\ben que vamos\b|\bwhat now\b|\b(remains?|left)\b.*\bdo(ne)?\b|\bto-?do\b|\bque me falta\b|\bholding us up\b|\bim lost\b/,
  profile: /\bon file\b|\b(in|the|my) profile\b|\bmon profil\b|\bmi perfil\b|\bbudget\b|\bpresupuesto\b/,
  account:
    /\baccount\b|\bcompte\b|\bcuenta\b|\bpassword\b|\bmot de passe\b|\bcontrasena\b|\be-?mails?\b|\bcourriels?\b|\bcorreos?\b|\bdelete\b|\bsupprim\w+|\bborr\w+|\blanguage\b|\blangue\b|\bidioma\b|\ben espanol\b|\ben francais\b|\bfree\b|\bgratuit\b|\bgratis\b/,
  change:
    /\bchange\b|\bswitch\b|\bdiff(erent)?\b|\bchanger\b|\bcambi\w+|\bremove\b|\bretirer\b|\bquit(o|ar)\b|\bturn (on|off)\b|\bstop\b/,
  preApproval: /\bpre-? ?(approv|qualif)\w*|\bpre-?a(utoris|pprob|pprouv)\w*|\bpreapr(o|ue)b\w*|\bprecalif\w*/,
  afford:
    /\bafford\w*|\bhow (high|far) (can|could|should) (i|we) (go|stretch|reach)\b|\bhasta (que|cuanto) precio\b|\bjusqu'a quel prix\b|\bhow much (house|home|can (i|we) (borrow|spend))\b|\bborrow\b|\bprice range\b|\bmax(imum)? price\b|\benough (to|for)\b|\bcan i get a\b|\bemprunt\w*|\b(me|se|nous|te|vous) permettre\b|\bon peut acheter\b|\bquel budget\b|\bcapacite\b|\b(me|nos) alcanza\b|\bpara cuanto\b|\bcuanto puedo\b|\bprecio puedo\b|\bme prestan\b|\bcuanto me (prest\w+|dan|alcanza)\b|\bqualify\b/,
  income:
    /\bi (make|earn)\b|\bwe (make|earn)\b|\bmake\b|\bincome\b|\bsalary\b|\bwages?\b|\bgagne\w*|\brevenus?\b|\bsalaire\b|\bgan(o|a|amos)\b|\bingresos?\b|\bsueldo\b/,
  monthly:
    /\b(a|per|each|every) month\b|\bchaque mois\b|\bcada mes\b|\breviendrait\b|\bmonthly\b|\bpayment\b|\bpmt\b|\bpar mois\b|\bversements?\b|\bpaiements?\b|\bmensualite\b|\bal mes\b|\bmensual(idad|idades)?\b|\bpagos?\b|\bviene saliendo\b|\bcout\w* par mois\b|\b\/mo\b|\brun me\b/,
  rate: /\brates?\b|\binterest\b|\btaux\b|\btasas?\b|\binteres(es)?\b|\bapr\b/,
  tax: /\btax(es|e|ed)?\b|\bimpuestos?\b|\bimpots?\b|\btaxes?\b|\bpredial\b|\bstamps?\b|\bduties\b|\bdroits?\b/,
  transferTax:
    /\btransfer (tax|stamps|duty)\w*|\b(takes?|charges?|collects?|owe)\b.{0,25}\b(on|for|at) (the|a|my|our) (deed |title |property )?transfer\b(?! of\b)|\bland tr?a?n[a-z]{0,2}fers?\b|\bwelcome tax\b|\bbienvenue\b|\b(taxes?|droits?) (de|au|sur le|sur les) (mutation|transfert|cession)s?\b|\b(impuestos?|tax(es)?) (de|por|a la|sobre la) (transferencia|traspaso)\b|\bmansion tax\b|\btransfer stamps\b|\bdeed transfer\b|\bltt\b|\bpp?tt?\b(?= (on|for|in|bc)\b)|\bptt\b|\bdeeds? (excise|stamps?|tax)\b|\bexcise (tax|stamps?)\b|\breet\b|\bconveyance (fee|tax)\b|\bdeed tax\b|\btax(es)? on (the|a|my|your) (deed|title|transfer)\b|\btax(es|ed)?\b.{0,15}\btransferring (a|the|my|our) (house|home|property|title|deed)\b|\btransfer fee\b|\bdroits? de cession\b|\btaxe de mutation\b|\bon paie[- ]tu pareil\b|\bdoc(umentary)? ?(stamps?|fees?|tax(es)?|transfer tax|stamp tax)\b|\bsellos documentales\b|\b(realty|real estate|real property|(?<!mortgage )recording|(?<!mortgage )recordation|conveyance) tax(es)?\b|\btimbres documentaires\b|\bimpuesto sobre (la )?(transferencia|escritura)\w*|\btransfer taxes\b|\bdeed recording (fee|tax)\b|\b(revenue|tax|grantor'?s?) stamps?\b|\bgrantor'?s? tax\b|\bimpuestos? (es[ae] |est[ae] |aquel )?(estatal(es)? |del estado )?(del? |d |por |sobre )?(las )?(la |el )?(traspaso|registro|escritura\w*|timbres?)\b|\b(register|record)ing (a|the|my|our) (deed|title|transfer)\b|\b(deed|house|home|property) changes hands\b|\bdroits? d'enregistrement\b|\bregister\w* (a |an |the |my |our )?([$\d.,]+k? )?(\w+ )?(house|home|condo|townhouse)\b|^(?=.*\b(tax\w*|costs?|fees?|charges?|cobran|how much|combien|couts?|coute\w*|frais|impuestos?|cuanto|cuesta)\b)(?!.*\b(utilit\w+|power|hydro|water|gas|electric\w*|internet|loan|mortgage|account|car|truck)\b).*(\b(transfer\w*|put\w*|register\w*|get\w*)\b.*\b(in|into|under|to) (my|our|his|her|their|both) (own )?names?\b|\b(mettre|transferer|passer|enregistrer)\b.*\b(a|en|sous) (mon|notre|son|leur) (propre )?nom\b|\b(poner\w*|pasar\w*|escriturar\w*|traspasar\w*|transferir\w*|registrar\w*)\b.*\b(a|en) ((mi|nuestro|su) nombre|nombre de (uno|una|nosotros|los dos))\b)/,
  closing:
    /\bclosing\b|\bto close\b|\bclose on\b|\bcloture\b|\bcierre\b|\bsettlement\b|\bup ?front\b|\bfrais d'?achat\b|\bcomptant\b|\bsaved up\b/,
  down: /\bdown ?(payment|pmt)\b|\bmin(imum)? down\b|\bpercent down\b|\b(k|%) down\b|\bmise de fonds\b|\benganche\b|\bapport\b|\bcomptant\b|\bdown\b|\bcash ?down\b|\b(de|el|la) (pronto|inicial)\b|\b(de|la|cuota|cuanta) entrada\b|\bentrada (minima|inicial)\b|\bpago inicial\b/,
  insurance:
    /\binsurance\b|\bassurance\b|\bseguro\b|\bpmi\b|\bcmhc\b|\bschl\b|\bpremium\b|\bprime\b(?! ?(plus|minus|rate|[-+]))/,
  program:
    /\bfirst[- ]time\b|\bfrist time\b|\bprograms?\b|\bprogrammes?\b|\bprogramas?\b|\bgrants?\b|\bfree money\b|\bassistance\b|\bayuda\b|\baide\b|\bprimera (vivienda|casa|vez)\b|\bpremiers? acheteurs?\b|\bfha\b|\bva loans?\b|\busda\b|\brap\b|\bceliapp\b|\bfhsa\b|\brrsp\b|\bhelp\b/,
  market:
    /\bmarkets?\b|\bmarche\b|\bmercado\b|\bmedian\w*|\bprix (moyen|median)\b|\bprecio (promedio|medio|mediano)\b|\baverage\b|\bpromedio\b|\btypical(ly)?\b|\busually\b|\binventory\b|\binventaire\b|\binventario\b|\bsupply\b|\btrends?\b|\bover asking\b|\basking price\b|\bprix demande\b|\bcomps\b|\bc?dom\b|\bmos\b|\bper (sq\w*|square|foot)\b|\/ ?s(q ?)?f\b|\bpied carre\b|\bpie cuadrado\b|\bover list\b|\babove list\b|\babsorption\b|\bratio\b/,
  prices: /\bprices?\b|\bprix\b|\bprecios?\b|\bcheaper\b|\bgo for\b|\bsell(s|ing)? for\b|\bpricey\b|\bovershoot\b/,
  moves:
    /\b(go(ing)?|gone|went) (up|down)\b|\bris(e|en|ing)\b|\bdropp?\w*\b|\bfall\w*|\bcrash\w*|\bmont(ent|er|e)\b|\bbaiss\w+|\bsub(en|iendo|ir)\b|\bbaj(an|ar|ado|ando)\b|\bwait\b|\battendre\b|\besperar\b|\bbon moment\b|\bgood time\b|\bbuen momento\b/,
  sellTime:
    /\bdays on (the )?market\b|\bhow (fast|long|quickly|quick)\b.*\b(sell|sit|go|goin|going|take|last)\w*|\bjours\b.*\bmarche\b|\bse vend(ent)?\b|\bcombien de (jours|temps)\b|\btard(an|a)\b|\bse venden\b|\bvenderse\b|\bvolando\b|\bflying\b/,
  compare:
    /\bcompar\w+|\bside by side\b|\bbetter\b|\bwhich (one|is|of)\b|\blequel\b|\blaquelle\b|\bcual(es)?\b.*\b(mejor|conviene|barat[ao]|mas)\b|\bvs\b|\bdifference between\b|\b(cote a cote|lado a lado)\b|\bnext to each other\b/,
  look: /\bfind\b|\bshow (me|us)\b|\blooking for\b|\bsearch\b|\bany\b|\bhouses?\b|\bhomes\b|\bcondos?\b|\btownho\w+|\bcherch\w+|\bmontr(?!eal)\w+|\bmaisons?\b|\bappart\w*|\bavez[- ]vous\b|\bbusc\w+|\bensen\w+|\bmuestr\w+|\bcasas?\b|\btienen\b|\bhay\b|\bwhats out there\b|\bwhat do you have\b|\banything\b|\bbd\b|\bba\b|\bbeds?\b|\bplex\b/,
  under:
    /\b(under|below|less than|no more than|up to|max\w*|at most|budget of|around)\b|\bmoins de\b|\bmaximum\b|\ben bas de\b|\bpas plus\b|\bjusqu'?a\b|\bmenos de\b|\bhasta\b|\bque no pase\b|\bpor menos\b/,
  homeFact:
    /\b(have|has|come with|include)\b|\broof\b|\bbasement\b|\bsous-sol\b|\bgarage\b|\bgaraje\b|\bcochera\b|\bparking\b|\bstationnement\b|\bhoa\b|\bschools?\b|\becoles?\b|\bescuelas?\b|\bbuilt\b|\bconstrui\w*|\blot\b|\bterrain\b|\bterreno\b|\binondable\b|\bflood\b|\boverpriced\b|\bavailable\b|\bdisponible\b|\bcharges\b|\bfrais de condo\b|\bdropped\b|\bnegoci\w+|\bnegotiat\w+/,
  refuse:
    /\b(white|black|asian|latinos?|hispanics?|muslims?|musulman\w*|arab\w*|jew\w*|juif\w*|juives?|judi[oa]s?|christian\w*|chretien\w*|cristian[oa]s?|immigrants?|inmigrantes?|blancs?|blanc[oa]s|noirs?|negros?|section 8|seccion 8|de souche|kids running|no kids|sans enfants|sin ninos|mexican\w*|gays?|foreigners?|etrangers|hindus?|chinese|chinois\w*|chinos?|indian|haitien\w*|assistes sociaux)\b/,
  outside:
    /\bweather\b|\brain\w*\b|\bsnow\w*\b|\bneig\w+|\btemps fera\b|\btiempo hace\b|\bllov\w+|\bcold\b(?! feet)|\brestaurants?\b|\bpills?\b|\bpain\b|\bjokes?\b|\bblagues?\b|\bchistes?\b|\bpoem\b|\brecipe\b|\breceta\b|\brecette\b|\bsue\b|\bpoursuivre\b|\bdemandar\b|\blandlord\b|\bgreen card\b|\bvisa\b|\bpolitic\w*|\bgouvernement\b|\belections?\b|\bvot(e|er|o|ar)\b|\bgame\b|\bdoctor\b|\bcough\b|\basthm\w*|\bmoisissure\b|\bmoho\b|\bradon\b|\bstocks?\b|\bactions\b|\btranslate\b|\bhomework\b|\bfor rent\b|\bdivorc\w*|\bcapital of\b|\b(ice|icing|freeze|freezing) (over|rain)\b|\bforecast (for|this|tomorrow|tonight)\b|\b(storms?|tornado(es)?|blizzard|sunny|umbrella)\b|\btraffic (on|jam|now)\b|\bmeteo\b|\bpleu(t|voir|vra)\b|\btempete\b|\btormenta\b|\bnev(ar|ara|ando)\b|\bclima\b|\bconcerts?\b|\bconciertos?\b|\bpartido\b|\bhockey\b|\bfootball\b|\bsuper bowl\b|\bmovies?\b|\bpeliculas?\b|\bflights?\b|\bhotels?\b|\bvuelos?\b|\bpostnup\b|\bpastillas?\b/,
} as const satisfies Record<string, RegExp>;

export type Cue = keyof typeof table;
const names = Object.keys(table) as Cue[];

/** Returns the subjects that a plain text mentions. */
export const cuesOf = (text: string): Set<Cue> => new Set(names.filter((name) => table[name].test(text)));
