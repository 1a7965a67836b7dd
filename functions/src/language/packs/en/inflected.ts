/** English spellings and forms that no stemmer brings together with the word they are of. */
const FORMS = `
  arose arisen=arise ate eaten=eat became=become began begun=begin bent=bend bitten bit=bite bled=bleed blew blown=blow
  bought=buy broke broken=break brought=bring built=build caught=catch chose chosen=choose dealt=deal drank drunk=drink
  drew drawn=draw driven drove=drive fallen fell=fall fed=feed felt=feel flew flown=fly forgot forgotten=forget fought=fight
  found=find froze frozen=freeze gave given=give grew grown=grow heard=hear held=hold hid hidden=hide kept=keep laid=lay
  learnt=learn led=lead lent=lend lost loss losses=lose lit=light paid=pay ran=run ridden rode=ride risen rose=rise rung rang=ring
  sang sung=sing sent=send shook shaken=shake shot=shoot shown=show shrank shrunk=shrink slept=sleep sold=sell
  sought=seek spent=spend spoke spoken=speak stole stolen=steal stood=stand struck=strike stuck=stick swam swum=swim
  sworn swore=swear taught=teach thought thoughts=think threw thrown=throw told=tell torn tore=tear understood=understand
  woke woken=wake won=win wore worn=wear wrote written=write
  children=child men=man women=woman feet=foot teeth=tooth mice=mouse geese=goose
  hippocampi=hippocampus stimuli=stimulus nuclei=nucleus thalami=thalamus fungi=fungus foci=focus radii=radius
  criteria=criterion phenomena=phenomenon bacteria=bacterium media=medium data=datum vertebrae=vertebra
  analyses=analysis hypotheses=hypothesis theses=thesis crises=crisis diagnoses=diagnosis axes=axis
  indices=index matrices=matrix vertices=vertex appendices=appendix cortices=cortex`;

const BASES: ReadonlyMap<string, string> = new Map(
  [...FORMS.matchAll(/([^=]+)=(\S+)/g)].flatMap(([, forms = '', base = '']) =>
    forms
      .trim()
      .split(/\s+/)
      .map((form): [string, string] => [form, base]),
  ),
);
const OUR = /^(arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rig|rum|sav|tum|vap|vig)our/;
const ISE = /^([a-z]+(?:al|an|ar|at|er|et|ic|il|in|it|iv|og|ol|on|or|th|ul))is(e|ed|er|ers|es|ing|ation|ations)$/;
const YSE = /^((?:para|cata|ana|hydro)ly)s(e|ed|er|ers|ing)$/;

/** Initials in the plural ("VCRs", "DVDs"), which the stemmer takes for no word. */
const INITIALS = /^([bcdfghjklmnpqrtvwxz]{2,5})s$/;

/** A lower-case English word as the stemmer should get it: American in spelling, regular in form. */
export const regular = (word: string): string =>
  BASES.get(word) ??
  word
    .replace(OUR, '$1or')
    .replace(ISE, '$1iz$2')
    .replace(YSE, '$1z$2')
    .replace(/^practis(?=e|ing)/, 'practic')
    .replace(INITIALS, '$1');

/** Of irregular forms that do not begin as their word does ("bought"): "fungi" does. */
const OPENINGS = new Set(
  [...BASES].map(([form, base]) => (form.startsWith(base.slice(0, 3)) ? '' : base.slice(0, 3))).filter(Boolean),
);

/** Whether an English term may stand in a text in a form that does not begin with the term's own three letters. */
export const mayOpenOtherwise = (term: string): boolean => OPENINGS.has(term.slice(0, 3));
