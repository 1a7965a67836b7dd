/** Verbs by what they tell of their subject. */

const set = (words: string) => new Set(words.split(/\s+/));

/** What a thing does, is for, or brings about. */
export const TELLING = set(
  `regulate control measure describe explain state suggest propose hold allow enable cause produce provide involve contain require
  protect prevent affect influence emphasize assess treat consist lead result depend focus return compute calculate convert represent determine
  store transmit process stimulate inhibit increase decrease reduce promote support encourage predict reflect indicate study examine
  investigate specify define connect link carry receive release transform translate generate create form detect identify limit restrict
  govern grant guarantee forbid prohibit permit apply occur combine separate divide replace remove add evaluate display plot
  rely serve act function contribute maintain establish ensure express denote assign execute perform implement stem arise
  mimic block bind secrete surround cover line activate trigger elicit reinforce strengthen weaken shape organize classify distinguish
  compare test manage develop extend eliminate undermine threaten benefit harm incorporate include interpret`,
);

/** Telling, moving and having: nothing worth asking for. */
export const EMPTY = set(
  `be have do go come get give take make say tell ask think believe want need try know see feel mean let argue claim write note find seem
  appear look show start begin continue keep remain become happen exist work play put set use call like hope wish agree differ lie stand live
  help owe choose`,
);

/** What people think of first: after a name in the past they make a "Who …?". */
export const THOUGHT = set(
  `propose suggest identify describe theorize formulate develop conclude maintain believe argue discover invent found popularize introduce
  define characterize distinguish coin pioneer establish demonstrate devise hypothesize postulate advocate`,
);

/** What bodies and works do once and for all: after a name in the past they make a "Which of the following …?". */
export const DONE = set(
  `grant reject enact extend amend create abolish forbid ban permit declare rule require guarantee recognize expand limit prohibit
  replace launch build design adopt pass end win lose defeat conquer unite divide`,
);
