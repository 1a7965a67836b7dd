/** Spanish. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  announces: /(?<!\p{L})(?:l[oa]s siguientes|lo siguiente|como sigue)\.?$/iu,
  counted:
    /(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien(?:to)?s?|mil|millón|millones|mitad|por ciento)(?!\p{L})/iu,
  time: /siglo/iu,
  duration:
    /(?:\p{Nd}|(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|algun[oa]s|vari[oa]s|much[oa]s)(?!\p{L})).{0,12}?(?<!\p{L})(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|décadas?|siglos?)(?!\p{L})/iu,
  naming:
    /(?:\bnombres? .{0,30}(?:viene|proviene|deriva|procede)|\bdebe su nombre\b|\bllamad[oa]s? así\b|\ben honor\b|\bsignifica\b|\bsiglas?\b)/iu,
  task: [/^(?:(?:ejercicio)\s*\p{Nd})/iu],
  leansBack:
    /^(?:este|esta|estos|estas|esto|ese|esa|esos|esas|eso|así|entonces|ellos?|ellas?|dich[oa]s?|sus?)(?!\p{L})/iu,
  reason:
    /(?<!\p{L})(?:porque|debido|ya que|puesto que|a causa|por lo tanto|por eso|con el fin|para que|razón|razones|causa(?:s|do|da|ron)?)(?!\p{L})/iu,
};
