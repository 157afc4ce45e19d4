import { expect, it } from 'vitest';
import { spokenTemperature } from './spoken-temperature.ts';

it.each([
  ['it is 48 degrees in here', 48],
  ['it is twenty degrees outside', 20],
  ['it is ten below out', -10],
  ['a hundred and two in here', 102],
  ['minus five degrees', -5],
  ['it is ninety seven inside', 97],
  ['the thermostat says 52', 52],
  ['it is 15 outside', 15],
])('"%s" is %i degrees', (said, degrees) => {
  expect(spokenTemperature(said.split(' '))).toBe(degrees);
});

it.each(['my unit is 204', 'I am in 12 oak', 'two of the windows', 'call me at 5', ''])(
  '"%s" names no temperature',
  (said) => {
    expect(spokenTemperature(said.split(' '))).toBeNull();
  },
);
