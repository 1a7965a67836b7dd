import { pattern, wordSet } from '../../match.ts';
import { answerGrammar, counted, type Marking } from '../../parts/marking.ts';

export const marking = (): Marking => ({
  negators: wordSet('nunca jamás sin ningún ninguno ninguna tampoco no'),
  negating: '',
  openers: wordSet('pero porque sino aunque mientras cuando'),
  opposites: `
    aumenta|aumentar|sube|subir|crece|crecer/disminuye|disminuir|baja|bajar|decrece|reduce
    alto|alta|altos|altas/bajo|bajos|bajas mayor|mayores/menor|menores grande|grandes/pequeño|pequeña|pequeños|pequeñas más/menos
    caliente/frío|fría rápido|rápida/lento|lenta fuerte|fuertes/débil|débiles
    abierto|abierta|abre/cerrado|cerrada|cierra interno|interna|interior/externo|externa|exterior
    permite|permitir/impide|impedir|prohíbe empieza|comienza/termina|acaba positivo|positiva/negativo|negativa
    antes/después verdadero|verdadera/falso|falsa activo|activa/pasivo|pasiva gana/pierde
    une|unir/separa|separar presencia/ausencia consciente/inconsciente mejor/peor
    izquierdo|izquierda|izquierdos|izquierdas/derecho|derecha|derechos|derechas superior|superiores/inferior|inferiores norte/sur oriental|orientales/occidental|occidentales
  `,
  series: `
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre; lunes martes miércoles jueves viernes sábado domingo; rojo
    azul verde amarillo negro blanco marrón; europa asia áfrica américa australia; inglaterra francia alemania españa italia rusia china japón india
    egipto grecia roma polonia suecia portugal; inglés francés alemán español italiano ruso chino japonés indio griego romano mongol americano; inglesa
    francesa alemana española italiana rusa china japonesa india griega romana mongola americana; docenas centenares miles millones
  `,
  contraries: `
    permite|permitir|facilita|facilitar|favorece|favorecer|ayuda|ayudar|apoya|apoyar|causa|causar|provoca|provocar|produce|producir|fortalece|fortalecer|protege|proteger|mejora|mejorar|acelera|acelerar/impide|impedir|prohíbe|prohibir|detiene|detener|inhibe|inhibir|bloquea|bloquear|suprime|suprimir|debilita|debilitar|daña|dañar|destruye|destruir|empeora|empeorar|frena|frenar|evita|evitar
    reúne|reunir/dispersa|dispersar muestra|mostrar/oculta|ocultar atrae|atraer/repele|repeler premia|premiar/castiga|castigar compra|comprar/vende|vender
    instalar|instala/desinstalar|desinstala|eliminar|elimina|borrar|borra lleno|llena|llenar|llenado/vacío|vacía|vaciar|vaciado|agotado|agotar|agota viejo|vieja|viejos|viejas|antiguo|antigua|antiguos|antiguas/nuevo|nueva|nuevos|nuevas|joven|jóvenes|moderno|moderna largo|larga|largos|largas/corto|corta|cortos|cortas ancho|ancha/estrecho|estrecha
    pesado|pesada/ligero|ligera fácil|fáciles|sencillo|sencilla|simple|simples/difícil|difíciles|complicado|complicada|complejo|compleja claro|clara/oscuro|oscura duro|dura/blando|blanda seco|seca/mojado|mojada|húmedo|húmeda rico|rica|ricos|ricas/pobre|pobres
    público|pública|públicos|públicas/privado|privada|privados|privadas|secreto|secreta libre|libres/cautivo|sometido|esclavo|propietario|propietaria|cerrado|cerrada directo|directa|directamente/indirecto|indirecta|indirectamente
    igual|iguales|mismo|misma|mismos|mismas/distinto|distinta|distintos|distintas|diferente|diferentes temprano|temprana|pronto/tarde|tardío|tardía primero|primera|primer/último|última principio|inicio|comienzo/final|fin|término
    máximo|máxima/mínimo|mínima individual|solo|sola/colectivo|colectiva|común|conjunto|conjunta posible|posibles/imposible|imposibles bueno|buena|buen|buenos|buenas/malo|mala|mal|malos|malas visible|visibles/invisible|invisibles natural|naturales/artificial|artificiales
    caro|cara|caros|caras/barato|barata|baratos|baratas guerra|guerras/paz amigo|amigos|aliado|aliados/enemigo|enemigos|rival|rivales victoria/derrota ganancia|ganancias|beneficio|beneficios/pérdida|pérdidas vida/muerte nacimiento/muerte causa|causas/efecto|efectos|consecuencia
    oferta/demanda importación|importar|importa/exportación|exportar|exporta ciudad/campo día/noche verano/invierno mayoría/minoría ventaja|ventajas/desventaja|desventajas fortaleza|fuerza/debilidad civil|civiles/militar|militares
    sumar|suma|sumando/restar|resta|restando multiplicar|multiplica/dividir|divide leer|lee/escribir|escribe enviar|envía|manda/recibir|recibe dar|da/tomar|toma|quitar|quita entrar|entra/salir|sale amar|ama/odiar|odia aceptar|acepta|aprobar|aprueba/rechazar|rechaza|negar|niega
    ataque|atacar|ataca/defensa|defender|defiende construir|construye|construcción|crear|crea/destruir|destruye|destrucción|derribar integrar|integra|integrado|integrada|integradas|integrados|juntar|junta|reunir/separar|separa|separado|separada|separadas|separados|dividir|dividido|dividida
    voluntario|voluntarios|voluntaria|voluntarias|voluntariado/empresa|empresas|empleado|empleados|asalariado|asalariados plagado|plagada|plagados|plagadas/libre|libres|exento|exentos legal|legales/ilegal|ilegales verdad/mentira padre|padres/hijo|hijos maestro|profesor|profesores/alumno|alumnos|estudiante|estudiantes
  `,
  numbers: counted('cero - dos tres cuatro cinco seis siete ocho nueve diez - doce'),
  halves: ['y medio', 'y media'],
  amounts: { parej: 2, par: 2, dobl: 2, docen: 12, dec: 10, sigl: 100 },
  takenBack: pattern`\bo (?:bien )?(?:(?:todo )?lo contrario|al revés|no$|otra cosa|algo intermedio)`,
  asksMeaning: pattern`^¿?(?:qué (?:es|son|significa|se entiende)|quién (?:es|fue)|define|explica)\b`,
  dontKnow:
    /^(?:(?:yo )?no (?:lo )?s[eé]|ni idea|no tengo (?:ni )?idea|no (?:lo |me )?(?:recuerdo|acuerdo)|(?:se )?me (?:ha )?olvid(?:ó|ado|é)|no lo (?:hemos )?(?:estudiado|estudiamos|visto|vimos))[ .!]*$/iu,
  orders: pattern`\b(?:por favor )?(?:marque|marca|califique|califica|dé|dame|acepte|acepta)\b.{0,60}\b(?:correct[ao]|máxim[ao]|todos los puntos|puntuación)\b|\bignor[ae]\b.{0,40}\b(?:instrucciones|reglas|criterios)\b`,
  grammar: answerGrammar({
    denyingPrefixes: ['in', 'im', 'ir', 'i', 'des', 'anti'],
    neither: wordSet('ni'),
    notDenying: wordSet('solo sólo solamente únicamente'),
    whether: wordSet('si'),
    concord: true,
    irregular: `
      mover mueve mueven; convertir convierte convierten; perder pierde pierden; volver vuelve vuelven vuelto;
      poder puede pueden; querer quiere quieren; decir dice dicen dicho; hacer hace hacen hecho; poner pone ponen puesto;
      tener tiene tienen; venir viene vienen; crecer crece crecen crezca; producir produce producen produzca; morir muere mueren muerto;
      dormir duerme duermen; sentir siente sienten; servir sirve sirven; seguir sigue siguen; elegir elige eligen;
      romper rompe rompen roto; ver ve ven visto; escribir escribe escriben escrito; abrir abre abren abierto; dar da dan dado
    `,
    conditions: wordSet('si cuando sin'),
    or: wordSet('o u'),
    and: wordSet('y e'),
    joints: wordSet('y o que cuando si porque pero pues como mientras quien cual'),
    by: wordSet('por'),
    turns: wordSet('por de del'),
    apart: [
      'a diferencia de',
      'a diferencia del',
      'al contrario que',
      'en contraste con',
      'en vez de',
      'en vez del',
      'en lugar de',
      'en lugar del',
    ],
    whereas: wordSet('mientras pero cambio'),
    ends: wordSet('de desde a hacia antes después para hasta'),
    pointedThousands: true,
    determiners: wordSet('el la los las un una unos unas del al'),
    general: wordSet('cosa cosas algo elemento elementos objeto entidad persona personas gente alguien individuo'),
  }),
});
