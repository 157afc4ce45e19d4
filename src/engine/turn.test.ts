import { describe, expect, it } from 'vitest';
import type { AssistantSetup } from './conversation.ts';
import { call } from './grounded-call.testing.ts';
import {
  officeClosed,
  officeOpen,
  sampleIndex,
  sampleSetup,
  talk,
} from './sample-setup.testing.ts';
import { newConversation, turn } from './turn.ts';
import { ungroundedParts } from './ungrounded-parts.testing.ts';

const open = sampleIndex();
const alone = sampleIndex({ transferConditions: [], emergencyNumber: '' });

describe('[TALK-36] questions are answered with the company’s own words and their source', () => {
  it.each([
    ['where can my guests park', 'faq:0'],
    ['what are the pool hours?', 'faq:1'],
    ['how much is the late fee', 'faq:2'],
  ])('%s', (question, passageId) => {
    const { reply, action, sources } = call(open, [question]);
    const passage = open.passages.get(passageId);
    expect(action).toBe('answer');
    expect(sources).toMatchObject([{ passageId, kind: 'faq', quote: passage?.text }]);
    expect(reply).toBe(passage?.text);
  });

  it('several at once, each from its own source', () => {
    const { sources } = call(alone, ['what are the pool hours, and how much is the late fee?']);
    expect(sources.map(({ passageId }) => passageId)).toEqual(['faq:1', 'faq:2']);
  });

  it('[TALK-38] what nobody told is not answered; a message is offered instead', () => {
    const { action, sources, state } = call(alone, ['do you sell football tickets']);
    expect(action).toBe('decline');
    expect(sources.every(({ kind }) => kind === 'script')).toBe(true);
    expect(state.pending).toEqual({ kind: 'offer-message' });
  });

  it('[TALK-38] an unclear question is asked back, and yes gets the answer', () => {
    const [first, second] = talk(open, ['mailbox', 'yes please']);
    expect(first).toMatchObject({ action: 'clarify', state: { pending: { kind: 'choice' } } });
    expect(first && ungroundedParts(first, open)).toEqual([]);
    expect(second).toMatchObject({ action: 'answer', sources: [{ passageId: 'faq:3' }] });
  });

  describe('[TALK-38] what is near to an FAQ, but hardly meant', () => {
    const boats = ['spaces for a boat', 'no'];

    it('is not known, and the nearest FAQ is named with its source', () => {
      const [first, second] = talk(alone, ['spaces for a boat', 'yes please']);
      expect(first?.reply).toMatch(
        /^I don't have an answer to exactly that\..+“Where can my guests park\?”/,
      );
      expect(first).toMatchObject({ action: 'decline', sources: [{ passageId: 'faq:0' }] });
      expect(first && ungroundedParts(first, alone)).toEqual([]);
      expect(second).toMatchObject({ action: 'answer', sources: [{ passageId: 'faq:0' }] });
    });

    it('a no gets the offer of a message', () => {
      expect(call(alone, boats)).toMatchObject({ state: { pending: { kind: 'offer-message' } } });
    });

    it('after a failure nothing is named any more: two in a row lead to a person', () => {
      const second = call(alone, ['do you sell football tickets', 'spaces for a boat']);
      expect(second.state.pending).toEqual({ kind: 'offer-message' });
      const handed = call(open, [...boats, 'do you sell football tickets']);
      expect(handed).toMatchObject({ action: 'transfer' });
    });
  });

  it('[TALK-38] an FAQ that may be meant comes before what is said of any account', () => {
    const { state } = call(open, ['how much more will I owe when I am late']);
    expect(state.pending).toEqual({ kind: 'choice', passageId: 'faq:2' });
  });

  it('a repair that an FAQ is on hears of it before the request is taken', () => {
    const index = sampleIndex({
      faqs: [
        {
          question: 'My sprinklers are broken',
          answer: 'Irrigation is repaired by us at no cost.',
        },
      ],
    });
    const { action, reply } = call(index, ['my sprinklers are broken']);
    expect(action).toBe('collect');
    expect(reply).toMatch(/^Irrigation is repaired by us at no cost\. I can take down/);
  });

  it('a long answer is cut at a sentence, never in a word', () => {
    const answer = `${'This sentence is about the boiler room. '.repeat(100)}`.trim();
    const index = sampleIndex({ faqs: [{ question: 'Where is the boiler room?', answer }] });
    const { reply } = call(index, ['where is the boiler room']);
    expect(reply).toMatch(/boiler room\.$/);
    expect(reply.length).toBeLessThanOrEqual(420);
  });
});

describe('[TALK-31] hours', () => {
  it('readable hours in a known time zone tell open or closed', () => {
    expect(call(open, ['are you open right now?']).reply).toMatch(/^We are open right now\./);
    expect(call(open, ['are you open right now?'], officeClosed).reply).toMatch(/^We are closed/);
  });

  it('a day that another question names does not hide it', () => {
    const { reply } = call(open, ['are you open now, and can I pay on Saturday?']);
    expect(reply).toMatch(/^We are open right now\./);
  });

  it.each<Partial<AssistantSetup>>([
    { businessHours: 'Most mornings, call first' },
    { timeZone: '' },
    { timeZone: 'Mars/Olympus' },
  ])('otherwise they are only quoted: %j', (changes) => {
    const index = sampleIndex(changes);
    const { reply, sources } = call(index, ['are you open right now?']);
    expect(reply).not.toMatch(/open right now|closed right now/);
    expect(sources).toMatchObject([{ passageId: 'setting:businessHours' }]);
  });
});

describe('[TALK-30] [TALK-35] emergencies come first, in every type and inside every question', () => {
  it.each(['receptionist', 'after-hours', 'both'] as const)('%s', (setupType) => {
    const index = sampleIndex({ setupType });
    const result = call(index, ['the kitchen is on fire']);
    expect(result.emergency.level).toBe('life');
    expect(result.reply).toContain('911');
    expect(result.transfer?.reason).toBe('emergency');
  });

  it.each([
    [['my faucet drips']],
    [['my faucet drips', 'Ann Lee', '4B']],
    [['do you sell hats']],
    [['where can my guests park', 'bye']],
  ])('after %j', (before) => {
    const result = call(open, [...before, 'there is a fire in the hallway']);
    expect(result.emergency.level).toBe('life');
    expect(result.reply).toContain('911');
  });

  it('911 is said first although emergencies are not transferred, and no transfer is promised', () => {
    const result = call(alone, ['I smell gas in the kitchen']);
    expect(result.reply).toContain('911');
    expect(result.transfer).toBeNull();
    expect(result.reply).not.toMatch(/transfer|put(?:ting)? you through|connect/i);
  });

  it('the customer’s own words for the case are said after the advice', () => {
    const texts = { ownerRequests: '', maintenanceRequests: '', paymentRequests: '' };
    const urgentIssues = 'Fire: tell them "Meet at the flag pole." Then page Joe at 312-555-0177.';
    const index = sampleIndex({
      callInstructions: { ...texts, urgentIssues, customInstructions: [] },
    });
    const { reply } = call(index, ['there is a fire in my kitchen']);
    expect(reply).toMatch(/911.*Meet at the flag pole\./);
    expect(reply).not.toContain('312-555-0177');
  });

  it('a cry for help that came to nothing does not silence the next trouble', () => {
    const trouble = 'something is very wrong with my grandmother';
    expect(call(open, ['help!', 'no', trouble])).toMatchObject({ action: 'confirm_emergency' });
  });

  it.each(['911', '9-1-1'])('%s is no number of the company’s own', (emergencyNumber) => {
    const index = sampleIndex({ emergencyNumber, transferConditions: [] });
    for (const said of ['a pipe burst and water is everywhere', 'what is your emergency number?']) {
      expect(call(index, [said]).reply).not.toMatch(/our emergency number/i);
    }
  });

  it('without a transfer an urgent matter is taken down at once', () => {
    const result = call(alone, ['a pipe burst and water is everywhere']);
    expect(result).toMatchObject({ action: 'collect', state: { pending: { kind: 'slot' } } });
  });
});

describe('[TALK-40] a transfer is promised only for a ticked reason and to a number that can be dialled', () => {
  const reasons: [string, string[]][] = [
    ['request', ['can I talk to a person']],
    ['complex', ['I want to dispute a lien']],
    [
      'complex',
      [
        'where can my guests park',
        "that's not what I asked",
        'how much is the late fee',
        'that is not what I meant',
      ],
    ],
    ['complex', ['what are the pool hours? how much is the late fee? are dogs allowed?']],
    ['multiple', ['do you sell hats', 'who won the game']],
    ['emergency', ['a pipe burst and water is everywhere']],
  ];
  it.each(reasons)('%s: %j', (reason, utterances) => {
    const result = call(open, utterances);
    expect(result).toMatchObject({
      action: 'transfer',
      transfer: { number: sampleSetup.transferNumber, reason },
    });
    expect(result.reply).toContain(sampleSetup.transferMessage);
  });

  it.each(reasons)('not when it is not ticked: %s: %j', (reason, utterances) => {
    const transferConditions = sampleSetup.transferConditions.filter((id) => id !== reason);
    expect(call(sampleIndex({ transferConditions }), utterances).transfer).toBeNull();
  });

  it.each(['', '555', 'to follow', '       ', 'n/a n/a n/a'])(
    'not to the number “%s”',
    (transferNumber) => {
      for (const [, utterances] of reasons) {
        const result = call(sampleIndex({ transferNumber, emergencyNumber: '' }), utterances);
        expect(result.transfer).toBeNull();
        expect(result.reply).not.toContain(sampleSetup.transferMessage);
      }
    },
  );

  it('the default words are said when there are none of the company', () => {
    const result = call(sampleIndex({ transferMessage: '' }), ['representative']);
    expect(result.reply).toBe(
      "I'll transfer you to a human representative right away. Please hold.",
    );
  });

  it.each(['blue elephants dance', 'sorry?'])(
    'who is being put through and goes on talking is put through again: %s',
    (utterance) => {
      expect(call(open, ['representative', utterance])).toMatchObject({
        action: 'transfer',
        transfer: { reason: 'request' },
      });
    },
  );
});

describe('[TALK-37] scripts are followed, not read out', () => {
  const index = sampleIndex({
    callInstructions: {
      ownerRequests: 'If you do not know, say "Let me check with the team." Never argue.',
      maintenanceRequests: 'Say "Sorry about that!" Ask for name. Then say "All noted, thank you."',
      paymentRequests:
        'Be strict. Payments post within 2 days, internal only. Say "Pay online anytime."',
      urgentIssues: '',
      customInstructions: ['Firewood: tell them "A bundle costs $9." Do not send our staff.'],
    },
  });

  it.each([
    ['do you sell hats', 'Let me check with the team.', 'argue'],
    ['my faucet drips', 'Sorry about that!', 'Ask for'],
    ['I have a firewood question', 'A bundle costs $9.', 'staff'],
    ['how do I pay my rent', 'portal', 'strict'],
  ])('%s', (utterance, said, unsaid) => {
    const { reply } = call(index, [utterance]);
    expect(reply).toContain(said);
    expect(reply).not.toContain(unsaid);
  });

  it('a custom script that forbids a message takes none', () => {
    const takesMessage = (script: string) =>
      sampleIndex({
        callInstructions: {
          ownerRequests: '',
          maintenanceRequests: '',
          paymentRequests: '',
          urgentIssues: '',
          customInstructions: [script],
        },
      }).scripts.get('custom:0')?.takesMessage;
    expect(takesMessage('Firewood: take a message.')).toBe(true);
    expect(takesMessage('Firewood: do not take a message.')).toBe(false);
    expect(takesMessage('Firewood: never promise wood. Take a message.')).toBe(true);
  });

  it('a sentence for another request is not said', () => {
    expect(call(index, ['where can my guests park']).reply).not.toMatch(/bundle|Sorry about/);
  });
});

describe('the small things of a call', () => {
  it.each([
    ['hello', 'answer', 'Alder Court Management'],
    ['are you a robot?', 'answer', 'virtual assistant'],
    ['what can you do', 'answer', 'maintenance'],
    ['Payment options', 'answer', 'portal.aldercourt.example'],
    ['Office hours', 'answer', '9 AM to 5 PM'],
    ['Maintenance help', 'collect', 'maintenance request'],
    ['Emergency', 'confirm_emergency', '?'],
    ['thank you', 'answer', 'welcome'],
    ['alright, bye now', 'end', 'Goodbye'],
    ['', 'answer', "didn't hear"],
  ])('%s', (utterance, action, contains) => {
    const result = call(open, [utterance]);
    expect(result.action).toBe(action);
    expect(result.reply).toContain(contains);
    expect(result.state.hasEnded).toBe(action === 'end');
  });

  it('“sorry?” repeats the reply with its sources', () => {
    const [first, second] = talk(open, ['where can my guests park', 'sorry?']);
    expect(second?.reply).toBe(first?.reply);
    expect(second?.sources).toEqual(first?.sources);
  });

  it('“sorry?” after goodbye still ends the call', () => {
    expect(call(open, ['alright, bye now', 'sorry?'])).toMatchObject({
      action: 'end',
      state: { hasEnded: true },
    });
  });

  it('“what?” to the emergency question is no yes', () => {
    const [first, second] = talk(open, ['my sink is leaking', 'what?']);
    expect(first?.action).toBe('confirm_emergency');
    expect(second).toMatchObject({ action: 'confirm_emergency', reply: first?.reply });
  });

  it('goodbye to “Is that what you mean?” ends the call', () => {
    const state = {
      ...newConversation(),
      pending: { kind: 'choice', passageId: 'faq:0' } as const,
    };
    expect(turn(open, state, { text: 'no thanks, bye', at: officeOpen }).action).toBe('end');
  });

  it('a new question after “okay” does not take the offer', () => {
    const state = {
      ...newConversation(),
      pending: { kind: 'choice', passageId: 'faq:0' } as const,
    };
    const text = 'okay and what are your hours?';
    expect(turn(open, state, { text, at: officeOpen }).reply).toContain('9 AM');
  });

  it('what an FAQ says on a doubtful matter is told before the emergency question, and once', () => {
    const lockOut = { question: "I'm locked out. What do I do?", answer: 'Ring the caretaker.' };
    const index = sampleIndex({ faqs: [lockOut] });
    const [first, second] = talk(index, ["I'm locked out. What do I do?", 'no']);
    expect(first).toMatchObject({
      action: 'confirm_emergency',
      sources: [{ title: lockOut.question }],
    });
    expect(first?.reply).toContain('Ring the caretaker. ');
    expect(second?.reply).not.toContain('caretaker');
    expect(second?.reply).toContain('anything else');
  });

  it('no to “anything else?” ends the call', () => {
    expect(call(open, ['thank you', 'no thanks'])).toMatchObject({ action: 'end' });
  });

  it('a company that set up nothing still takes a message', () => {
    const bare = sampleIndex({
      companyName: '',
      greeting: '',
      companyWebsite: '',
      residentPortal: '',
      businessHours: '',
      timeZone: '',
      transferNumber: '',
      transferMessage: '',
      emergencyNumber: '',
      faqs: [],
    });
    const said = ['what are your hours', 'yes', 'Ann Lee', '4B', '312 555 0147', 'the gate', 'yes'];
    expect(talk(bare, said).some(({ request }) => request?.kind === 'message')).toBe(true);
  });
});

it('a turn does not change the state it was given', () => {
  const state = Object.freeze(newConversation());
  turn(open, state, { text: 'my faucet drips', at: officeOpen });
  expect(state).toEqual(newConversation());
});
