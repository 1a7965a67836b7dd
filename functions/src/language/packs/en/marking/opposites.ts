/** Words that cannot stand for one another: opposites and members of one series. Own lists. */

/** Pairs of opposites, `left/right`; either side may hold several forms joined by `|`. */
export const OPPOSITES = `
increase|rise|raise|grow|gain/decrease|drop|fall|reduce|shrink|lower|decline|diminish|lose|loss
high/low higher/lower highest/lowest more/less|fewer most/least|fewest greater/less|smaller|lesser big|large/small|little|tiny bigger|larger/smaller
maximum|maximal/minimum|minimal maximize/minimize long/short tall/short longer|taller/shorter fast|quick|rapid/slow faster|quicker/slower
heavy/light heavier/lighter strong/weak stronger/weaker hot|warm/cold|cool hotter|warmer/colder|cooler heat/cool thick/thin wide/narrow deep/shallow
hard/soft harder/softer|easier easy|ease/hard|difficult|difficulty loud/quiet|soft|silent loudly/quietly bright/dim|dark light/dark near|close/far nearer|closer/farther|further
up|upward|above/down|downward|below over/under top/bottom upper/lower left/right front/back|rear north/south east/west inside/outside inner/outer in/out
inward/outward internal/external interior/exterior enter/leave|exit import/export input/output open|opened|incomplete|broken/close|shut|closed|complete|completed gap|hole|break/connect|connected|complete|closed seperate|seperated/connect|join|together on/off full/empty push/pull
attract/repel attraction/repulsion positive/negative add|addition/subtract|remove|subtraction multiply/divide win/lose pass/fail succeed/fail success/failure
accept/reject allow|permit|enable/prevent|forbid|prohibit|block|disable|disallow help/hinder start|begin/stop|end|finish first/last before/after early/late earlier/later
always/never all/none|no everything/nothing same|identical|equal|alike|similar/different|distinct|unequal similarity/difference like/unlike yes/no|nope true/false|untrue correct|right/incorrect|wrong
agree/disagree connect|join|attach/disconnect|separate|detach|split|apart combine|merge|mix/separate together/apart contain|include/exclude|lack with/without present/absent
presence/absence appear|appearance/disappear|vanish expand|expansion/contract|contraction|compress absorb/reflect|emit|release absorption/emission|reflection
melt/freeze evaporate|vaporize/condense evaporation/condensation dissolve/precipitate erosion|erode/deposition|deposit sink/float solid/liquid liquid/gas wet/dry
rough/smooth sharp/dull|blunt natural/artificial acid|acidic/base|basic|alkaline oxidation|oxidize/reduction conductor/insulator conduct/insulate parallel/series serial/parallel
opaque/transparent visible/invisible constant/variable|varying static/dynamic fixed|constant/changing accelerate/decelerate acceleration/deceleration advance/retreat
forward|forwards/backward|backwards|reverse ascend|ascending|rise/descend|descending|sink convex/concave create|build|produce/destroy|consume|delete build/break birth|born/death|die alive|live|living/dead|die male/female
predator/prey host/parasite producer/consumer herbivore/carnivore dominant/recessive artery/vein mitosis/meiosis aerobic/anaerobic endothermic/exothermic
anode/cathode cation/anion proton/electron ionic/covalent kinetic/potential supply/demand buyer/seller buy/sell buys/sells import/export profit/loss surplus/deficit|shortage
inflation/deflation rich/poor cheap/expensive public/private domestic/foreign majority/minority urban/rural ancient/modern past/future old/new|young victory/defeat war/peace
ally/enemy friend/enemy guilty/innocent legal/illegal legitimate/illegitimate voluntary/involuntary active/passive conscious/unconscious induction/deduction
inductive/deductive subjective/objective qualitative/quantitative abstract/concrete simple/complex|complicated single/multiple one/many individual/group|collective
local/global push/pop enqueue/dequeue insert/delete|remove encode/decode encrypt/decrypt compile/interpret compiler/interpreter read/write sender/receiver client/server
stack/queue lifo/fifo ascending/descending singly/doubly head/tail front/back|rear preorder/postorder leaf/root parent/child ancestor/descendant private/public
stable/unstable finite/infinite linear/nonlinear odd/even prime/composite rational/irrational numerator/denominator horizontal/vertical clockwise/anticlockwise|counterclockwise
perpendicular/parallel odd/even symmetric/asymmetric convergent/divergent converge/diverge homogeneous/heterogeneous homozygous/heterozygous hypertonic/hypotonic
hyper/hypo intra/inter afferent/efferent sympathetic/parasympathetic systolic/diastolic inhale/exhale inspiration/expiration flexion/extension prokaryote/eukaryote
prokaryotic/eukaryotic saturated/unsaturated organic/inorganic metal|metallic/nonmetal|nonmetallic complete/incomplete|broken|partial closed/broken dependent/independent direct/indirect directly/inversely regular/irregular
possible/impossible mortal/immortal equal/unequal likely/unlikely able/unable sure/unsure known/unknown cause/effect question/answer day/night summer/winter
morning/evening|afternoon|night sunrise/sunset land/sea sky/ground better/worse best/worst good/bad advantage|benefit/disadvantage|drawback strength/weakness pro/con
love/hate happy/sad praise/blame optimist/pessimist clean/dirty|polluted healthy/sick|ill safe/dangerous|unsafe common/rare|uncommon often|frequently/rarely|seldom usually/rarely ever/never
improve|improvement/loss|worsen|worsening|deterioration various|diverse/single conjunction/disjunction union/intersection universal/existential necessary/sufficient sum/product|difference|quotient addition/multiplication product/quotient
premise/conclusion antecedent/consequent row/column syntax/semantics sufficient/insufficient diploid/haploid genotype/phenotype sensory/motor
centripetal/centrifugal concave/convex genotype/phenotype analog|analogue/digital lossless/lossy synchronous/asynchronous volatile/nonvolatile
explicit/implicit extrinsic/intrinsic retrograde/anterograde proactive/retroactive monarchy/republic emigration/immigration debtor/creditor debit/credit
asset/liability inflow/outflow upstream/downstream monologue/dialogue comedy/tragedy prologue/epilogue prefix/suffix vowel/consonant noun/verb
`;

/** Opposites only where one stands in the other's place: what furthers a thing against what ends or hinders it, and other pairs. */
export const CONTRARIES = `
enable|allow|permit|let|help|assist|support|promote|encourage|foster|favor|facilitate|boost|stimulate|strengthen|reinforce|enhance|intensify|amplify|advance|cause|create|produce|generate|trigger|bring|protect|preserve|maintain|sustain|save|restore|repair|heal|improve|activate|excite|arouse|authorize|accelerate|quicken|extend|invite|reward|require|force|oblige|guarantee/stop|prevent|block|forbid|prohibit|ban|bar|hinder|impede|hamper|inhibit|suppress|discourage|deter|weaken|undermine|dampen|curb|limit|restrict|restrain|thwart|avoid|harm|hurt|damage|destroy|ruin|spoil|injure|worsen|impair|deactivate|calm|soothe|sedate|slow|delay|eliminate|erase|abolish|punish|refuse|deny|resist|oppose|end
unify|unite|gather|collect|concentrate|assemble/divide|scatter|disperse|spread|dissolve|separate protect|shield|guard|cover/expose hide|conceal|cover|mask/reveal|show|display|expose|uncover
attract|draw|lure|invite/repel|scare|deter|frighten accept|agree|admit|grant|approve|confirm|acknowledge/deny|refuse|reject|decline|dispute|disprove|withhold
much|many|lot/small|little|low|few install/remove|uninstall|delete
shrink|narrow|decline|fade|diminish/swell|widen|grow|expand|spread give|grant|offer|provide|get|allow/deny|refuse|withhold|withdraw remember|recall|retain|keep/forget|ignore|discard|lose|drop|shed include|contain|hold/exclude|omit|lack|leave give|grant|award/take
free|release|liberate/imprison|capture|trap|bind|enslave borrow|receive|take|get/lend|give|send|pay trust|believe/doubt|distrust|suspect wealthy|rich|affluent/poor|needy
first/second|third|fourth|fifth second/third|fourth|fifth third/fourth|fifth scarce|rare/plentiful|abundant|common shared|public|common|collective|joint/private|individual|personal|separate temporary|short/permanent|lasting|eternal|constant
compulsory|mandatory|required|forced|obligatory/optional|voluntary|free honest|true|genuine|real|sincere/deceptive|false|fake|dishonest rigid|stiff|fixed/flexible|elastic|loose
new|novel|original/copied|old|existing|familiar calm|quiet|peaceful|stable/excited|violent|turbulent|restless|wild open|public|free/secret|closed|hidden|restricted
random|accidental|unplanned/planned|deliberate|intended|ordered|systematic natural|innate|inborn/learned|acquired|artificial|made certain|sure|definite/uncertain|doubtful|vague|possible
exact|precise|accurate/vague|rough|approximate|inexact harmful|dangerous|toxic/harmless|safe|beneficial|useful necessary|essential|needed|vital/unnecessary|needless|superfluous
buyer|consumer|customer|purchaser/seller|producer|maker|supplier employer|boss/employee|worker teacher|instructor/student|pupil parent|mother|father/child|son|daughter
winner|victor/loser loser/gainer superior/inferior cause|reason|source|origin/effect|result|outcome|consequence beginning|start|origin|birth/end|finish|close|death inside|within/outside|beyond
`;

/** Prefixes that turn a word into its opposite ("complete" / "incomplete"). */
export const OPPOSING_PREFIXES: readonly string[] = ['un', 'in', 'im', 'il', 'ir', 'non', 'dis', 'mis', 'anti'];

/** Beginnings that oppose each other before the same rest, or standing alone ("micro-level" / "macro-level"). */
export const PAIRED_PREFIXES: readonly (readonly [string, string])[] = [
  ['micro', 'macro'],
  ['inter', 'intra'],
  ['hyper', 'hypo'],
  ['homo', 'hetero'],
  ['endo', 'exo'],
  ['over', 'under'],
  ['mono', 'poly'],
  ['intro', 'extro'],
  ['infra', 'ultra'],
  ['pre', 'post'],
  ['sub', 'super'],
];

/** Series of which each member is another thing: months, days, colours, countries. Parted by semicolons. */
export const SERIES = `
january february march april may june july august september october november december; monday tuesday wednesday thursday friday saturday sunday; red
blue green yellow black white brown purple orange; europe asia africa america australia antarctica; england france germany spain italy russia china
japan india egypt greece rome poland sweden; english french german spanish italian russian chinese japanese indian egyptian greek roman mongol
american; dozens hundreds thousands millions billions trillions
`;
