/** Spanish: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['¿Qué término corresponde a esta descripción? «%»'],
  meaning: '¿Qué descripción corresponde a «%»?',
  which: null,
  who: '¿Quién %?',
  ending: '¿Cómo continúa correctamente esta frase? «% …»',
  shown: '¿Qué concepto ilustra este ejemplo? «%»',
  apart: '¿Qué distingue «%» de «%»?',
  right: '¿Cuál de estas afirmaciones sobre «%» es correcta según el libro?',
  rightPlain: '¿Cuál de estas afirmaciones es correcta según el libro?',
  when: { asked: '¿En qué año %?', inYear: 'en el año | en' },
  year: '¿Qué año completa la frase? «%»',
  number: '¿Qué número completa la frase? «%»',
  name: '¿Qué nombre completa la frase? «%»',
  word: '¿Qué palabra completa la frase? «%»',
  order: '¿Cuál es el orden correcto, del más antiguo al más reciente?',
  belongs: '¿Qué respuesta nombra solo lo que corresponde aquí? «%»',
  match: '¿Qué opción relaciona cada término con su significado? %',
  and: '% y %',
  comma: ', ',
  error: '¿Cuál de estas afirmaciones sobre «%» es incorrecta según el libro?',
  errorPlain: '¿Cuál de estas afirmaciones es incorrecta según el libro?',
  stages: '¿En qué orden nombra el libro lo siguiente? «%»',
  because: 'El libro dice (%): «%»',
  instead: 'El libro dice «%» donde aquí se dice «%» (%): «%»',
  short: {
    meaning: '¿Qué significa «%»?',
    list: '%. Nómbrelos.',
    apart: '¿En qué se diferencian «%» y «%»?',
    effect: 'Según el libro, ¿a qué lleva esto: «%»?',
    cause: '¿Qué causa da el libro de esto: «%»?',
    purpose: '¿Para qué sirve «%»?',
    parts: '¿De qué se compone «%»?',
    reason: '¿Qué razón da el libro de esto? «%.»',
    why: { asked: '¿Por qué %?', order: 'as it stands' },
  },
  long: {
    compare: 'Compare «%» con «%»: explique cada uno y añada qué más dice el libro de ellos.',
    three: 'Explique «%», «%» y «%» de modo que se distingan.',
    explain: 'Escriba sobre «%»: %.',
    what: 'qué significa',
    example: 'un ejemplo del libro',
    effect: 'a qué lleva',
    cause: 'de qué procede',
    purpose: 'para qué sirve',
    parts: 'qué forma parte de ello',
    apart: 'en qué se diferencia de «%»',
    years: '¿Qué cuenta el libro de «%» para cada uno de estos años: %?',
    list: '%. Nómbrelos y explíquelos.',
    steps: 'Describa «%» paso a paso y en el orden correcto.',
    said: '¿Qué dice el libro, en «%», de cada uno de estos: %?',
    questions: 'Responda, una tras otra, a estas preguntas sobre «%»:\n%',
    questionsPlain: 'Responda, una tras otra, a estas preguntas:\n%',
    about: '¿Qué dice el libro sobre «%»? Explique los puntos principales.',
    section: 'Explique, una tras otra, estas ideas de «%»: %.',
  },
  supposing: 'sería serían podría podrían debería deberían habría',
  reasons: [
    'porque | ya que | puesto que | dado que',
    'debido a | debido al | a causa de | a causa del | gracias a | gracias al',
    'para que | con el fin de | a fin de',
  ],
  results:
    'como resultado | como consecuencia | por lo tanto | por tanto | por eso | por ello | en consecuencia | por consiguiente',
  reasonClauses: 'porque | ya que | puesto que | dado que',
  joining: 'y e pero',
  degrees: 'demasiado demasiada demasiados demasiadas suficiente suficientes suficientemente',
  exchanges: `
    más/menos mayor/menor mayores/menores mejores/peores superior/inferior superiores/inferiores
    aumenta/disminuye aumentan/disminuyen aumentó/disminuyó aumentaron/disminuyeron aumentar/disminuir alta/baja altos/bajos altas/bajas
    norte/sur oriental/occidental orientales/occidentales interno/externo interna/externa internos/externos internas/externas
    público/privado pública/privada públicos/privados públicas/privadas positivo/negativo positiva/negativa positivos/negativos
    positivas/negativas permite/impide permiten/impiden permitió/impidió ganó/perdió ganaron/perdieron
    mayoría/minoría ventaja/desventaja ventajas/desventajas éxito/fracaso dentro/fuera
    máximo/mínimo máxima/mínima rápidamente/lentamente fácil/difícil fáciles/difíciles
    fuerte/débil fuertes/débiles legal/ilegal dependiente/independiente temporal/permanente
    mejor/peor primer/último primera/última primeros/últimos primeras/últimas
    directo/indirecto directa/indirecta natural/artificial naturales/artificiales activo/pasivo activa/pasiva
    aumento/descenso victoria/derrota necesario/innecesario necesaria/innecesaria completo/incompleto
    completa/incompleta aceptó/rechazó aceptaron/rechazaron rápido/lento rápida/lenta
    simples/complejos ricos/pobres grandes/pequeños abierto/cerrado abierta/cerrada numerosos/escasos
    numerosas/escasas frecuente/infrecuente frecuentes/infrecuentes creció/disminuyó
    crecieron/disminuyeron antigua/moderna antiguo/moderno antiguos/modernos antiguas/modernas temprano/tardío
    temprana/tardía
    no_es>es no_son>son no_puede>puede no_pueden>pueden no_debe>debe no_deben>deben no_está>está no_están>están no_tiene>tiene
    no_tienen>tienen no_fue>fue no_fueron>fueron no_era>era
    lento/rápido lenta/rápida lentos/rápidos caro/barato cara/barata caliente/frío calientes/fríos seco/húmedo seca/húmeda
    norteño/sureño norteña/sureña pacífico/violento pacífica/violenta pacíficas/violentas pacíficos/violentos
    voluntario/forzoso voluntaria/forzosa fortalece/debilita fortaleció/debilitó facilita/dificulta facilitan/dificultan facilitó/dificultó
    apoyó/rechazó apoyaron/rechazaron apoya/rechaza apoyan/rechazan
    prohíbe/autoriza prohibió/autorizó prohibieron/autorizaron acepta/rechaza aceptan/rechazan sube/baja suben/bajan subió/bajó
    crece/disminuye crecen/disminuyen exportación/importación exportaciones/importaciones oferta/demanda ganancia/pérdida ganancias/pérdidas
    guerra/paz fortaleza/debilidad crecimiento/disminución aparición/desaparición inicio/fin comienzo/final principio/final
       posible/imposible posibles/imposibles
    visible/invisible visibles/invisibles finito/infinito finita/infinita finitos/infinitos finitas/infinitas pares/impares
    teórico/práctico teórica/práctica exacto/aproximado exacta/aproximada estable/inestable estables/inestables
    izquierda/derecha arriba/abajo antes_de/después_de largo/corto larga/corta largos/cortos largas/cortas
    amplio/estrecho amplia/estrecha rural/urbano urbana/rural urbanos/rurales urbanas/rurales
    no_había>había no_habían>habían no_pudo>pudo no_pudieron>pudieron no_ha>ha no_han>han no_existe>existe no_existen>existen
  `,
  leaning:
    'también asimismo además igualmente entonces luego después posteriormente embargo respectivamente respectivo respectiva tampoco aquí allí',
  refused: {
    pointing: [
      String.raw`\b(?:ejemplo|figura|sección|capítulo|tabla) (?:anterior|siguiente)\b|«(?:segund|tercer|cuart)[oa]? `,
    ],
    dangling: String.raw`^(?:otr[oa]s?|un[ao]? (?:segund|tercer)[oa]?) `,
  },
  small: 'el los las unos del y o es son en con por para',
  speaker: 'yo me mi mis nosotros nuestro nuestra nuestros nuestras nos tú te tu tus usted ustedes',
  anyone: 'nosotros nuestro nuestra nuestros nuestras nos',
  numbered: 'figura tabla capítulo sección página páginas ejemplo ecuación versión p pág',
  decades: 'década años decenio siglo',
  where: 'en desde hacia hasta',
};
