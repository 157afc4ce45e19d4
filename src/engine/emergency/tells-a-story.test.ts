import { describe, expect, it } from 'vitest';
import { tellsAStory } from './tells-a-story.ts';

describe('what happened elsewhere', () => {
  it.each([
    'i saw on the news that a gas main blew up in texas do you have electric stoves',
    'my cousin building in ohio burned down so i am wondering what sprinklers you have',
    'my friend had a break in at her place and i want to know about your locks',
    'i read an article about a balcony that collapsed are there inspections',
  ])('is told to ask something else: "%s"', (said) => {
    expect(tellsAStory(said)).toBe(true);
  });

  it.each([
    'my sister apartment is flooded can you send somebody',
    'my brother collapsed what do i do',
    'my neighbor house is on fire',
    'it is on the news the whole building is burning',
    'my friend got stabbed in the lobby hurry',
  ])('is a call for help: "%s"', (said) => {
    expect(tellsAStory(said)).toBe(false);
  });
});
