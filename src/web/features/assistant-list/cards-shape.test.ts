// Tests of the remembered shape of the dashboard's cards.
import { describe, expect, it } from 'vitest';
import { rememberedShape, rememberShape } from './cards-shape.ts';

describe('rememberedShape', () => {
  it('is unknown at first', () => {
    expect(rememberedShape()).toBeNull();
  });

  it.each([
    { assistantCount: 3, hasDraft: true },
    { assistantCount: 1, hasDraft: false },
    { assistantCount: 0, hasDraft: false },
  ])('is the shape of last time: %o', (shape) => {
    rememberShape(shape);
    expect(rememberedShape()).toEqual(shape);
  });

  it('does not trip over something else under its name', () => {
    localStorage.setItem('porchlight.dashboard-shape', 'many drafts');
    expect(rememberedShape()).toEqual({ assistantCount: 0, hasDraft: false });
  });
});
