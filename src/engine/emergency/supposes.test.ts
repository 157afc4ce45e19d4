import { describe, expect, it } from 'vitest';
import { supposes } from './supposes.ts';

describe('what is only supposed', () => {
  it.each([
    ['what should i do if i smell', 'what should i do if i smell gas'],
    ['let us say a pipe', 'let us say a pipe bursts while we are away'],
    ['were we ever to have a gas', 'were we ever to have a gas leak'],
    ['should a pipe burst', 'should a pipe burst who is liable'],
    ['what do we do in a fire', 'what do we do in a fire'],
    ['if there is a fire', 'if there is a fire where do we meet'],
    ['has this building', 'has this building ever had a fire'],
    ['worst case a tree', 'worst case a tree falls on us'],
  ])('"%s …" tells of nothing that happened', (said, whole) => {
    expect(supposes(said, whole)).toBe(true);
  });

  it.each([
    ['an infant strapped', 'an infant strapped in a car and he is not responding'],
    ['what do i do my baby', 'what do i do my baby is in a hot car'],
    ['i do not know if this is a gas', 'i do not know if this is a gas leak'],
    ['should my outlet be smoking', 'should my outlet be smoking'],
    ['there was a bang and smoke', 'there was a bang and smoke everywhere'],
  ])('"%s …" may be happening', (said, whole) => {
    expect(supposes(said, whole)).toBe(false);
  });
});
