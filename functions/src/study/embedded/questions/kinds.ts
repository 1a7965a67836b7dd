/** What kind of thing a term stands for, as far as its form and its definition tell. */

/** Nouns that a definition begins with, by the kind of thing they say. */
const GENERA: Record<string, string> = {
  science: 'study field branch area discipline science subfield profession specialty',
  view: 'theory perspective approach model view principle law idea philosophy framework school doctrine hypothesis belief system explanation movement paradigm',
  body: 'structure organ gland area region part membrane strip covering opening gap cell neuron muscle tissue bone lobe layer nerve chamber cortex relay fiber',
  matter:
    'molecule chemical substance hormone neurotransmitter drug gene version material compound particle protein acid',
  disorder: 'disorder condition disease illness syndrome symptom impairment inability deficit',
  mind: 'state mood experience feeling emotion sense bond response reaction reflex belief thought perception fear desire motivation',
  process:
    'process ability tendency failure conversion act change use development application understanding action activity behavior technique method procedure strategy plan way practice operation',
  measure:
    'amount number degree extent proportion length rate level measure score value size speed distance frequency ratio range',
  group: 'group set collection series sample subset organization association company institution community',
  person: 'person people individual psychologist scientist someone member worker child professional',
  text: 'document paper statement sentence word language rule formula expression question report article',
  data: 'array vector matrix list object function variable string structure file program operator command scalar type class package',
};

const KIND_OF_GENUS = new Map(
  Object.entries(GENERA).flatMap(([kind, nouns]) => nouns.split(' ').map((noun) => [noun, kind])),
);

/** Endings of words that name ideas, processes and qualities rather than things. */
const ENDINGS: [RegExp, string][] = [
  [/ology$|ics$|graphy$/, 'science'],
  [/ism$|theory$|principle$|law$|model$|hypothesis$|approach$|perspective$/, 'view'],
  [/disorder$|disease$|syndrome$|phobia$|mania$|osis$|itis$|disability$|phrenia$/, 'disorder'],
  [/cortex$|gland$|nerve$|lobe$|cell$|cells$|membrane$|thalamus$|campus$|system$/, 'body'],
  [/(?:tion|sion|ment|ance|ence|ing|sis)s?$/, 'process'],
  [/(?:ity|ness|ship|hood|acy|ude)$/, 'quality'],
];

/** The kind of a term: from its definition's noun, else from its head's meaning or ending; null if nothing tells. */
export function kindOfTerm(term: string, genus: string | null): string | null {
  const told = genus && KIND_OF_GENUS.get(genus);
  if (told) return told;
  const head = term.toLowerCase().split(/[\s-]/).at(-1) ?? '';
  return (
    ENDINGS.find(([ending]) => ending.test(head))?.[1] ??
    KIND_OF_GENUS.get(head) ??
    KIND_OF_GENUS.get(head.replace(/s$/, '')) ??
    null
  );
}
