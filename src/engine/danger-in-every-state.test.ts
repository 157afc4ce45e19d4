// What callers say of danger in the middle of everything else: chips, details, replies, moods.
import { describe, expect, it } from 'vitest';
import type { KnowledgeIndex } from './compile.ts';
import type { ConversationState, TurnResult } from './conversation.ts';
import { lastOf, officeOpen, sampleIndex, talk } from './sample-setup.testing.ts';
import { newConversation, turn } from './turn.ts';
import { ungroundedParts } from './ungrounded-parts.testing.ts';

const open = sampleIndex();
const alone = sampleIndex({ transferConditions: [] });
const transferWords = 'One moment, I am putting you through.';

const chips = {
  maintenance: 'I need help with a maintenance problem.',
  payment: 'What are my payment options?',
  emergency: 'I have an emergency.',
  hours: 'What are your office hours?',
};

/** How callers got to each thing that may be pending; an FAQ was asked for before all else. */
const roads: Record<string, string[]> = {
  'nothing pending': [],
  'a name asked': ['my faucet drips'],
  'a name asked again': ['my faucet drips', 'mmph'],
  'a unit asked': ['my faucet drips', 'Ann Lee'],
  'a number asked': ['my faucet drips', 'Ann Lee', '4B'],
  'a name asked for a message': ['Can I leave a message?'],
  'the subject of a message asked': ['Can I leave a message?', 'Ann Lee', '312 555 0147'],
  'the problem asked': ['I need help with a maintenance problem.', 'Ann Lee', '4B'],
  'a request to confirm': ['my faucet drips', 'Ann Lee', '4B', '312 555 0147'],
  'a message to confirm': ['leave a message about dues', 'Ann Lee', '312 555 0147'],
  'a danger question': ['there is a leak under the sink'],
  'a choice': ['mailbox'],
  'a message offered': ['do you sell hats'],
  'anything else asked': ['thank you'],
  'after a transfer': ['representative'],
  'after goodbye': ['bye'],
};

function stateAfter(index: KnowledgeIndex, road: readonly string[]): ConversationState {
  const results = talk(index, ['are dogs allowed?', ...road]);
  return lastOf(results).state;
}

function say(index: KnowledgeIndex, state: ConversationState, text: string): TurnResult {
  return turn(index, state, { text, at: officeOpen });
}

describe('[TALK-60] the quick chips mean the same in every state', () => {
  const states = Object.entries(roads);

  it.each(states)('%s: an emergency is asked about', (_state, road) => {
    for (const text of [
      chips.emergency,
      'I have an emergency',
      'We have an emergency here',
      "we've got a real emergency",
      'there is an emergency in my unit!',
      'listen, I am having an emergency',
    ]) {
      const result = say(open, stateAfter(open, road), text);
      expect([text, result.emergency.level, result.action]).toEqual([
        text,
        'possible',
        'confirm_emergency',
      ]);
      expect(result.reply).toMatch(/\?$/);
      expect(result.sources).toEqual([]);
    }
  });

  it.each(states)('%s: payments, hours and maintenance are answered as ever', (_state, road) => {
    const state = stateAfter(open, road);
    const payment = say(open, state, chips.payment);
    expect(payment.reply).toContain('https://portal.aldercourt.example');
    expect(payment.sources.map(({ passageId }) => passageId)).toContain('setting:residentPortal');
    const hours = say(open, state, chips.hours);
    expect(hours.reply).toContain('Monday to Friday 9 AM to 5 PM');
    const maintenance = say(open, state, chips.maintenance);
    if (state.pending?.kind !== 'confirm-emergency') {
      expect(maintenance.reply).toContain('I can take down a maintenance request');
    }
    for (const result of [payment, hours, maintenance]) expect(result.reply).not.toMatch(/leash/);
  });

  it.each(states.filter(([state]) => /name|unit|number|confirm|problem/.test(state)))(
    '%s: then the detail is asked for again',
    (_state, road) => {
      const state = stateAfter(open, road);
      for (const text of [chips.payment, chips.hours, chips.maintenance]) {
        const { pending, request } = say(open, state, text).state;
        expect([text, pending]).toMatchObject([text, { kind: state.pending?.kind }]);
        expect(request).not.toBeNull();
      }
    },
  );

  it('no FAQ is told for words it does not hold because another was asked before', () => {
    const state = stateAfter(open, ['my faucet drips']);
    for (const text of ['I have a question', 'it is for my sister', 'well you know']) {
      expect(say(open, state, text).sources).toEqual([]);
    }
  });

  it('what it is remains to be told: the chip is no description of a problem', () => {
    expect(say(open, newConversation(), chips.emergency).state.request?.problem).toBeNull();
  });

  it.each([
    'what is your emergency number?',
    "it's not an emergency but my sink drips",
    'I need to update my emergency contact',
    'what counts as an emergency',
  ])('no claim: %s', (text) => {
    expect(say(open, newConversation(), text).emergency.level).not.toBe('life');
    expect(say(open, newConversation(), text).action).not.toBe('confirm_emergency');
  });
});

describe('[TALK-60] pictures of danger are read as words, and asked about', () => {
  it.each([
    ['🔥🔥🔥 in my kitchen', 'fire'],
    ['🔥', 'fire'],
    ['💧💧 from the ceiling', 'water'],
    ['🆘', 'other'],
    ['🚑 my mom 🚑', 'medical'],
  ])('%s', (text, category) => {
    const result = say(open, newConversation(), text);
    expect(result.emergency).toMatchObject({ level: 'possible', category });
    expect(result.action).toBe('confirm_emergency');
  });

  it('words beside them count by themselves', () => {
    expect(say(open, newConversation(), 'my kitchen is on fire 🔥').emergency.level).toBe('life');
    expect(say(open, newConversation(), 'where can my guests park 🚗').action).toBe('answer');
  });
});

describe('[TALK-61] a reply to the danger question is taken as what it is', () => {
  const leak = 'there is a leak under the sink';

  it('a detail is noted and the question put once more, in a shorter form', () => {
    const [asked, again, yes] = talk(open, [leak, 'I am in unit 4B', 'yes']);
    expect(asked?.action).toBe('confirm_emergency');
    expect(again).toMatchObject({
      action: 'confirm_emergency',
      reply: 'Thank you. Is the water still running?',
      state: { request: { unit: '4B' } },
    });
    expect(yes?.emergency).toMatchObject({ level: 'urgent', category: 'water' });
  });

  it('a question is answered before it is put again', () => {
    const [, again] = talk(open, [leak, 'how much is the late fee?']);
    expect(again?.reply).toMatch(/^The late fee is \$35.*Is the water still running\?$/);
  });

  it('asked twice without an answer, the matter goes on with what to do in danger', () => {
    const results = talk(open, [leak, 'the kitchen one', 'hm, let me see']);
    expect(results.map(({ emergency }) => emergency.level)).toEqual([
      'possible',
      'possible',
      'none',
    ]);
    const last = lastOf(results);
    expect(last.reply).toMatch(/^If anyone is in danger.*What is your name\?$/);
    expect(last.state.request?.problem).toBe(leak);
  });

  it.each(['ya', "yes ma'am", 'unfortunately yes', 'uh huh', 'it is'])('“%s” is a yes', (yes) => {
    expect(lastOf(talk(open, [leak, yes])).emergency.level).toBe('urgent');
  });

  it('“give me a minute” is no answer and no miss', () => {
    const [, wait, again] = talk(open, [leak, 'give me a minute', 'the kitchen one']);
    expect(wait?.action).toBe('confirm_emergency');
    expect(again).toMatchObject({ action: 'confirm_emergency', state: { turns: 3 } });
  });

  it('another danger told instead is asked about instead', () => {
    const [, other] = talk(open, [leak, 'the power is out in my bedroom']);
    expect(other?.state.pending).toMatchObject({ kind: 'confirm-emergency', category: 'power' });
  });

  it('of smoke it is asked whether it is still there', () => {
    const [, again] = talk(open, ['a little smoke comes from my toaster', 'Linda Park']);
    expect(again?.reply).toBe('Thank you. Is the smoke still there?');
  });

  it('“no, I only want to know about parking” is answered', () => {
    const [, reply] = talk(open, [leak, 'no, I only want to know where my guests park']);
    expect(reply?.sources).toMatchObject([{ passageId: 'faq:0' }]);
  });
});

describe('[TALK-63] an emergency stays one until the caller says it is over or never was', () => {
  const burst = 'a pipe burst and water is everywhere';

  it('nothing is looked up meanwhile', () => {
    const [, question] = talk(alone, [burst, 'where can my guests park?']);
    expect(question?.sources).toEqual([]);
    expect(question).toMatchObject({
      emergency: { level: 'urgent', category: 'water' },
      action: 'collect',
    });
    expect(question?.reply).toMatch(/^Your safety comes first\./);
  });

  it('what is told meanwhile gets words of safety, and thanks go on with the request', () => {
    const [, inside] = talk(alone, ['the kitchen is on fire', 'my wife still has to get dressed']);
    expect(inside?.reply).toMatch(/^If anyone is in danger, please hang up and call 911 first\./);
    const [, thanks] = talk(alone, [burst, 'thanks']);
    expect(thanks?.state.pending).toMatchObject({ kind: 'slot', slot: 'name' });
    const [, despair] = talk(alone, ['I want to kill myself', 'are dogs allowed?']);
    expect(despair).toMatchObject({ sources: [], emergency: { level: 'life' } });
    expect(despair?.reply).toMatch(/^You can call or text 988/);
  });

  it('name, place and number are taken, and what to do if it gets worse is said last', () => {
    const said = [burst, 'Ann Lee', '4B', '312 555 0147', 'yes'];
    const results = talk(alone, said);
    const last = lastOf(results);
    expect(last.request).toMatchObject({ name: 'Ann Lee', unit: '4B', phone: '312-555-0147' });
    expect(last.reply).toContain('If it gets worse or anyone is in danger, call 911.');
    results.forEach((result, place) => {
      expect(ungroundedParts(result, alone, said.slice(0, place + 1))).toEqual([]);
    });
  });

  it('who is put through stays so, whatever is asked', () => {
    const results = talk(open, ['the kitchen is on fire', 'are dogs allowed?', 'I am in unit 4B']);
    for (const result of results) {
      expect(result.transfer?.reason).toBe('emergency');
      expect(result.reply).toContain(transferWords);
      expect(result.emergency).toMatchObject({ level: 'life', category: 'fire' });
      expect(result.reply).not.toMatch(/leash/);
    }
    expect(lastOf(results).state.caller.unit).toBe('4B');
  });

  it.each([
    ['it stopped, thanks'],
    ['false alarm, sorry'],
    ["there's no emergency"],
    ['they put it out'],
    ['everything is fine now'],
    ['I was just kidding'],
  ])('“%s” ends it', (over) => {
    const results = talk(open, ['the kitchen is on fire', over, 'are dogs allowed?']);
    expect(results[1]).toMatchObject({ transfer: null, state: { emergency: 'none' } });
    expect(lastOf(results).sources).toMatchObject([{ passageId: 'faq:4' }]);
  });

  it.each([
    "it hasn't stopped",
    'the fire is out of control',
    'is it over?',
    'it stopped but now it is back',
  ])('“%s” does not', (said) => {
    expect(lastOf(talk(open, ['the kitchen is on fire', said])).emergency.level).toBe('life');
  });

  it('what was meant instead is answered at once', () => {
    const [, reply] = talk(open, [burst, 'no, I only want to know where my guests park']);
    expect(reply).toMatchObject({
      emergency: { level: 'none' },
      sources: [{ passageId: 'faq:0' }],
    });
  });

  it('a new danger after it is over is acted on again', () => {
    const results = talk(open, [burst, 'it stopped', 'now the kitchen is on fire']);
    expect(lastOf(results)).toMatchObject({ emergency: { level: 'life' }, action: 'transfer' });
  });
});

describe('[TALK-64] details raise nothing by the sound of their words', () => {
  const asked: [string, string[], string[]][] = [
    [
      'a name',
      ['my faucet drips'],
      [
        'Ash Burns',
        'Gaston Fuego',
        'my name is Penny Gunn',
        "it's Blaze Johnson",
        'Burns, B U R N S',
      ],
    ],
    [
      'a unit',
      ['my faucet drips', 'Ann Lee'],
      [
        'Fire Lane 9',
        '9 Gunner Street',
        'unit 911',
        '12 Blood Street, unit 4',
        'Smoky Hill Road 7',
      ],
    ],
    [
      'a number',
      ['my faucet drips', 'Ann Lee', '4B'],
      ['nine one one six', 'five five five nine one one', '911 555 0142', '3 1 2, 9 1 1'],
    ],
    ['a danger question', ['there is a leak under the sink'], ['Ash Burns', '9 Gunner Street']],
  ];
  it.each(asked)('while %s is asked', (_what, road, details) => {
    for (const detail of details) {
      const { emergency, transfer } = say(open, stateAfter(open, road), detail);
      expect([detail, transfer]).toEqual([detail, null]);
      expect(['none', 'possible']).toContain(emergency.level);
      if (road.length > 1 || road[0] === 'my faucet drips') expect(emergency.level).toBe('none');
    }
  });

  it.each(asked)('danger is heard all the same while %s is asked', (_what, road) => {
    for (const danger of [
      'the kitchen is on fire',
      'Ann Lee and there is smoke in the hall',
      'fire in building 4',
      'unit 4 is burning',
      'man bleeding',
      'nine one one',
    ]) {
      const { emergency } = say(open, stateAfter(open, road), danger);
      expect([danger, emergency.level]).not.toEqual([danger, 'none']);
    }
  });
});

describe('[TALK-62] despair', () => {
  const grounded = (index: KnowledgeIndex, text: string) => {
    const result = say(index, newConversation(), text);
    expect(ungroundedParts(result, index, [text])).toEqual([]);
    return result;
  };

  it.each([
    'I want to kill myself',
    "I don't want to exist anymore",
    "I'm going to end it all tonight",
    'life is not worth living',
    'I would rather be dead',
    'my brother says he wants to die',
    'I took the whole bottle on purpose',
  ])('said outright: 988, 911 if it happens now, and a person: %s', (text) => {
    const result = grounded(open, text);
    expect(result.emergency).toMatchObject({ level: 'life', category: 'self-harm' });
    expect(result.reply).toMatch(/^I'm glad you told me.*call or text 988.*911/);
    expect(result.transfer?.reason).toBe('emergency');
    expect(grounded(alone, text)).toMatchObject({
      transfer: null,
      state: { pending: { kind: 'offer-message' } },
    });
  });

  it.each([
    'nobody needs me around anymore',
    "I'm such a burden to my family",
    "I can't face another day",
    'I am saying my goodbyes',
    'I wrote letters to my kids for when I am gone',
    'I keep thinking about walking in front of a train',
    "I won't see Christmas",
    'there is nothing left for me',
    'please make sure somebody finds me before the weekend',
  ])('veiled: 988 at once, and asked outright: %s', (text) => {
    const result = grounded(open, text);
    expect(result.emergency).toMatchObject({ level: 'possible', category: 'self-harm' });
    expect(result.reply).toMatch(/call or text 988.*thinking about suicide\?$/);
    expect(say(open, result.state, "yes, I can't anymore").emergency.level).toBe('life');
    const no = say(open, result.state, 'no, I am okay');
    expect(no.reply).toContain('988');
    expect(no.emergency.level).toBe('none');
  });

  it.each([
    'this heat is killing me',
    "I'd kill for a parking spot",
    'I am dying to see the model unit',
    'those stairs are going to kill me',
    'I want to end my lease early',
    'can I hang pictures on the wall',
    'when I am gone on vacation who waters the plants',
    "I can't take it anymore, the dog upstairs barks all night",
    'you guys are killing me with these fees',
    "I don't want to live on the first floor",
    'my phone is about to die',
  ])('an everyday word is none: %s', (text) => {
    expect(say(open, newConversation(), text).emergency.category).not.toBe('self-harm');
    expect(['none', 'info']).toContain(say(open, newConversation(), text).emergency.level);
  });

  it('a second veiled word after a no is not taken as settled', () => {
    const results = talk(open, ['I am a burden to everyone', 'no', 'I am saying my goodbyes']);
    expect(lastOf(results).emergency).toMatchObject({ level: 'possible', category: 'self-harm' });
  });
});
