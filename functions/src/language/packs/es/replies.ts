/** Spanish. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello:
    '¡Hola! Pregúntame sobre este libro: qué significa un término, en qué se diferencian dos cosas o el resumen de un capítulo.',
  thanks: '¡De nada! Pregúntame lo que quieras sobre este libro.',
  vague: 'No sé qué buscar. ¿A qué término o tema de este libro te refieres?',
  unknown: 'No he encontrado una respuesta a eso en este libro.',
  notInBook: 'No menciona %.',
  lookedFor: 'He buscado %.',
  quoted: '«%»',
  nearest: 'Las secciones más cercanas:',
  unreadable: 'Páginas que no se pudieron leer: %.',
  nothingMore: 'No he encontrado más sobre eso en este libro.',
  noPart: 'No he encontrado ese capítulo ni esa página en este libro.',
  meant: '¿Querías decir «%»?',
  task: 'Solo cito lo que dice este libro; no demuestro, resuelvo ni escribo nada por mi cuenta. Pregunta qué dice el libro sobre ello.',
  otherLanguage: 'Este libro está en %; pregunta en %.',
  quiz: 'Elige **Generate Quiz**: escribiré preguntas sobre este libro y corregiré tus respuestas. Aquí respondo a las tuyas.',
  notNamed: 'No he encontrado nada en este libro sobre «%». Sobre lo otro:',
  noReason: 'Cerca de mi última respuesta («%») este libro no da ninguna razón.',
  noExample: 'Cerca de mi última respuesta («%») este libro no da ningún ejemplo.',
  nothingNear: 'Cerca de mi última respuesta («%») este libro no dice más. Solo puedo citarlo.',
  noList: 'No los he encontrado enumerados en este libro. Lo que dice:',
  chapters: 'Sus capítulos:',
  author: 'Este libro nombra como autor a:',
  noAuthor: 'No he encontrado quién escribió este libro: no hay ningún nombre en sus primeras páginas.',
  noArgument:
    'Este libro no dice expresamente cuál es su tesis. Pregunta de qué trata o pide el resumen de un capítulo.',
};
