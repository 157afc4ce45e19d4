import { describe, expect, it } from 'vitest';
import { statedFacts } from './stated-facts.ts';

describe('the facts of a text, however they are written', () => {
  it.each([
    ['$35', ['money 35']],
    ['35 dollars', ['money 35']],
    ['thirty-five dollars', ['money 35']],
    ['$1,250.00', ['money 1250']],
    ['one hundred dollars', ['money 100']],
    ['two hundred and fifty dollars', ['money 250']],
    ['a thousand dollars', ['money 1000']],
    ['5%', ['percent 5']],
    ['five percent', ['percent 5']],
    ['9 AM', ['time 9:00']],
    ['9:00 a.m.', ['time 9:00']],
    ['5pm', ['time 17:00']],
    ['17:00', ['time 17:00']],
    ['5:30', ['clock 5:30']],
    ['12 AM', ['time 0:00']],
    ['noon', ['time 12:00']],
    ['midnight', ['time 0:00']],
    ['(555) 010-1234', ['phone 5550101234']],
    ['555.010.1234', ['phone 5550101234']],
    ['+1 555-010-1234', ['phone 5550101234']],
    ['555-0101', ['phone 5550101']],
    ['5-7 business days', ['days 5', 'days 7']],
    ['five to seven days', ['days 5', 'days 7']],
    ['a 30-day notice', ['days 30']],
    ['within one business day', ['days 1']],
    ['24 hours', ['hours 24']],
    ['30 mins', ['minutes 30']],
    ['Mon-Fri', ['day mon', 'day fri']],
    ['mon-fri, sat', ['day mon', 'day fri', 'day sat']],
    ['Tuesdays and Thursday', ['day tue', 'day thu']],
    ['on weekends and holidays', ['day weekend', 'day holiday']],
    ['https://www.Portal.example.com/pay.', ['address portal.example.com/pay']],
    ['portal.example.com', ['address portal.example.com']],
    ['office@harbor.example', ['address office@harbor.example']],
    ['the 1st of June', ['month june', 'number 1']],
    ['on the first of the month', ['number 1']],
    ['June 5th', ['month june', 'number 5']],
    ['two pets', ['number 2']],
    ['unit 12B and form W-9', ['name w-9', 'name 12b']],
  ])('%s', (text, facts) => {
    expect(statedFacts(text)).toEqual(facts);
  });

  it.each([
    'One of our team can help you.',
    'No one may park there.',
    'First, open the portal.',
    'You may march in and sat down in the sun.',
    'Residents can pay online or by mail.',
  ])('none in: %s', (text) => {
    expect(statedFacts(text)).toEqual([]);
  });
});
