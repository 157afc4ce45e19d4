// Which tests run where: rules in Node, screens in jsdom, the API on a real database, faults on the
// production build. `npm test` runs the projects; one file: npx vitest run <path>.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { madeUpFields } from './tests/recipe/made-up-fields.ts';

// Nothing may depend on speed: the limits only end a test that hangs.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, teardownTimeout: 30_000 };

// Loading the product takes longer than most tests, so that a process loads it once for all its files.
// What a module keeps must not change a result; tests/setup/web.ts clears what the screens' modules keep.
const shared = { isolate: false, ...patience };

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Whoever wants to know the slow tests asks: SLOW_TESTS=1 names each that took longer than 0.3 s.
    slowTestThreshold: process.env.SLOW_TESTS ? 300 : Number.POSITIVE_INFINITY,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/shared/**/*.test.ts',
            'src/engine/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'evals/**/*.test.ts',
          ],
          ...shared,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/web.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: [
            'src/server/**/*.test.ts',
            'tests/api/**/*.test.ts',
            'tests/upgrade/**/*.test.ts',
            'tests/peers/**/*.test.ts',
          ],
          ...shared,
        },
      },
      // The product with three fields more, and with them the tests that know every field.
      {
        plugins: [madeUpFields()],
        test: {
          name: 'recipe',
          environment: 'node',
          include: [
            'tests/recipe/**/*.test.ts',
            'src/server/features/assistants/**/*.test.ts',
            'tests/api/{assistants,saving-assistants}.test.ts',
          ],
          ...shared,
        },
      },
      {
        plugins: [react(), madeUpFields()],
        test: {
          name: 'recipe-web',
          environment: 'jsdom',
          include: [
            'tests/recipe/**/*.test.tsx',
            'src/web/features/setup-wizard/steps/{company-info,voice-contact}/*.test.tsx',
          ],
          setupFiles: ['tests/setup/web.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts', 'tests/attacks/**/*.test.ts'],
          ...shared,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
