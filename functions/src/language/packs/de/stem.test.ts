import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('forms of a German verb have one stem', () => {
  it.each([
    ['nutzen', 'genutzt', 'nutzte', 'Nutzung'],
    ['kaufen', 'gekauft', 'kauften', 'kauft'],
    ['befördern', 'befördert', 'Beförderung'],
    ['regieren', 'regiert', 'regierte', 'Regierung'],
    ['aufbauen', 'aufgebaut', 'aufzubauen', 'aufbaute'],
    ['übernehmen', 'übernahm', 'übernommen', 'übernimmt'],
    ['einnehmen', 'eingenommen', 'eingenommenen'],
    ['schreiben', 'schrieb', 'geschrieben', 'schrieben'],
    ['verlieren', 'verlor', 'verloren'],
    ['sammeln', 'sammelt', 'gesammelt'],
    ['arbeiten', 'arbeitet', 'gearbeitet', 'arbeiteten'],
  ])('%s', (infinitive, ...forms) => {
    for (const form of forms) expect(`${form} ${stem(form.toLowerCase())}`).toBe(`${form} ${stem(infinitive)}`);
  });

  it.each([
    ['liegen', 'legen'],
    ['gelegt', 'gelegen'],
    ['Gewicht', 'wich'],
    ['Gesellschaft', 'gesellen'],
    ['aufbauen', 'abbauen'],
    ['Gericht', 'richtig'],
    ['Welt', 'wellen'],
  ])('%s is no form of %s', (one, other) => {
    expect(stem(one.toLowerCase())).not.toBe(stem(other.toLowerCase()));
  });
});
