/** Finite forms by which English predicates are known: of each verb its present and, where it is irregular, its past. Own list. */
export const VERBS = `believed argued claimed noted stated concluded accommodates accommodate compares compare highlights notes maximizes maximize minimizes minimize perpetuates perpetuate
    symbolizes symbolize legitimizes legitimize governs govern distributes distribute allocates allocate earns earn owns own
    possesses possess inhabits inhabit populates populate migrates migrate immigrates immigrate interprets interpret stigmatizes
    stigmatize challenges criticizes criticize condemns condemn criticises criticise reinforces reinforce undermines undermine
    shapes transcends transcend pursues pursue upholds uphold enforces enforce imposes impose exploits exploit dominates dominate
    oppresses oppress marginalizes marginalize unifies unify unites unite integrates integrate assimilates assimilate reproduces
    reproduce socializes socialize internalizes internalize externalizes externalize prescribes prescribe proscribes proscribe
    elects elect appoints appoint administers administer supervises supervise manages manage coordinates coordinate communicates
    communicate cooperates cooperate negotiates negotiate advocates advocate mobilizes mobilize resists resist opposes oppose
    consumes consume invests invest borrows borrow lends lend manufactures manufacture hires hire employs employ compensates
    compensate insures insure diagnoses diagnose heals heal infects infect encompasses contributes affects extends depicts
    compares appeals entails focuses deals lasts lags relates evolves educates appoints responds is are was were am has have had does
    did do can could may might must shall should will would cannot isn't aren't wasn't weren't doesn't don't didn't can't
    couldn't won't wouldn't hasn't haven't shouldn't it's that's used causes cause caused results leads felt feel feels accepts
    accept achieves achieve acquires acquire adapts adapt adds add adjusts adjust adopts adopt affects affect allows allow
    appears appear applies apply argues argue arises arise arose arrives arrive assesses assess assigns assign associates
    associate assumes assume attaches attach attracts attract avoids avoid becomes become became begins begin began behaves
    behave believes believe belongs belong binds bind bound brings bring brought builds build built calculates calculate carries
    carry chooses choose chose classifies classify collects collect combines combine comes come came compares compare completes
    complete comprises comprise computes compute concludes conclude confirms confirm connects connect considers consider consists
    consist constitutes constitute constructs construct consumes consume contains contain continues continue contributes
    contribute converts convert conveys convey corresponds correspond creates create decides decide defines define delivers
    deliver demonstrates demonstrate denotes denote depends depend derives derive describes describe destroys destroy detects
    detect determines determine develops develop differs differ diminishes diminish discovers discover discusses discuss
    distinguishes distinguish distributes distribute divides divide draws draw drew eats eat ate elicits elicit eliminates
    eliminate emerges emerge emphasizes emphasize employs employ enables enable encodes encode encourages encourage engages
    engage enhances enhance enjoys enjoy ensures ensure enters enter establishes establish evaluates evaluate evolves evolve
    examines examine exceeds exceed exerts exert exhibits exhibit exists exist expands expand expects expect explains explain
    explores explore expresses express extends extend facilitates facilitate fails fail finds find found generates generate gets
    get got gives give gave goes go went governs govern grows grow grew happens happen helps help holds hold held identifies
    identify ignores ignore illustrates illustrate imagines imagine implies imply improves improve includes include incorporates
    incorporate indicates indicate induces induce infers infer informs inform inherits inherit inhibits inhibit interacts
    interact interferes interfere interprets interpret introduces introduce investigates investigate involves involve keeps keep
    kept knows know knew lead led learns learn lies lay loses lose lost maintains maintain makes make made modifies modify
    motivates motivate obtains obtain occurs occur offers operates operate organizes organize originates originate opposes oppose
    participates participate perceives perceive performs perform permits permit persists persist possesses possess precedes
    precede predicts predict prefers prefer prepares prepare preserves preserve prevents prevent proceeds proceed produces
    produce promotes promote proposes propose protects protect proves prove provides provide publishes publish reaches reach
    receives receive recognizes recognize recommends recommend reduces reduce refers refer reflects reflect regulates regulate
    rejects reject relies rely remains remain remembers remember removes remove replaces replace represents represent requires
    require resembles resemble resists resist resolves resolve responds respond restricts restrict retains retain reveals reveal
    says say said secretes secrete sees see saw seeks seek sought seems seem selects select sends send sent serves serve
    simplifies simplify solves solve speaks speak spoke specifies specify spends spend spent stimulates stimulate strengthens
    strengthen suffers suffer suggests suggest surrounds surround survives survive takes take took teaches teach taught tells
    tell told tends tend thinks think thought tolerates tolerate transforms transform translates translate transmits transmit
    treats treat triggers trigger undergoes undergo underwent understands understand understood uses use varies vary violates
    violate wants want weighs weigh wins win won writes write wrote lets let lays laid stands stand stood starts shows claims
    offer travels reacts react stop wishes sells buys pays asks reads looks asserts assert posits posit portrays
    portray symbolises equals absorbs absorb pump transport splits joins join separates attends attend listens listen
    watches watch sits dies die lives kills kill defends defend threatens threaten forbids forbid punishes accuses
    accuse praises broadcasts sings invents invent opens closes decrease doubles shrinks shrink flow run passes pass
    stays waits tries try intends intend saves wastes agrees agree disagrees disagree denies deny admits admit insists
    insist warns warn reminds remind notices observes observe recognises recalls recall forgets forget imitates
    imitate repeats repeat`;
