// Follows the recipe 'A field of the assistant' of ARCHITECTURE.md while the sources are loaded: three made-up
// fields, one of each kind, with exactly the lines that the recipe asks for. All else is the product as it is.
import type { Plugin } from 'vite';

interface Step {
  /** End of the file's path. */
  file: string;
  /** The line below which the recipe's lines stand. */
  below: string;
  lines: string;
}

const steps: Step[] = [
  {
    file: '/src/shared/domain/assistant-fields.ts',
    below: 'testNumber: textField({}),',
    lines: `
      parkingNote: textField({
        section: 'company',
        rule: z.optional(text({ max: 500 })),
        summary: { kind: 'fact', label: 'Parking note' },
      }),
      answersOnHolidays: flagField({
        section: 'voiceContact',
        rule: z.optional(z.boolean()),
        summary: { kind: 'fact', label: 'Answers on holidays' },
      }),
      spokenLanguages: listField(z.string(), {
        section: 'voiceContact',
        rule: z.optional(z.array(z.string())),
        summary: { kind: 'fact', label: 'Languages', inWords: (code) => 'Language ' + code },
      }),`,
  },
  {
    file: '/src/server/database/migrate.ts',
    below: 'const migrations: Record<string, Migration> = {',
    lines: `
      '9999-made-up-fields': {
        async up(db) {
          const table = () => db.schema.alterTable('voice_assistants');
          const empty = (value) => (column) => column.notNull().defaultTo(value);
          await table().addColumn('parkingNote', 'text', empty('')).execute();
          await table().addColumn('answersOnHolidays', 'integer', empty(0)).execute();
          await table().addColumn('spokenLanguages', 'text', empty('[]')).execute();
        },
      },`,
  },
  {
    file: '/src/web/features/setup-wizard/steps/company-info/additional-info.tsx',
    below: '<TimeZoneField form={form} timeZone={timeZone} />',
    lines: `
      <Field label="Parking note" optional error={errors.parkingNote?.message}>
        {(control) => <TextInput {...control} {...register('parkingNote')} />}
      </Field>`,
  },
];

/** Adds the made-up fields to the sources of a Vitest project. */
export function madeUpFields(): Plugin {
  return {
    name: 'made-up-fields',
    enforce: 'pre',
    transform(code, id) {
      const step = steps.find(({ file }) => id.endsWith(file));
      if (!step) return undefined;
      if (!code.includes(step.below)) throw new Error(`${step.file} lacks '${step.below}'`);
      return code.replace(step.below, `${step.below}${step.lines}`);
    },
  };
}
