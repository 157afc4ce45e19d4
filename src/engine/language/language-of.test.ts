import { describe, expect, it } from 'vitest';
import { isSpanishText, languageNamed, languageOf } from './language-of.ts';

describe('the language of a turn', () => {
  it.each([
    'Huele a gas en toda la casa',
    'quiero hablar con una persona',
    'Mi lavaplatos está roto',
    'no tengo internet',
    '¿Aceptan mascotas?',
    'el heater no sirve',
  ])('[ES-01] is Spanish: %s', (said) => {
    expect(languageOf(said, 'en')).toBe('es');
  });

  it.each([
    'Maria de la Cruz',
    'My name is Jose Luis Hernandez Garcia',
    'I live at 12 Calle del Sol',
    'Señor Gomez from Los Alamos called',
    'Can I have a quesadilla party in the clubhouse?',
    'no gas',
    'hola, yes I have a question about my rent',
    'Hay Street',
    'Asuncion Reyes',
    '4B',
    '',
  ])('[ES-01] is not told by a name or a cognate: %s', (said) => {
    expect(languageOf(said, 'en')).toBe('en');
  });

  it('[ES-01] stays until the caller changes it', () => {
    expect(languageOf('4B', 'es')).toBe('es');
    expect(languageOf('no', 'es')).toBe('es');
    expect(languageOf('what are the pool hours today', 'es')).toBe('en');
    expect(languageOf('in English please', 'es')).toBe('en');
  });

  it.each([
    'Do you speak Spanish?',
    'español',
    'Spanish please',
    'I need someone who speaks Spanish',
    'no english',
    '¿Hablan español?',
  ])('[ES-02] is asked for by name: %s', (said) => {
    expect(languageNamed(said)).toBe('es');
  });

  it.each([
    'Is the Spanish class on Tuesday?',
    'My spanish tile roof leaks',
    'My roommate only speaks Spanish with his mom',
  ])('[ES-02] is not asked for where it is only mentioned: %s', (said) => {
    expect(languageNamed(said)).toBeNull();
  });
});

it('[ES-12] a greeting that offers Spanish at its end is an English text', () => {
  expect(isSpanishText("Thank you for calling. Para español, diga 'español'.")).toBe(false);
  expect(isSpanishText('Salga de la casa ahora y llame al 911 desde afuera.')).toBe(true);
});
