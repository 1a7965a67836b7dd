/** Spanish. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello:
    '¡Hola! Pregúntame sobre este libro: qué significa un término, en qué se diferencian dos cosas o el resumen de un capítulo.',
  thanks: '¡De nada! Pregúntame lo que quieras sobre este libro.',
  vague: 'No sé qué buscar. ¿A qué término o tema de este libro te refieres?',
  readAs: 'Se buscó %.',
  mayHelp: 'No es seguro que el libro responda a esto. Estos pasajes pueden ayudar.',
  minutes: 'unos % minutos',
  unknown: 'No he encontrado una respuesta a eso en este libro.',
  notInBook: 'No menciona %.',
  quoted: '«%»',
  noPart: 'No he encontrado ese capítulo ni esa página en este libro.',
  otherLanguage: 'Este libro está en %; pregunta en %.',
  quiz: 'Elige **Generate Quiz**: escribiré preguntas sobre este libro y corregiré tus respuestas. Aquí respondo a las tuyas.',
};
