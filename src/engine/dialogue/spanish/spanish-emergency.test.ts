// Danger in Spanish in the middle of everything else: it stays until it is over, doubt is asked once more,
// details are none, and who picks up is who picks up for English callers.
import { describe, expect, it } from 'vitest';
import { saysOverInSpanish } from '#engine/emergency/spanish/says-over-in-spanish.ts';
import {
  lastOf,
  officeClosed,
  officeOpen,
  sampleIndex,
  talk,
} from '#engine/sample-setup.testing.ts';
import { ungroundedParts } from '#engine/ungrounded-parts.testing.ts';
import { givesOnlySpanishDetail } from './spanish-only-detail.ts';

const office = sampleIndex();
const alone = sampleIndex({ transferConditions: [] });
const leak = 'hay una fuga de agua en mi cocina';
const repair = 'Mi lavaplatos está roto';

const roads: Record<string, string[]> = {
  'nothing pending': ['hola, quiero hablar en español'],
  'a name asked': [repair],
  'a unit asked': [repair, 'Ana Ruiz'],
  'a number asked': [repair, 'Ana Ruiz', '4B'],
  'a request to confirm': [repair, 'Ana Ruiz', '4B', '305 555 0142'],
  'a danger question': [leak],
  'a message offered': ['¿aceptan mascotas?'],
  'anything else asked': ['muchas gracias, señorita'],
  'after a transfer': ['quiero hablar con una persona'],
  'after a doubt cleared up': ['tengo una emergencia', 'no', 'Ana Ruiz'],
};

describe('[ES-15] an emergency that is claimed is asked about in every state', () => {
  it.each(Object.entries(roads))('%s', (_state, road) => {
    for (const said of ['Tengo una emergencia', 'es una emergencia', 'hay una emergencia aquí']) {
      const { emergency, action, reply } = lastOf(talk(office, [...road, said]));
      expect([said, emergency.level, action]).toEqual([said, 'possible', 'confirm_emergency']);
      expect(reply).toMatch(/\?$/);
    }
  });

  it('the cry is no description of a problem', () => {
    expect(lastOf(talk(office, ['tengo una emergencia'])).state.request?.problem).toBeNull();
  });
});

describe('[ES-14] danger told in Spanish goes on until the caller says that it is over', () => {
  it.each([['¿tienen alberca?'], ['Ana Ruiz'], ['gracias'], ['no sé'], ['¿a qué hora abren?']])(
    'whatever is said in between: %s',
    (said) => {
      for (const index of [office, alone]) {
        const results = talk(index, ['se está quemando mi cocina', said]);
        expect(lastOf(results).state.emergency).toBe('life');
        expect(lastOf(results).emergency.category).toBe('fire');
        expect(lastOf(results).reply).not.toContain('nuestro horario');
        expect(ungroundedParts(lastOf(results), index)).toEqual([]);
      }
    },
  );

  it.each([
    'ya pasó',
    'no, ya se apagó',
    'falsa alarma',
    'no hay ninguna emergencia, me equivoqué',
  ])('it is over: %s', (said) => {
    const { state, action } = lastOf(talk(office, ['Huele a gas', said]));
    expect([state.emergency, state.transferred, action]).toEqual(['none', null, 'answer']);
  });

  it('who only wanted to know something is answered that', () => {
    const { reply, state } = lastOf(
      talk(office, ['Huele a gas', 'no, solo quiero saber a qué hora abren']),
    );
    expect(reply).toContain('lunes a viernes');
    expect(state.emergency).toBe('none');
  });

  it.each([
    'todavía huele',
    'no se apaga',
    'no ha parado',
    'ya pasó pero volvió',
    'ya no respira',
    'ya está muerto',
    'ya no hay luz',
    'no estamos bien',
    '¿ya pasó?',
  ])('not over: %s', (said) => {
    expect(saysOverInSpanish(said)).toBe(false);
  });

  it('a message that is refused ends nothing, and goodbye names 911', () => {
    const [, refused, end] = talk(alone, ['se está quemando mi cocina', 'no', 'adiós']);
    expect(refused?.state.emergency).toBe('life');
    expect(end?.reply).toContain('llame al 911');
  });
});

describe('[ES-08] the reply to the danger question in Spanish', () => {
  it.each([
    'no sé',
    'Candela Ruiz',
    'mi nombre es Ana',
    'la unidad es la 4B',
    '305 555 0142',
    '¿qué?, ¿por qué pregunta?',
    'no hablo inglés',
    'una pregunta, ¿tienen alberca?',
    'mmm pues',
    'mi esposo',
    'la cocina',
    'es una emergencia',
  ])('neither yes nor no is asked once more, and then no alarm: %s', (said) => {
    const [, again, after] = talk(office, [leak, said, said]);
    expect([again?.action, again?.state.emergency]).toEqual(['confirm_emergency', 'possible']);
    expect([after?.action, after?.emergency.level]).toEqual(['collect', 'none']);
    expect(after?.reply).toContain('911');
  });

  it('despair gets kind words and 988 with the question and after it', () => {
    const { reply } = lastOf(talk(alone, ['ya no quiero vivir', 'no sé']));
    expect(reply).toContain('988');
    expect(reply).not.toContain('emergencia');
  });
});

describe('[ES-16] a bare detail in Spanish raises nothing', () => {
  it.each([
    'Candela Ruiz',
    'Blanca Candela Ortiz',
    'me llamo Rosa Llamas',
    'Candela Fuego',
    'calle Fuego 9',
    '9 calle Fuego',
    '4B',
    'apartamento 4B',
    '305 nueve uno uno 4444',
  ])('%s', (said) => {
    expect(givesOnlySpanishDetail(said)).toBe(true);
    const { emergency } = lastOf(talk(office, [repair, said]));
    expect(emergency.level).toBe('none');
  });

  it.each([
    'fuego',
    'humo negro',
    'cocina ardiendo',
    'casa quemada',
    'hay fuego',
    'fuego en calle Sol 9',
    'nueve uno uno',
    'mi hijo Juan',
    'Ana auxilio',
    'Huele Gas',
  ])('danger is no detail: %s', (said) => {
    expect(givesOnlySpanishDetail(said)).toBe(false);
  });

  it('danger is heard where a name is asked for', () => {
    expect(lastOf(talk(office, [repair, '¡hay fuego!'])).emergency.level).toBe('life');
  });
});

describe('[ES-17] who picks up for a Spanish caller', () => {
  const pairs: [string, string][] = [
    ['Huele a gas', 'I smell gas'],
    ['quiero hablar con una persona', 'I want to talk to a person'],
  ];
  const offices = [
    office,
    alone,
    sampleIndex({ emergencyNumber: '' }),
    sampleIndex({ setupType: 'after-hours' }),
    sampleIndex({ setupType: 'receptionist', transferNumber: '' }),
  ];

  it.each(pairs)('is who picks up for an English one: %s', (spanish, english) => {
    for (const index of offices) {
      for (const at of [officeOpen, officeClosed]) {
        const [es, en] = [spanish, english].map((said) => lastOf(talk(index, [said], at)));
        expect(es?.transfer).toEqual(en?.transfer);
        expect(es?.action).toBe(en?.action);
      }
    }
  });

  it('hears when the office opens, and at an empty line an urgent message is taken', () => {
    const closed = lastOf(talk(office, ['quiero hablar con una persona'], officeClosed));
    expect(closed.reply).toContain('Volvemos a abrir mañana a las 9 a. m.');
    const noOnCall = sampleIndex({ emergencyNumber: '' });
    const said = ['Huele a gas', '¿hola?', 'Ana Ruiz', '4B', '305 555 0142', 'sí'];
    const [first, second, ...others] = talk(noOnCall, said, officeClosed);
    expect(first?.reply).toContain('Voy a intentar con la línea de la oficina.');
    expect(second?.reply).toContain('Voy a tomar un mensaje urgente');
    expect(lastOf(others).request).toMatchObject({ isUrgent: true, phone: '305-555-0142' });
    expect(lastOf(others).reply).toContain('Está marcado como urgente.');
  });
});

describe('[ES-18] hours in Spanish', () => {
  const hours = 'Monday to Friday 9 AM to 5 PM, Saturday by appointment, closed on Christmas Day';
  const index = sampleIndex({ businessHours: hours });
  it.each([
    ['¿abren mañana?', 'Abrimos mañana de 9 a. m. a 5 p. m.'],
    ['¿abren el domingo?', 'No abrimos el domingo.'],
    ['¿abren el sábado?', 'Abrimos el sábado solo con cita.'],
    ['¿abren en Navidad?', 'No abrimos en Navidad.'],
    ['¿están abiertos ahora?', 'En este momento la oficina está abierta.'],
  ])('%s', (said, told) => {
    const result = lastOf(talk(index, [said]));
    expect(result.reply).toContain(told);
    expect(result.reply).toContain('sábado con cita');
    expect(result.sources[0]?.passageId).toBe('setting:businessHours');
    expect(ungroundedParts(result, index)).toEqual([]);
  });
});
