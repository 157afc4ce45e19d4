import { describe, expect, test } from 'vitest';
import { AddressPlaces } from './address-places.ts';

const limits = { total: 10, perAddress: 6, few: 2 };
const enterTimes = (places: AddressPlaces, key: string, count: number) =>
  Array.from({ length: count }, () => places.enter(key) ?? 'in');

describe('[OPS-60] places of addresses', () => {
  test('an address has its share and no more, and gets it back', () => {
    const places = new AddressPlaces(limits);
    expect(enterTimes(places, 'a', 7)).toEqual([...Array(6).fill('in'), 'own']);
    places.leave('a');
    expect(enterTimes(places, 'a', 2)).toEqual(['in', 'own']);
  });

  test('when all is taken, who holds little still gets in', () => {
    const places = new AddressPlaces(limits);
    enterTimes(places, 'a', 6);
    enterTimes(places, 'b', 4);
    expect(enterTimes(places, 'b', 1)).toEqual(['all']);
    expect(enterTimes(places, 'c', 3)).toEqual(['in', 'in', 'all']);
  });

  test('twice the total is the end for everybody', () => {
    const places = new AddressPlaces(limits);
    for (let n = 0; n < 10; n += 1) enterTimes(places, `crowd ${n}`, 2);
    expect(enterTimes(places, 'late', 1)).toEqual(['all']);
    places.leave('crowd 0');
    expect(enterTimes(places, 'late', 1)).toEqual(['in']);
  });

  test('amounts count as they are', () => {
    const places = new AddressPlaces(limits);
    expect(places.enter('a', 6)).toBeUndefined();
    expect(places.enter('a', 1)).toBe('own');
    places.leave('a', 6);
    expect(places.enter('a', 3)).toBeUndefined();
  });
});
