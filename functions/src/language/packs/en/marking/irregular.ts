/**
 * English forms that a stemmer leaves apart from their base: `base form form…`, entries end with a semicolon. Own list.
 * Forms with a life of their own ("left", "lit", "broken", "ground", "leaves") are left out.
 */
export const IRREGULAR_FORMS = `
reduce lowers lowered lowering; make made; take took taken; go goes went gone; come came; give gave given; see saw seen; know knew known; think thought;
tell told; say said; find found; become became; mean meant; keep kept; begin began begun; hold held; throw threw thrown;
grow grew grown; show shown; blow blew blown; fly flew flown; draw drew drawn; write wrote written; drive drove driven;
ride rode ridden; rise rose risen; freeze froze frozen; choose chose chosen; speak spoke spoken; steal stole stolen;
wake woke woken; wear wore worn; tear tore torn; bear bore borne; swear swore sworn; eat ate eaten; fall fell fallen;
shake shook shaken; break broke; forget forgot forgotten; bite bitten; hide hid hidden; run ran; swim swam swum;
sing sang sung; ring rang rung; drink drank drunk; sink sank sunk; shrink shrank shrunk; sit sat; stand stood;
understand understood; bring brought; buy bought; catch caught; teach taught; fight fought; seek sought; feel felt;
sleep slept; sweep swept; meet met; feed fed; lead led; breed bred; build built; send sent; spend spent;
lend lent; bend bent; lose lost; shoot shot; sell sold; hear heard; win won; hang hung; dig dug; stick stuck;
strike struck; swing swung; spin spun; cling clung; slide slid; shine shone; get got gotten; deal dealt; learn learnt;
burn burnt; spell spelt; spill spilt; melt molten; prove proven; beat beaten; do did done; die dying;
lie lying; tie tying; pay paid; lay laid; child children; man men; woman women; foot feet; tooth teeth;
goose geese; mouse mice; half halves; wolf wolves; knife knives; shelf shelves; wife wives; calf calves;
bacterium bacteria; phenomenon phenomena; criterion criteria; hypothesis hypotheses; analysis analyses; vertex vertices;
index indices; matrix matrices; nucleus nuclei; fungus fungi; larva larvae; radius radii; stimulus stimuli;
species specie; crisis crises; oasis oases; thesis theses; synthesis syntheses;
`;
