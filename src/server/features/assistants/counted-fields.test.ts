// Tests of what versions and tags are made of, and of what a field that came later must keep to.
import { describe, expect, it } from 'vitest';
import { fieldNamed, fieldNames } from '#shared/domain/assistant-field-values.ts';
import { firstFields, laterFields } from './counted-fields.ts';

describe('counted fields', () => {
  it('[LIFE-22] are all fields of the table, each once', () => {
    expect([...firstFields, ...laterFields].sort()).toEqual([...fieldNames].sort());
    expect(firstFields).toHaveLength(32);
  });

  it('[LIFE-23] of a form may be left out of a save when they came later', () => {
    const kept = laterFields.filter((name) => {
      const { rule } = fieldNamed(name);
      const checked = rule?.safeParse(undefined);
      return checked && !(checked.success && checked.data === undefined);
    });
    expect(kept, 'their rule is not z.optional').toEqual([]);
  });
});
