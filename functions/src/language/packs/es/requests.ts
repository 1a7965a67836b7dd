/** Spanish. */
import { listed, pattern } from '../../match.ts';
import type { Requests } from '../../parts/requests.ts';

const THIS = '(?:este|el|del|mi|ese) (?:libro|texto|documento|curso|manual|artículo)';
const SURELY = `(?:según (?:el libro|el autor|este texto)|(?:en|con) (?:palabras|términos) (?:sencill[ao]s|simples)|por favor)`;
const NUMBERS = listed('una dos tres cuatro cinco seis siete ocho nueve diez once doce');
const ORDINALS = listed('primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo');
const STOP = String.raw`[\s?.!]*$`;

export const requests = (): Requests => ({
  talk: {
    greeting: pattern`^¡?(?:hola|buen(?:os|as) (?:días|tardes|noches)|qué tal)[\s!.,?]*$`,
    thanks: pattern`^¡?(?:(?:ok|vale|genial|perfecto)[\s,!.]*)*(?:(?:muchas )?gracias|adiós|vale|perfecto|hasta luego)[\s!.,]*$`,
    help: pattern`^¿?(?:ayuda|qué puedes hacer|quién eres|qué puedo preguntar(?:te)?)${STOP}`,
    quiz: pattern`^(?:(?:por favor|hola)[\s,]+)*¿?(?:(?:puedes )?(?:preguntarme|examinarme|ponme a prueba|hazme|haz|crea|prepara)(?: (?:un|unas|una|algunas))?(?: (?:cuestionario|examen|test|quiz|prueba|preguntas))?(?: (?:de|sobre) .*)?)${STOP}`,
  },
  task: pattern`^(?:(?:y|por favor|puedes|podrías)[,\s]+)*¿?(?:(?:demuestra|demuestre|prueba|pruebe) que\b|resuelv[ae]\b|traduc[ei]\p{L}*\b|(?:escrib[ae]|escríbeme|dibuja|programa)(?: (?:un|una))? (?:programa|poema|carta|ensayo|redacción|código|función|historia|diagrama)\b|calcul[ae]\b(?=.*\p{Nd}))`,
  summary: {
    asks: pattern`\b(?:resum[ei]\p{L}*|sintetiza|síntesis|explica|describe|de qué (?:trata|habla|va)|qué dice|puntos (?:clave|principales)|ideas principales)\b`,
    surely: pattern`resum|síntesis|sintetiza|de qué|puntos (?:clave|principales)|ideas principales`,
    part: pattern`\b(?:capítulo|capitulo|sección|parte|tema)\s*(?:n[o°º]\.?\s*)?["«“]?\s*([^?!.”"»]{1,80}?)\s*["”»]?\s*(?:[?!.]|$|en [\p{L}\p{Nd}]+ (?:palabras|frases|puntos|líneas)\b)`,
    division: pattern`(?<!\p{L})(introducción|conclusi[oó]n(?:es)?|prólogo|prefacio|epílogo)(?=\s+(?:de |a )?${THIS}(?!\p{L}))`,
    nth: pattern`\b(${ORDINALS.join('|')}|último)\s+cap[ií]tulo\b`,
    page: pattern`\b(?:páginas?|pág\.|p\.)\s*(\p{Nd}{1,4})(?!\p{Nd})`,
    book: pattern`\b(?:este libro|todo el libro|el libro(?: entero)?|este (?:texto|documento))\b`,
    topics: {
      ofBook: pattern`\b(?:dice|cuenta|explica|enseña|escribe)(?: (?:el|este) (?:libro|texto|autor))? (?:sobre|de|acerca de)\s+(?:el |la |los |las )?(?<topic>[^?!.]{3,120}?)\s*[?!.]*$`,
      any: pattern`\b(?:resum(?:e|ir|eme)|resumen (?:de|sobre))\s+(?:cómo |por qué )?(?<topic>[^?!.]{3,120}?)\s*[?!.]*$`,
    },
    before: pattern`^(?:sobre|titulado|llamado)\s+`,
  },
  numbers: NUMBERS,
  ordinals: ORDINALS,
  last: ['último'],
  follow: {
    more: pattern`^¿?(?:más|sigue|continúa|dime más|cuéntame más|y|más detalles|otro ejemplo)(?: sobre (?:eso|esto|ello))?${STOP}`,
    refers: pattern`\b(?:él|ella|ello|ellos|ellas|eso|esto|ese|esa|este último|esta última|aquello|lo mismo)\b|^¿?(?:por qué|cómo|cuándo|dónde|quién)\s*\??$`,
    bridge: pattern`^¿?(?:y|pero|también|entonces|qué hay de|qué pasa con)\b`,
  },
  manner: {
    surely: pattern`${SURELY}`,
    and: pattern`y`,
    first: pattern`^(?:(?:${SURELY}|en resumen|brevemente)[,:]? +)+(?=[¿\p{L}])`,
  },
  form: {
    bullets: pattern`\b(?:(?:(?:en|con) (?:[\p{L}\p{Nd}]+ )?)?viñetas|en (?:[\p{L}\p{Nd}]+ )?puntos|como lista|en forma de lista|punto por punto)\b`,
    table: pattern`\b(?:tabla|cuadro comparativo)\b`,
    brief: pattern`\b(?:brevemente|en resumen|en una frase|en pocas palabras)\b`,
    detailed: pattern`\b(?:en detalle|con detalle|detalladamente|extensamente)\b`,
  },
});
