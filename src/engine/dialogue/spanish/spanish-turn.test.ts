import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpanishText } from '#engine/language/language-of.ts';
import { lastOf, officeClosed, sampleIndex, talk } from '#engine/sample-setup.testing.ts';
import { maxReplyLength } from '#engine/turn.ts';
import { ungroundedParts } from '#engine/ungrounded-parts.testing.ts';

const index = sampleIndex();
/** Nobody to put through to. */
const alone = sampleIndex({ transferConditions: [] });

describe('a call in Spanish', () => {
  it('[ES-04] puts danger through, with 911 first and in Spanish', () => {
    const { reply, transfer, language, emergency } = lastOf(talk(index, ['Huele a gas']));
    expect(reply).toContain('llame al 911 desde afuera');
    expect(reply).toContain('Si ya está a salvo, no cuelgue y le comunico');
    expect(reply).not.toContain('I am putting you through');
    expect(transfer?.reason).toBe('emergency');
    expect([language, emergency.level]).toEqual(['es', 'life']);
  });

  it('[ES-05] tells despair of 988', () => {
    expect(lastOf(talk(index, ['ya no quiero vivir'])).reply).toContain('988');
  });

  it('[ES-09] takes an urgent message with a call-back number where nobody can be reached', () => {
    const results = talk(alone, ['¡fuego!', 'al 305 555 0142', 'Ana Ruiz', '4B', 'sí']);
    expect(results[0]?.reply).toContain('mensaje urgente');
    expect(results[1]?.reply).toContain('¿Cómo se llama usted?');
    const { request, reply } = lastOf(results);
    expect(reply).toContain('Está marcado como urgente.');
    expect(reply).toContain('llame al 911');
    expect(request).toMatchObject({
      name: 'Ana Ruiz',
      unit: '4B',
      phone: '305-555-0142',
      problem: '¡fuego!',
      isUrgent: true,
    });
  });

  it('[ES-08] asks the one question in Spanish and takes yes, no and doubt', () => {
    const leak = 'hay una fuga de agua en mi cocina';
    const [asked, yes] = talk(index, [leak, 'sí, mucha']);
    expect(asked?.action).toBe('confirm_emergency');
    expect(asked?.reply).toMatch(/^¿Sigue saliendo agua/);
    expect(yes?.emergency).toMatchObject({ level: 'urgent', category: 'water' });
    const [, again, no] = talk(index, [leak, 'no sé', 'no, ya paró']);
    expect(again?.action).toBe('confirm_emergency');
    expect(no?.emergency.level).toBe('none');
    expect(no?.reply).toContain('¿Cómo se llama usted?');
  });

  it.each(['Quiero hablar con una persona', 'páseme con el encargado', 'una persona, por favor'])(
    '[ES-11] gets a person: %s',
    (said) => {
      expect(lastOf(talk(index, [said])).transfer?.reason).toBe('request');
    },
  );

  it('[ES-11] gets a message where there is no person, and other matters are offered one', () => {
    expect(lastOf(talk(alone, ['Quiero hablar con una persona'])).reply).toContain(
      '¿Quiere dejar un mensaje',
    );
    const { reply, action } = lastOf(talk(index, ['¿aceptan mascotas?']));
    expect(action).toBe('decline');
    expect(reply).toContain('Puedo tomar un mensaje');
  });

  it('[ES-10] leaves a repair, read back and corrected in Spanish', () => {
    const results = talk(index, [
      'Mi lavaplatos está roto',
      'Me llamo Ana Ruiz',
      'apartamento doce b',
      '305 555 0142',
      'no, el número es 305 555 0143',
      'sí',
    ]);
    expect(results[0]?.emergency.level).toBe('none');
    expect(results[3]?.reply).toContain('El número para devolverle la llamada es 305-555-0142.');
    expect(results[4]?.reply).toContain('305-555-0143');
    expect(lastOf(results).request).toEqual({
      kind: 'maintenance',
      name: 'Ana Ruiz',
      unit: '12B',
      phone: '305-555-0143',
      problem: 'Mi lavaplatos está roto',
    });
  });

  it('[ES-11] tells the hours in Spanish, and whether the office is open', () => {
    const { reply, sources } = lastOf(talk(index, ['¿a qué hora abren?'], officeClosed));
    expect(reply).toBe(
      'En este momento la oficina está cerrada. Volvemos a abrir mañana a las 9 a. m. Este es nuestro horario: lunes a viernes de 9 a. m. a 5 p. m.',
    );
    expect(sources[0]?.passageId).toBe('setting:businessHours');
  });

  it('[ES-02] answers who asks for Spanish or for English, and goes on where the call was', () => {
    const results = talk(index, [
      'Do you speak Spanish?',
      'English please',
      'what are the pool hours?',
    ]);
    expect(results.map(({ language }) => language)).toEqual(['es', 'en', 'en']);
    expect(results[0]?.reply).toContain('Sí, podemos hablar en español');
    expect(results[2]?.reply).toContain('8 AM to 10 PM');
    const inRequest = talk(index, ['my faucet drips', 'en español por favor']);
    expect(lastOf(inRequest).reply).toBe('Claro, seguimos en español. ¿Cómo se llama usted?');
  });

  it('[ES-01] answers bare English words of danger in English', () => {
    expect(lastOf(talk(index, ['Fire!'])).language).toBe('en');
    expect(lastOf(talk(index, ['gas leak'])).language).toBe('en');
  });

  it('[ES-04] hears English words of danger in a Spanish call', () => {
    const { emergency, language } = lastOf(
      talk(index, ['hola, quiero dejar un mensaje', 'gas leak']),
    );
    expect([emergency.level, language]).toEqual(['life', 'es']);
  });

  it('[ES-03] says nothing in English and nothing of its own making, whatever is said', () => {
    const usual = fc.constantFrom(
      'huele a gas',
      'mi nevera no enfría',
      'Ana Ruiz',
      '4B',
      '305 555 0142',
      'sí',
      'no',
      'no sé',
      'quiero dejar un mensaje',
      '¿cómo pago la renta?',
      '¿a qué hora abren?',
      '¿abren el sábado?',
      '¡se está quemando la cocina!',
      'ya pasó, fue falsa alarma',
      'tengo una emergencia',
      'una persona',
      'mande?',
      'gracias',
      'adiós',
      '',
      'me quedé afuera sin llaves',
      '¿tienen estacionamiento?',
      'no, el nombre está mal',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(index, alone),
        fc.array(usual, { minLength: 1, maxLength: 8 }),
        (office, said) => {
          const whole = ['hola, quiero hablar en español', ...said];
          for (const result of talk(office, whole)) {
            expect(result.language).toBe('es');
            expect(result.reply.length).toBeLessThanOrEqual(maxReplyLength);
            expect(ungroundedParts(result, office, whole)).toEqual([]);
            expect(
              isSpanishText(result.reply) || result.reply.split(' ').length < 12,
              result.reply,
            ).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
