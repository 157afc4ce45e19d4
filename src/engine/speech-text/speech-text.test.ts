// Tests of writing texts out for a voice (spec 7, audioUrl).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speechText } from './speech-text.ts';

const tables: Record<string, [text: string, spoken: string][]> = {
  'acronyms are spelled, emphasis is not': [
    ['HOA dues', 'H O A dues'],
    ["The HOA's rules and two HOAs", "The H O A's rules and two H O A's"],
    ['POA, LLC and CC&Rs', "P O A, L L C and C C and R's"],
    ['The AC and the HVAC filter', 'The A C and the H vack filter'],
    ['PLEASE DO NOT PARK HERE', 'please do not park here'],
    ['PLEASE CALL US', 'please call us'],
    ['ABC Realty', 'A B C Realty'],
    ['The U.S. mail', 'The U S mail'],
    ['Call ASAP', 'Call as soon as possible'],
    ['OK, the BBQ is on', 'okay, the barbecue is on'],
    ['Turn the TV off, FAQ below', 'Turn the T V off, F A Q below'],
    ['A CO alarm', 'A C O alarm'],
  ],
  'telephone numbers are said digit by digit in groups': [
    ['(555) 012-4477', 'five five five, zero one two, four four seven seven'],
    ['555.012.4477.', 'five five five, zero one two, four four seven seven.'],
    ['+1 555 012 9911', 'one, five five five, zero one two, nine nine one one'],
    ['+15550129911', 'one, five five five, zero one two, nine nine one one'],
    ['1-800-555-0199', 'one, eight hundred, five five five, zero one nine nine'],
    ['1-800-FLOWERS', 'one, eight hundred, flowers'],
    ['Call 555-0100 now', 'Call five five five, zero one zero zero now'],
    [
      '555-012-4477 ext. 12',
      'five five five, zero one two, four four seven seven, extension one two',
    ],
    ['+44 20 7946 0958', 'plus four four, two zero, seven nine four six, zero nine five eight'],
    ['Dial 911.', 'Dial nine one one.'],
    ['Please call 811 first', 'Please call eight one one first'],
    ['Unit 911', 'Unit nine eleven'],
    ['911 units', 'nine one one units'],
  ],
  'money is said with its unit': [
    ['$1', 'one dollar'],
    ['$250', 'two hundred fifty dollars'],
    ['$1,250.50', 'one thousand two hundred fifty dollars and fifty cents'],
    ['$0.75, or $1.01', 'seventy-five cents, or one dollar and one cent'],
    ['$25-$50', 'twenty-five to fifty dollars'],
    ['$25–50 a day', 'twenty-five to fifty dollars a day'],
    ['$50/month', 'fifty dollars per month'],
    ['$50/mo.', 'fifty dollars per month'],
    ['$2.5 million and $10K', 'two point five million dollars and ten thousand dollars'],
    ['€20 and £1', 'twenty euros and one pound'],
    ['USD 75', 'seventy-five dollars'],
    ['The fee is $35, due now', 'The fee is thirty-five dollars, due now'],
  ],
  'times are said by the clock of twelve hours': [
    ['9 AM', 'nine A M'],
    ['8:30 a.m.', 'eight thirty A M.'],
    ['8:05 pm today', 'eight oh five P M today'],
    ['9am-5pm', 'nine A M to five P M'],
    ['9 AM – 5 PM', 'nine A M to five P M'],
    ['9-11 PM', 'nine to eleven P M'],
    ['17:30 to 08:30', 'five thirty P M to eight thirty A M'],
    ['00:15', 'twelve fifteen A M'],
    ['At 10:00', "At ten o'clock"],
    ['We close at 5 p.m. Please call.', 'We close at five P M. Please call.'],
    ['until 5 p.m. on Monday', 'until five P M on Monday'],
    ['open 24/7', 'open twenty-four seven'],
  ],
  'dates are said with ordinals and years in pairs': [
    ['3/15/2026', 'March fifteenth, twenty twenty-six'],
    ['2026-03-15', 'March fifteenth, twenty twenty-six'],
    ['March 3, 2026', 'March third, twenty twenty-six'],
    ['Mar. 3', 'March third'],
    ['Jan 21st', 'January twenty-first'],
    ['by 12/24', 'by December twenty-fourth'],
    ['3 March', 'March third'],
    ['May 1 - May 5', 'May first to May fifth'],
    ['June 3-5', 'June third to fifth'],
    ['Since 1998', 'Since nineteen ninety-eight'],
    ['in 2005', 'in two thousand five'],
    ['the 1990s', 'the nineteen nineties'],
    ['Mon-Fri', 'Monday to Friday'],
    ['Sat. 10 AM', 'Saturday ten A M'],
    ['Sat-Sun', 'Saturday to Sunday'],
    ['The sun sat low', 'The sun sat low'],
  ],
  'addresses of the web are dictated': [
    ['https://www.oak-hill.com/', 'oak dash hill dot com'],
    ['See harbourrow.example/pay.', 'See harbourrow dot example slash pay.'],
    ['https://x.com/a?token=1', 'X dot com slash a'],
    ['leasing@oakhill.com', 'leasing at oakhill dot com'],
    ['j.smith_2@oak.org!', 'J dot smith underscore two at oak dot org!'],
    ['Go to elmhoa.org, please', 'Go to elmhoa dot org, please'],
    ['It ended.Next one', 'It ended. Next one'],
  ],
  'streets, doors and titles are told apart': [
    ["St. Mary's", "Saint Mary's"],
    ['12 Main St.', 'twelve Main Street.'],
    ['on Main St. The office', 'on Main Street. The office'],
    ['at 22nd St, rear', 'at twenty-second Street, rear'],
    ['Dr. Lee', 'Doctor Lee'],
    ['1204 Oak Dr., Apt. 4B', 'twelve oh four Oak Drive, Apartment four B'],
    ['450 N. Elm St, Ste. 200', 'four fifty North Elm Street, Suite two hundred'],
    ['Austin, TX 78701', 'Austin, Texas seven eight seven zero one'],
    ['Elm Ave. and Oak Blvd', 'Elm Avenue and Oak Boulevard'],
    ['Mr. and Mrs. Ray', 'Mister and Missus Ray'],
    ['Unit 1204 and unit 450', 'Unit twelve oh four and unit four fifty'],
    ['Bldg. 3, Rm 12', 'Building three, Room twelve'],
    ['P.O. Box 12', 'P O Box twelve'],
    ['Elm Mgmt. Co. and others', 'Elm Management Company and others'],
    ['Elm Inc. is ours', 'Elm Incorporated is ours'],
  ],
  'measures get their whole names': [
    ['40°F', 'forty degrees Fahrenheit'],
    ['-5 °C', 'minus five degrees Celsius'],
    ['10 lbs', 'ten pounds'],
    ['1 lb', 'one pound'],
    ['800 sq. ft.', 'eight hundred square feet.'],
    ['800 sq ft a unit', 'eight hundred square feet a unit'],
    ['a 30-min wait', 'a thirty minute wait'],
    ['15 mph', 'fifteen miles per hour'],
    ['2 hrs. or more', 'two hours or more'],
    [
      'Pay in 2 hrs. We wait 5 min. Then call.',
      'Pay in two hours. We wait five minutes. Then call.',
    ],
    ['a 10x12 room', 'a ten by twelve room'],
    ["a 6' fence", 'a six feet fence'],
  ],
  'other numbers are said as they are used': [
    ['5%', 'five percent'],
    ['2.5 %', 'two point five percent'],
    ['1st, 22nd and 103rd', 'first, twenty-second and one hundred third'],
    ['2 1/2 baths', 'two and a half baths'],
    ['½ price', 'one half price'],
    ['3/4 full', 'three quarters full'],
    ['12,500 units', 'twelve thousand five hundred units'],
    ['1-2 weeks', 'one to two weeks'],
    ['#305', 'number three oh five'],
    ['Gate code: 4821', 'Gate code, four eight two one'],
    ['account number 123456789', 'account number one two three, four five six, seven eight nine'],
    ['007', 'zero zero seven'],
    ['50+ homes', 'fifty or more homes'],
    ['lot B12', 'lot B twelve'],
  ],
  'signs and short words are written out': [
    ['dogs & cats', 'dogs and cats'],
    ['and/or', 'and or'],
    ['w/ pets, w/o smoke', 'with pets, without smoke'],
    ['e.g. a key', 'for example, a key'],
    ['keys, fobs, etc. We', 'keys, fobs, et cetera. We'],
    ['Wi-Fi', 'wifi'],
    ['“Hello” (really)', 'Hello, really'],
    ['Wait — what?', 'Wait, what?'],
    ['residents’ pool', 'residents pool'],
    ["don't", "don't"],
  ],
  'what has no sound is dropped': [
    ['😀 Welcome 👍🏽!', 'Welcome!'],
    ['Café Zürich', 'Cafe Zurich'],
    ['hello 你好 there', 'hello there'],
    ['**Note** this', 'Note this'],
    ['• Water the plants\n• Take out trash', 'Water the plants. Take out trash'],
    ['1. First\n2. Second', 'First. Second'],
    ['Hello…', 'Hello.'],
    ['😀', ''],
    ['你好', ''],
    ['  ', ''],
  ],
};

describe.each(Object.entries(tables))('%s', (_rule, cases) => {
  it.each(cases)('%s', (text, spoken) => {
    expect(speechText(text)).toBe(spoken);
  });
});

describe('[TALK-43] whatever was typed', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '$',
            '.',
            ',',
            '-',
            '/',
            ':',
            '(',
            ')',
            '#',
            '%',
            '@',
            'St.',
            'AM',
            'HOA',
          ),
          fc.constantFrom(' ', '\n', 'www.', 'Mon', 'May', 'the', 'A', '°F', '1/2', '+1', 'ext'),
          fc.nat(99_999).map(String),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
  );

  it('becomes letters and pauses only, without a digit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(speechText(text)).toMatch(/^(?:[A-Za-z](?:[A-Za-z .,?!'-]*[A-Za-z.?!'-])?)?$/);
      }),
    );
  });

  it('takes no longer for a hostile text than for a plain one of its length', () => {
    // Patterns that try every cut of such texts would need minutes here.
    for (const unit of ['1', '1-', '9 ', '$1,', 'a.', 'A', '(', 'www.', 'St. ', '@a.', "'", '- ']) {
      expect(typeof speechText(unit.repeat(Math.ceil(5_000 / unit.length)))).toBe('string');
    }
  });
});
