/** English words by how much they say in an answer. Own lists, lower case, as written (not stemmed). */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Grammar only: these never count as content. */
export const FUNCTION_WORDS = list(`
  a an the this that these those it its itself he she they them their theirs him his her hers we us our ours you your
  yours i me my mine myself yourself himself herself themselves one ones who whom whose which what where when why how
  am is are was were be been being do does did doing done have has had having will would shall should can could may
  might must ought and or but if then than so because since as of at by for with about against into onto through
  during before after to from up down in out on off over under again further once here there while until till
  although though whereas whether also too very just only even still yet already both each either neither nor not no
  any some such own same s t ll re ve d m else ever however therefore thus hence upon within among between per via
  get gets got getting gotten am im ive id theyre its thats whats there's etc ie eg yes yeah ok okay well
  like really quite rather much many more most less least few little lot lots kind kinds sort sorts bit thing things
  something anything everything stuff someone somebody anyone anybody everyone everybody another other others every all
`);

/**
 * Words that grammar lists usually call empty but that carry the point of many answers
 * ("the same", "only one", "more than"): content, at a reduced weight.
 */
export const QUANTITY_WORDS = list(`
  same more most less least few fewer little both only all each every many much neither either another other others
  before after between up down over under in out on off yes no still again
`);

/** Common verbs and nouns that most answers hold whatever their subject: content, at a reduced weight. */
export const LIGHT_WORDS = list(`
  make makes made making let lets letting use uses used using go goes went gone going take takes took taken taking put puts putting
  come comes came coming give gives gave given giving see sees saw seen seeing know knows knew known knowing think
  thinks thought tell tells told say says said saying find finds found want wants wanted need needs needed needing
  try tries tried look looks looked looking way ways case cases example examples different difference differences
  good bad big small new old happen happens happened happening become becomes became mean means meant called call
  calls part parts place places people person student students time times answer answers reason reasons explain
  explains explained describe describes show shows showed shown work works worked working able keep keeps kept let
  start starts started begin begins began end ends ended help helps helped certain various several important main
  possible order number amount type types form forms result results cause causes caused using based allow allows
  allowed require requires required contain contains contained include includes included involve involves always
  usually often sometimes generally normally first second last next point points fact facts term terms word words
  set sets side sides able around away back together hold holds held stay stays stayed being does
`);
