/** Spanish: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

export const knowledge: Partial<Knowledge> = {
  headFirst: true,
  articles: 'el la los las un una unos unas lo',
  definite: 'el la los las lo',
  apposing: 'un una',
  determiners:
    'todos todas algunos algunas muchos muchas varios varias dos tres cuatro cinco seis siete ocho nueve diez cada ambos ningún ninguna',
  agreement: { singular: 'es era fue ha tiene está', plural: 'son eran fueron han tienen están' },
  pointing: `este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas dicho dicha dichos dichas aquí allí ahí así entonces anterior anteriores
    siguiente siguientes tal tales mismo misma`,
  pointingFirst: 'otro otra otros otras también',
  expletives: 'se',
  pronouns: 'él ella ellos ellas le les su sus suyo suya nosotros nos nuestro nuestra nuestros nuestras',
  writer: 'yo me mi mis mí',
  reader: 'tú tu tus usted ustedes',
  prepositions: `de del en a al por para con sin sobre entre desde hasta hacia según durante ante bajo contra tras mediante como excepto`,
  conjunctions: 'y e o u pero sino porque aunque si cuando mientras que como donde pues ni ya',
  subordinating: 'si cuando aunque mientras porque',
  and: 'y e o u',
  clause: 'y pero sino mientras aunque',
  or: 'o',
  opposing: 'mientras',
  relatives: 'que quien quienes cual cuales cuyo cuya cuyos cuyas donde',
  genitive: 'de del',
  verbs: `es son era eran fue fueron sea sean ser será serán está están estaba estaban estuvo ha han había habían hay hubo tiene tienen tenía tenían tuvo tuvieron
    puede pueden podía podían pudo debe deben debía debían hace hacen hizo hicieron dice dicen dijo da dan dio va van significa significan
    consiste consisten incluye incluyen incluía contiene contienen comprende comprenden representa representan permite permiten produce
    producen causa causan causó provoca provocan provocó lleva llevan llevó ocurre ocurren ocurrió existe existen existía existían llama llaman
    denomina denominan define definen refiere refieren conoce conocen usa usan utiliza utilizan sirve sirven forma forman formó pertenece pertenecen
    sigue siguen siguió muestra muestran cree creen piensa piensan requiere requieren recibe reciben recibió depende dependen parece parecen
    describe describen cubre cubren limita vive viven vivió queda quedan encuentra encuentran suele suelen llegó llegaron comenzó comenzaron
    empezó terminó murió nació escribió publicó fundó ganó perdió`,
  modals: 'puede pueden debe deben podía podían suele suelen',
  negations: 'no nunca jamás ni tampoco ningún ninguna nadie nada sin',
  hedges:
    'también generalmente normalmente frecuentemente usualmente comúnmente habitualmente ahora aún todavía actualmente solo',
  adverbs: 'muy más menos casi tan bastante ya no nunca también además sólo solo después antes luego juntos',
  adverbEndings: 'mente',
  connectives: [
    'sin embargo',
    'por lo tanto',
    'por tanto',
    'además',
    'por otra parte',
    'por otro lado',
    'en general',
    'en resumen',
    'es decir',
    'en otras palabras',
    'de hecho',
    'finalmente',
    'no obstante',
    'asimismo',
    'actualmente',
    'así pues',
  ],
  exampleOpeners: ['por ejemplo'],
  contrastOpeners: ['en cambio', 'por el contrario', 'en contraste'],
  generic: `cosa cosas caso casos ejemplo ejemplos razón problema pregunta respuesta parte partes número persona personas hombre mujer niños grupo grupos
    resultado resultados estudio estudios investigadores autor autores término tipo tipos forma formas nombre año años tiempo lugar manera
    modo página capítulo sección ciudad país equipo película serie juego guerra zona área edificio`,
  vague: `ejemplo resultado parte problema cuestión buen buena bueno gran grande importante importantes mal malo mala tipo consecuencia signo señal mismo
    misma similar similares posible necesario conocido popular común clave muy no mezcla causa primer primera segundo segunda último última`,
  places: 'figura tabla capítulo sección página',
  past: `fue fueron era eran había habían tuvo tuvieron hizo hicieron dio dieron dijo dijeron vino vinieron puso estuvo estuvieron pudo quiso llevó murió
    nació`,
  pastEndings: 'aron ieron yeron ió yó tó dó zó só ró nó ló có gó',
  quantifiers: 'solo sólo únicamente nunca siempre todos todas ningún ninguna jamás exclusivamente',
  numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  members: `tipos clases formas categorías grupos partes componentes elementos factores funciones principios métodos razones objetivos causas síntomas niveles
    capas características propiedades aspectos reglas ventajas desventajas condiciones áreas problemas diferencias`,
  ordered: 'etapas etapa pasos paso fases fase',
  naming: ['también llamado', 'también llamada', 'llamado', 'llamada', 'conocido como', 'conocida como'],
  meaning: ['significa', 'se refiere a', 'consiste en'],
  describing: 'que cual',
  carriers: 'término concepto palabra noción',
  patterns: {
    definition: [
      '{S!} (es/son) ~ {O=}',
      '{S!} se (define/definen) ~ como {O*}',
      '{S!} se (refiere/refieren) ~ a {O*}',
      '{S!} ~ (significa/significan) {O*}',
      '{S!} (consiste/consisten) en {O*}',
      '{O} se (llama/llaman/denomina/denominan) {S!}',
      '{O} se (conoce/conocen) como {S!}',
      'se (llama/denomina) {S!} a {O*}',
    ],
    naming: [
      '{A*} , ~ (llamado/llamada/llamados/llamadas/conocido como/conocida como/conocidos como/conocidas como/denominado/denominada) {S!}',
    ],
  },
};
