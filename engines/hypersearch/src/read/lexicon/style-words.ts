/** Words of listings that describe a home and have no form of their own: "Midcentury 3 bed house"; all languages, folded. */
const styleWords: ReadonlySet<string> = new Set(
  `antique bespoke bohemian bonita breezy bright bucolique central champetre cheery chic chula coastal colonial comfy compact coqueta
  coquet coquette country countryside cozy craftsman custom cute divina elegant executive exquisite farmhouse federal flawless fresca
  fresh funky georgian gorgeous grand handsome hip homey idyllic immaculate industrial inmaculada intima intime jolie lakeside leafy
  linda livable lofty luminosa lush mediterranean midcentury midmod mignon mignonne minimalist minimalista moderne modern modernist modest
  modesta modular move nice noble nordic palace petite plush posh postmodern prefab premier pristine quaint rare regal retro ritzy roomy
  rustic rustique sencilla serene signature sleek snug solid standalone stately storybook sturdy swanky tranquil trendy tuscan tidy
  trim unique upscale vacant vast vaste verdant versatile vintage whimsical wooded airy dreamy fairytale darling adorable
  brutalist contemporary immaculee italianate lowmaintenance mountaintop onestory rustica`.split(/\s+/),
);

/** The forms of adjectives and participles: "stunning", "remodeled", « charmante », «espectacular». */
const adjective =
  /(?:ing|[^e]ed|ful|[eo]us|[^d]ic|ive|[ai]ble|[ae]nt|ish|esque|tial|ural|onal|aist|less|some|iate|eux|euse|ante|ente|issante?|ique|oso|osa|[ad]ora?|ado|ada|ular|aire|idid|endid[eoa]?|ifiqu?[ec][oa]?|oresca|resque|porain|poraine|poranea)$/;

/** Verbs that begin a wish in another language than the one the sentence was read in: "Necesito townhouse". */
const asks =
  /^(?:necesit(?:o|amos)|busc(?:o|amos)|quiero|queremos|quisi(?:era|eramos)|cherch(?:e|ons)|veux|voulons|voudr(?:ais|ions))$/;

/** True for a word that no lexicon and no gazetteer knows, but that describes a home by its form, is listed, or asks. */
export const isNoName = (word: string): boolean => styleWords.has(word) || adjective.test(word) || asks.test(word);
