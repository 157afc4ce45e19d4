import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmergencyPolicy } from '#engine/emergency/emergency-policy.ts';
import { assessSpanish } from './assess-spanish.ts';

const plain: EmergencyPolicy = {
  urgentCategories: [],
  routineCategories: [],
  urgentTerms: [],
  routineTerms: [],
  heatBelow: null,
  coolingAbove: null,
};
const found = (said: string, policy = plain) => {
  const { level, category } = assessSpanish(said, policy);
  return `${level} ${category}`;
};

describe('[ES-04] danger told in Spanish', () => {
  it.each([
    ['Huele a gas', 'life gas'],
    ['huele a gas', 'life gas'],
    ['¡fuego!', 'life fire'],
    ['Hay cables eléctricos haciendo chispas', 'life electrical'],
    ['está sonando la alarma de monóxido', 'life carbon-monoxide'],
    ['se metieron a robar', 'life intruder'],
    ['mi esposo no respira', 'life medical'],
    ['mi marido me está pegando', 'life violence'],
    ['estamos atrapados en el elevador', 'life elevator'],
    ['mi niña se encerró en el baño y no puede salir', 'life trapped'],
    ['se cayó el balcón con gente', 'life structure'],
    ['se reventó un tubo y hay agua por todos lados', 'urgent water'],
    ['están saliendo aguas negras por la tina', 'urgent sewage'],
    ['no hay calefacción y tengo un bebé', 'urgent heat'],
    ['me quedé afuera sin llaves', 'possible lock-out'],
    ['hay una fuga de agua en mi cocina', 'possible water'],
  ])('%s: %s', (said, expected) => {
    expect(found(said)).toBe(expected);
  });

  it.each(['ya no quiero vivir', 'todos estarían mejor sin mí', 'me voy a tirar de la azotea'])(
    '[ES-05] %s: despair, said openly or not',
    (said) => {
      expect(found(said)).toBe('life self-harm');
    },
  );
});

describe('[ES-06] what only sounds like danger', () => {
  it.each([
    'Quiero hablar con una persona',
    'Mi lavaplatos está roto',
    'quiero rentar un apartamento',
    'no hay humo ni fuego',
    '¿Van a hacer el simulacro de incendio el jueves?',
    '¿El gas está incluido en la renta?',
    'se fundió el foco de la cocina',
    'necesito cambiar la pila del detector de humo',
    'me muero de risa con mi vecino',
    'vivo en la calle Fuego',
    'no me quiero morir, doctora me lo dijo riendo',
    '¿Se permite poner fuegos artificiales en el patio?',
    'el año pasado hubo un incendio en el edificio',
    'en caso de incendio, ¿por dónde salimos?',
  ])('%s', (said) => {
    expect(['none', 'info']).toContain(assessSpanish(said, plain).level);
  });
});

it("[ES-07] the customer's script moves matters of judgement as it does in English", () => {
  const lockedOut = 'me quedé afuera sin llaves';
  expect(found(lockedOut, { ...plain, urgentCategories: ['lock-out'] })).toBe('urgent lock-out');
  expect(found(lockedOut, { ...plain, routineCategories: ['lock-out'] })).toBe('none null');
});

it('[ES-04] quotes what it rests on, and takes any text', () => {
  expect(assessSpanish('Buenas, huele a gas aquí.', plain).evidence).toBe('huele a gas');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (said) => {
      expect(() => assessSpanish(said, plain)).not.toThrow();
    }),
  );
});
