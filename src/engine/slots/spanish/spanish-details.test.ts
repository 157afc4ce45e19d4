import { describe, expect, it } from 'vitest';
import { spanishDetails } from './spanish-details.ts';
import { withSpanishDigits } from './spanish-numbers.ts';
import { spanishDangerAnswer, spanishYesOrNo } from './spanish-yes-no.ts';

describe('[ES-10] details given in Spanish', () => {
  it.each([
    ['Me llamo Rosa Méndez, para servirle.', 'Rosa Méndez'],
    ['Habla Yajaira, Yajaira Polanco.', 'Yajaira Polanco'],
    ['Soy la señora Altagracia de los Santos.', 'Altagracia de los Santos'],
    ['wilmer antonio caceres', 'Wilmer Antonio Caceres'],
    ['no sé', undefined],
  ])('name: %s', (said, name) => {
    expect(spanishDetails(said, 'name').name).toBe(name);
  });

  it.each([
    ['Vivo en el tres cero cuatro.', '304'],
    ['apartamento veintidós c', '22C'],
    ['es la unidad ciento quince', '115'],
    ['depto dieciséis d de dedo', '16D'],
    ['Estoy en el edificio siete, segundo piso, puerta B.', 'edificio 7, segundo piso, puerta B'],
  ])('unit: %s', (said, unit) => {
    expect(spanishDetails(said, 'unit').unit).toBe(unit);
  });

  it.each([
    ['tres cero cinco, cinco cinco cinco, cero uno cuatro dos', '305-555-0142'],
    [
      'ochocientos treinta y dos, quinientos cincuenta y cinco, cero uno, sesenta y ocho',
      '832-555-0168',
    ],
    ['area cuatro cero cuatro y luego triple cinco cero uno siete seis', '404-555-0176'],
    ['Mi celular: 213-555-0117.', '213-555-0117'],
    ['no me acuerdo', undefined],
  ])('number: %s', (said, phone) => {
    expect(spanishDetails(said, 'phone').phone).toBe(phone);
  });
});

it('[ES-10] number words become digits, other words stay', () => {
  expect(withSpanishDigits('en el dos mil diez, con una vecina')).toBe(
    'en el 2010, con una vecina',
  );
});

it.each([
  ['Sí, mi esposo.', 'yes'],
  ['mi niño', 'yes'],
  ['no para', 'yes'],
  ['no nadie', 'no'],
  ['Todos estamos bien.', 'no'],
  ['ya no', 'no'],
  ['No sé.', 'unclear'],
  ['¿Cómo dijo?', 'unclear'],
])('[ES-08] the answer to the danger question: %s is %s', (said, means) => {
  expect(spanishDangerAnswer(said)).toBe(means);
});

it('[ES-10] a plain yes or no', () => {
  expect(spanishYesOrNo('sí, está bien')).toBe('yes');
  expect(spanishYesOrNo('no, gracias')).toBe('no');
  expect(spanishYesOrNo('a lo mejor')).toBeNull();
});
