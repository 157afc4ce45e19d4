// What callers asked, what a passage says, and what a model might make of it: sentences that are true of the passage
// and such that are false or beside the question.
export interface WordedSentences {
  question: string;
  title: string;
  text: string;
  isTrue: readonly string[];
  isFalse: readonly string[];
}

export const wordedSentences: readonly WordedSentences[] = [
  {
    question: 'How much is the late fee?',
    title: 'Fees',
    text: 'The late fee is $25. The dog deposit is $300.',
    isTrue: ['The late fee is $25.', 'There is a late fee of 25 dollars.'],
    isFalse: [
      'The late fee is $300.',
      'The dog deposit is $25.',
      'The late fee is $325.',
      'There is no late fee.',
    ],
  },
  {
    question: 'What does it cost to have a pet?',
    title: 'Pets',
    text: 'A dog costs $40 a month, a cat costs $20 a month. Each pet needs a deposit of $250.',
    isTrue: [
      'A dog costs $40 a month and a cat costs $20 a month.',
      'Each pet needs a $250 deposit.',
      'It is $20 a month for a cat.',
    ],
    isFalse: [
      'A cat costs $40 a month.',
      'A dog costs $20 a month.',
      'A dog needs a deposit of $40.',
      'A dog costs $250 a month.',
    ],
  },
  {
    question: 'Who gets the gate code?',
    title: 'Gate code',
    text: 'The gate code is given only to residents.',
    isTrue: [
      'The gate code is given only to residents.',
      'Only residents are given the gate code.',
    ],
    isFalse: [
      'The gate code is given to guests.',
      'The gate code is given to anyone.',
      'The gate code is not given to residents.',
      'Guests and residents are given the gate code.',
    ],
  },
  {
    question: 'How big may my dog be?',
    title: 'Dogs',
    text: 'Dogs under 30 pounds are allowed. Larger dogs are not.',
    isTrue: [
      'Dogs under 30 pounds are allowed.',
      'Yes, dogs are allowed if they are under 30 pounds.',
    ],
    isFalse: [
      'Dogs over 30 pounds are allowed.',
      'Dogs under 30 pounds are not allowed.',
      'Larger dogs are allowed.',
      'Dogs of at least 30 pounds are allowed.',
    ],
  },
  {
    question: 'When do I have to pay the balance?',
    title: 'Moving out',
    text: 'Tenants must pay the balance before moving out.',
    isTrue: [
      'Tenants must pay the balance before moving out.',
      'The balance must be paid before you move out.',
    ],
    isFalse: [
      'Tenants must pay the balance after moving out.',
      'Owners must pay the balance before moving out.',
      'Tenants must pay the balance before moving in.',
    ],
  },
  {
    question: 'When is the pool open?',
    title: 'Pool',
    text: 'The pool is open from 9 AM to 9 PM from May to September. The gym is open from 5 AM to midnight.',
    isTrue: [
      'The pool is open from 9 AM to 9 PM.',
      'From May to September the pool is open, from 9 AM to 9 PM.',
    ],
    isFalse: [
      'The pool is open from 5 AM to midnight.',
      'The gym is open from 9 AM to 9 PM.',
      'The pool is closed from 9 AM to 9 PM.',
      'The gym is open from May to September.',
    ],
  },
  {
    question: 'How long does a refund of the deposit take?',
    title: 'Deposit',
    text: 'The deposit is refunded within 30 days after the keys are returned. The application fee is not refunded.',
    isTrue: [
      'The deposit is refunded within 30 days after the keys are returned.',
      'It takes up to 30 days for the deposit to be refunded after you return the keys.',
      'The application fee is not refunded.',
    ],
    isFalse: [
      'The application fee is refunded within 30 days.',
      'The deposit is not refunded.',
      'The deposit is refunded within 30 days before the keys are returned.',
      'The deposit is refunded after 30 days at the earliest.',
    ],
  },
  {
    question: 'Can I pay with a card?',
    title: 'Payments',
    text: 'Rent can be paid by check or in the online portal. Cash is not accepted. Card payments have a 3% charge.',
    isTrue: [
      'Rent can be paid by check or in the online portal.',
      'Yes, card payments have a 3 percent charge.',
      'We do not accept cash.',
    ],
    isFalse: [
      'Cash is accepted.',
      'Check payments have a 3% charge.',
      'Card payments have no charge.',
      'Rent can be paid by cash or in the online portal.',
    ],
  },
  {
    question: 'May guests park overnight?',
    title: 'Parking',
    text: 'Guests may park in lot B for up to 48 hours with a permit. Lot A is for residents.',
    isTrue: [
      'Guests may park in lot B for up to 48 hours with a permit.',
      'Yes, with a permit guests can park in lot B.',
      'Lot A is for residents.',
    ],
    isFalse: [
      'Guests may park in lot B without a permit.',
      'Guests may park for more than 48 hours.',
      'Lot A is for guests.',
      'Residents may park in lot B for up to 48 hours with a permit.',
    ],
  },
  {
    question: 'What is the notice for moving out?',
    title: 'Notice',
    text: 'A written notice of 60 days is required. Month-to-month leases need 30 days.',
    isTrue: ['A written notice of 60 days is required.', 'Month-to-month leases need 30 days.'],
    isFalse: [
      'A written notice of 30 days is required.',
      'Month-to-month leases need 60 days.',
      'A written notice is optional.',
    ],
  },
  {
    question: 'Who pays for water?',
    title: 'Utilities',
    text: 'Water and trash are included in the rent. Tenants pay for electricity and gas.',
    isTrue: ['Water and trash are included in the rent.', 'Tenants pay for electricity and gas.'],
    isFalse: [
      'Electricity is included in the rent.',
      'Tenants pay for water.',
      'The landlord pays for electricity and gas.',
      'Water is not included in the rent.',
    ],
  },
  {
    question: 'When are quiet hours?',
    title: 'Quiet hours',
    text: 'Quiet hours begin at 10 PM on weekdays and at 11 PM on weekends.',
    isTrue: [
      'Quiet hours begin at 10 PM on weekdays and at 11 PM on weekends.',
      'On weekends quiet hours begin at 11 PM.',
    ],
    isFalse: [
      'Quiet hours begin at 11 PM on weekdays.',
      'Quiet hours begin at 10 PM on weekends.',
      'Quiet hours end at 10 PM on weekdays.',
    ],
  },
  {
    question: 'Is a grill allowed on my balcony?',
    title: 'Grills',
    text: 'Electric grills are allowed on balconies. Charcoal grills are prohibited.',
    isTrue: ['Electric grills are allowed on balconies.', 'Charcoal grills are prohibited.'],
    isFalse: ['Charcoal grills are allowed on balconies.', 'Electric grills are prohibited.'],
  },
  {
    question: 'How many people may live in a one bedroom?',
    title: 'Occupancy',
    text: 'At most 2 people may live in a one-bedroom apartment and at most 4 in a two-bedroom apartment.',
    isTrue: ['At most 2 people may live in a one-bedroom apartment.'],
    isFalse: [
      'At least 2 people may live in a one-bedroom apartment.',
      'At most 4 people may live in a one-bedroom apartment.',
    ],
  },
  {
    question: 'How much is the application fee?',
    title: 'Applying',
    text: 'The application fee is $50 and is not refundable. Approval takes 2 business days.',
    isTrue: ['The application fee is $50 and is not refundable.', 'The application fee is $50.'],
    isFalse: [
      'The application fee is $50 and is refundable.',
      'Approval takes 2 business days.',
      'The application fee is waived.',
    ],
  },
  {
    question: 'How much is a parking space?',
    title: 'Parking fees',
    text: 'A covered space is $75 per month and an uncovered space is $40 per month. The first space is free.',
    isTrue: ['A covered space is $75 per month.', 'The first space is free.'],
    isFalse: [
      'An uncovered space is $75 per month.',
      'A covered space is free.',
      'The second space is free.',
      'A covered space is $40 per month.',
    ],
  },
  {
    question: 'When is the office open?',
    title: 'Office hours',
    text: 'The office is open Monday to Friday from 8 AM to 5 PM and Saturday from 10 AM to 2 PM.',
    isTrue: [
      'The office is open Saturday from 10 AM to 2 PM.',
      'It is open Monday to Friday from 8 AM to 5 PM.',
    ],
    isFalse: [
      'The office is open Saturday from 8 AM to 5 PM.',
      'The office is closed Saturday.',
      'The office is open on Sunday.',
    ],
  },
  {
    question: 'Who repairs the air conditioning?',
    title: 'Air conditioning',
    text: 'The association repairs the roof. Owners repair their own air conditioning.',
    isTrue: ['Owners repair their own air conditioning.'],
    isFalse: [
      'The association repairs the air conditioning.',
      'Owners repair the roof.',
      'Tenants repair the air conditioning.',
    ],
  },
  {
    question: 'May I sublet?',
    title: 'Subletting',
    text: 'Subletting is allowed only with written approval for at least 6 months.',
    isTrue: [
      'Subletting is allowed only with written approval.',
      'Yes, with written approval for at least 6 months.',
    ],
    isFalse: [
      'Subletting is allowed without approval.',
      'Subletting is allowed for up to 6 months.',
      'Subletting is not allowed.',
    ],
  },
  {
    question: 'When is the trash picked up?',
    title: 'Trash',
    text: 'Trash is picked up every Tuesday before 7 AM. Recycling is picked up every other Friday.',
    isTrue: [
      'Trash is picked up every Tuesday before 7 AM.',
      'Recycling is picked up every other Friday.',
    ],
    isFalse: [
      'Trash is picked up every Friday.',
      'Recycling is picked up every Tuesday.',
      'Trash is picked up every Tuesday after 7 AM.',
    ],
  },
  {
    question: 'How much notice do I get before an inspection?',
    title: 'Inspections',
    text: 'We give notice of 24 hours before an inspection, except in an emergency.',
    isTrue: ['We give notice of 24 hours before an inspection, except in an emergency.'],
    isFalse: [
      'We give notice of 48 hours before an inspection.',
      'We give notice only in an emergency.',
      'We give no notice before an inspection.',
    ],
  },
  {
    question: 'What is the guest limit at the pool?',
    title: 'Pool guests',
    text: 'Each household may bring 4 guests to the pool. Children under 14 must be with an adult.',
    isTrue: [
      'Each household may bring 4 guests to the pool.',
      'Children under 14 must be with an adult.',
    ],
    isFalse: [
      'Each household may bring 14 guests to the pool.',
      'Children over 14 must be with an adult.',
      'Children under 4 must be with an adult.',
    ],
  },
];

/** Said in answer to another question, out of a passage that has nothing to do with it. */
export const besideTheQuestion: readonly (readonly [question: string, answer: string])[] = [
  ['Who gets the gate code?', 'The late fee is $25.'],
  ['How much is the late fee?', 'The gate code is given only to residents.'],
  ['When is the pool open?', 'Electric grills are allowed on balconies.'],
  ['How big may my dog be?', 'Water and trash are included in the rent.'],
  ['Who pays for water?', 'Quiet hours begin at 10 PM on weekdays and at 11 PM on weekends.'],
  ['How many people may live in a one bedroom?', 'The late fee is $25.'],
];
