import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessEmergency } from './assess-emergency.ts';
import { compileEmergencyPolicy } from './compile-emergency-policy.ts';
import type { EmergencyPolicy } from './emergency-policy.ts';

const plain = compileEmergencyPolicy({
  callInstructions: null,
  emergencyTypes: [],
  setupType: 'both',
});
const levelOf = (text: string, policy: EmergencyPolicy = plain) =>
  assessEmergency(text, policy).level;

describe('[TALK-35] what threatens a life', () => {
  it.each([
    ['fire', 'There is a fire in the laundry room'],
    ['fire', 'thick smoke is coming from under my neighbor’s door'],
    ['fire', 'my smoke alarm is going off and I see smoke'],
    ['gas', 'I smell rotten eggs by the stove'],
    ['gas', 'i think theres a gas leek'],
    ['carbon-monoxide', 'the carbon dioxide alarm keeps going off'],
    ['carbon-monoxide', 'our CO detector is beeping and we all feel dizzy'],
    ['electrical', 'my wall outlet is sparking'],
    ['electrical', 'a power line is down across the sidewalk'],
    ['medical', 'grandma fell and she wont wake up'],
    ['medical', "I can't breathe"],
    ['medical', 'my kid swallowed a battery'],
    ['self-harm', 'I want to kill myself'],
    ['intruder', 'someone is trying to get in my back door'],
    ['violence', 'he has a knife and he is chasing people'],
    ['elevator', 'we are stuck in the elevator'],
    ['structure', 'a car drove into the building'],
    ['trapped', 'my baby is locked in the bathroom'],
    ['chemical', 'there are chlorine fumes and people are coughing'],
  ])('%s: "%s"', (category, text) => {
    expect(assessEmergency(text, plain)).toMatchObject({ level: 'life', category, question: null });
  });
});

describe('who cannot get into the own home is no intruder', () => {
  it.each([
    ['i cant get in my apartment i left my card inside', 'lock-out', 'possible'],
    ['do my room mates have to be ok with somebody sleeping over', null, 'none'],
  ])('"%s"', (text, category, level) => {
    expect(assessEmergency(text, plain)).toMatchObject({ level, category });
  });
});

describe('what cannot wait although no life is at stake', () => {
  it.each([
    ['water', 'water is coming through the ceiling light'],
    ['water', 'a pipe burst under the sink'],
    ['water', 'my boat in slip 14 is taking on water'],
    ['water', "the toilet is overflowing and won't stop"],
    ['sewage', 'sewage is backing up into my bathtub'],
    ['electrical', 'there are exposed wires in the hallway'],
    ['heat', 'no heat and we have a newborn'],
    ['heat', 'my heater is out and it is twenty degrees'],
    ['cooling', 'the ac is out and it is 101 degrees in here'],
    ['power', 'no power in the whole building'],
    ['security', "my front door won't lock"],
    ['structure', 'a tree fell on the roof'],
    ['lock-out', 'I am locked out and the stove is on'],
    ['animal', 'there is a snake in my kitchen'],
  ])('%s: "%s"', (category, text) => {
    expect(assessEmergency(text, plain)).toMatchObject({ level: 'urgent', category });
  });
});

describe('[TALK-35] what managers judge differently is asked about, with one question', () => {
  it.each([
    ['lock-out', "I'm locked out"],
    ['heat', 'the heat is not working'],
    ['cooling', 'my ac is out'],
    ['toilet', 'my toilet is clogged'],
    ['power', 'the power is out in my bedroom'],
    ['water', 'there is a leak under the sink'],
    ['hot-water', 'we have no hot water'],
    ['other', 'help!'],
  ])('%s: "%s"', (category, text) => {
    const found = assessEmergency(text, plain);
    expect(found).toMatchObject({ level: 'possible', category });
    expect(found.question).toMatch(/^[^?]+\?$/u);
  });
});

describe('how it was said', () => {
  it.each([
    ['denied', 'there is no fire, I just need my balance'],
    ['denied', "I don't smell gas, I need a gas line for my dryer"],
    ['denied', 'nothing is on fire'],
    ['a repair', 'a piece of siding came loose on my building'],
    ['denied', 'there is no sign of any smoke'],
    ['long ago', 'we had a flood in the basement last year'],
    ['long ago', 'the building was on fire in 2019'],
    ['long ago', 'my mom had a stroke two years ago'],
    ['supposed', 'what should I do if I smell gas'],
    ['supposed', 'who do I call in case of fire'],
    ['supposed', 'what happens if a pipe bursts'],
    ['about a rule', 'does the insurance cover a burst pipe'],
    ['about a rule', 'how often are the smoke alarms inspected'],
    ['over', 'the leak was fixed on Monday, thank you'],
    ['no emergency', "it's not an emergency but my sink is leaking"],
    ['figure of speech', 'that rent is highway robbery'],
    ['figure of speech', 'this portal is giving me a heart attack'],
    ['other use of the word', 'are fire pits allowed'],
    ['other use of the word', 'the flood lights are out'],
    ['other use of the word', 'my smoke detector chirps, it needs a battery'],
  ])('%s is no emergency: "%s"', (_how, text) => {
    expect(['none', 'info']).toContain(levelOf(text));
  });

  it.each([
    [
      'a "no" before something else',
      "I don't want to bother you but there is smoke in the hallway",
    ],
    ['a "not" that belongs to it', 'the fire is not going out'],
    [
      'doubt whether it counts',
      "it's not an emergency I guess but water is coming through the ceiling light",
    ],
    ['a question about oneself', 'what should I do, my kitchen is on fire'],
    [
      'a rule in another clause',
      'I was calling about my insurance and there is smoke in my kitchen',
    ],
    [
      'the past still going on',
      'the ceiling has been leaking since last week and it is getting worse',
    ],
    ['a third person', "there are flames in my neighbor's window"],
    [
      'rambling',
      'hi yeah um so I was gonna ask about rent but there is a burning smell from my outlet',
    ],
  ])('%s takes nothing back: "%s"', (_how, text) => {
    expect(['life', 'urgent']).toContain(levelOf(text));
  });

  it('a doubted danger is asked about', () => {
    expect(levelOf("I don't think it's a gas leak")).toBe('possible');
  });

  it('a danger told in two sentences is asked about at least', () => {
    expect(['possible', 'urgent', 'life']).toContain(
      levelOf('I smell something odd. It could be gas.'),
    );
  });
});

describe('wording the rules do not know', () => {
  it.each([
    'my aunt is lying on the floor moaning and sweating',
    'somebody was dragged into a van',
    'the wall is bowing and bricks are dropping',
  ])('is asked about when it reads like trouble: "%s"', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });

  it.each([
    'how do I pay my rent',
    'can I have two dogs',
    'what time does the pool open',
    'can you help me with my account',
    'turn off the lights in the bedroom',
  ])('is left alone when it reads everyday: "%s"', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('evidence', () => {
  it("is the caller's own words", () => {
    const found = assessEmergency('Hello, there’s SMOKE in the hallway!', plain);
    expect(found.evidence).toBe('SMOKE in the hallway');
  });
});

describe('any text at all', () => {
  it('never throws, and says of every possible emergency what to ask', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string()), (text) => {
        const found = assessEmergency(text, plain);
        expect(found.question === null).toBe(found.level !== 'possible');
        if (found.evidence !== null) expect(text).toContain(found.evidence);
      }),
    );
  });

  const words = fc.array(
    fc.constantFrom(
      ...'no not fire smoke gas leak water last year if what insurance rent my the is in help stop door'.split(
        ' ',
      ),
      "don't",
      'ceiling,',
    ),
    { maxLength: 25 },
  );

  it('upper case and spaces change nothing', () => {
    fc.assert(
      fc.property(words, (list) => {
        const { level, category } = assessEmergency(list.join(' '), plain);
        expect(assessEmergency(`  ${list.join(' \n ').toUpperCase()} `, plain)).toMatchObject({
          level,
          category,
        });
      }),
    );
  });

  it('"fire in my kitchen" added as a sentence is life-threatening, whatever else is said', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((list) => list.join(' ')),
        ),
        (text) => {
          expect(levelOf(`${text}. Fire in my kitchen!`)).toBe('life');
          expect(levelOf(`Fire in my kitchen! ${text}`)).toBe('life');
        },
      ),
    );
  });

  it.each([
    ['one letter', 'a'.repeat(2000)],
    ['one word', 'water '.repeat(334)],
    ['what if', 'what if '.repeat(250)],
    ['no', 'no '.repeat(667)],
    ['half a rule', 'smell of smell not '.repeat(100)],
    ['numbers', 'hundred and '.repeat(170)],
    ['marks', ".,!?'’ ".repeat(300)],
  ])('a long text of %s ends', (_what, text) => {
    expect(() => assessEmergency(text, plain)).not.toThrow();
  });
});

describe('words of danger in everyday calls', () => {
  it.each([
    ['figure of speech', "this paperwork is a nightmare, I'm drowning in forms"],
    ['figure of speech', 'I nearly had a heart attack when I opened the bill'],
    ['a name', 'my last name is Blood, b l o o d, calling about my lease'],
    ['a street', 'I live on Flood Street and get no mail'],
    ['a story', 'I saw on the news that a gas main blew up in Texas, do you have electric stoves'],
    ['supposed', "let's say a pipe ever burst while I'm away, would you have a key"],
    ['supposed', 'were we ever to have a gas leak, may tenants touch the shutoff'],
    ['over', 'I thought I smelled gas but it was paint thinner'],
    ['over', 'it was burnt toast, they reset the alarm, all good, I only want it on record'],
    ['equipment', 'do the units come with carbon monoxide detectors'],
    ['an offer', "it's a fire sale on the units, what are the specials"],
  ])('%s is none: "%s"', (_what, text) => {
    expect(['none', 'info']).toContain(levelOf(text));
  });

  it.each([
    ['a question beside it', 'what should I do, my kitchen is flooding'],
    ['it needs to be taken care of', 'there is a gas leak and it needs to be taken care of'],
    ['a child in a car', 'an infant is strapped in a car in your lot and he is not responding'],
    ['a real one of the kind', 'there is a dumpster fire behind building three'],
  ])('%s takes nothing back: "%s"', (_what, text) => {
    expect(['life', 'urgent']).toContain(levelOf(text));
  });

  it('a danger that is asked about as if it might be normal is asked about at least', () => {
    expect(['possible', 'urgent', 'life']).toContain(
      levelOf('is it normal that my outlet is sparking?'),
    );
  });

  it('a wish to die is never taken for everyday talk', () => {
    expect(levelOf('I want to end my life')).toBe('life');
  });

  it("a customer's own urgent term is said outright, however everyday it sounds", () => {
    const policy = compileEmergencyPolicy({
      callInstructions: null,
      emergencyTypes: ['gate stuck'],
      setupType: 'both',
    });
    expect(levelOf('the gate is stuck', policy)).toBe('urgent');
  });
});

describe('wordings that callers rarely use', () => {
  it.each([
    ['an old person makes light of it', 'I seem to have had a tumble and I cannot get up, dear'],
    ['a child calls', "I'm six and grandma won't wake up"],
    ['somebody else is seen', 'the mail is piled up and the old man does not answer the door'],
    ['poisoned air', 'the furnace ran all night and we all feel dizzy and sleepy'],
    ['no word for suicide', 'he shut himself in the bathroom with a razor'],
    ['another language', 'hay fuego en la cocina'],
    ['another language', 'mi abuela no respira'],
    ['a machine that keeps somebody alive', 'dad is on a ventilator and the power went out'],
    ['works outside', 'a digger hit the pipe in the street and I smell gas'],
    ['a battery', 'the scooter battery is hissing and smoking in the hallway'],
  ])('%s: "%s"', (_why, text) => {
    expect(levelOf(text)).toBe('life');
  });
});

describe('what no rule knows is judged by the classifier', () => {
  it.each([
    'my nephew went all floppy and stares at the ceiling',
    'a maniac with a chisel is going for people in the yard',
    'she is grey and whimpering and clutching her belly',
  ])('trouble is asked about or said outright: "%s"', (text) => {
    expect(['possible', 'urgent', 'life']).toContain(levelOf(text));
  });

  it.each([
    'my cousin is bringing her twins for the weekend, can they use the pool',
    "I'd like to pull up the carpet and lay tiles",
    'we were sent to another city for work and want to let the house',
    'who parks in the fire lane',
    'nobody is hurt',
    'there is a fire drill on friday',
    'your fees are robbing us blind',
  ])('everyday matters are none: "%s"', (text) => {
    expect(['none', 'info']).toContain(levelOf(text));
  });

  it('a matter of no life never becomes one by its score', () => {
    expect(levelOf('the pipe under the sink is dripping on everything')).not.toBe('life');
  });
});
