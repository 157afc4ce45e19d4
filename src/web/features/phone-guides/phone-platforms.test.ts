// Tests that the names shown before a guide opens are those of the guides.
import { expect, it } from 'vitest';
import { phoneGuides } from './guides.ts';
import { phonePlatforms } from './phone-platforms.ts';

it('[GUIDE-02] the platforms are the guides, in their order', () => {
  expect(phonePlatforms).toEqual(
    phoneGuides.map(({ id, name, note }) =>
      note === undefined ? { id, name } : { id, name, note },
    ),
  );
});
