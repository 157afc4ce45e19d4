// The words and flags of a command.
import { parseArgs } from 'node:util';
import { CommandError } from '#server/run-command.ts';

/** @throws CommandError with `usage` for a flag that is not one of `flags` */
export function readArguments<Flag extends string>(
  args: string[],
  flags: readonly Flag[],
  usage: string,
): { positionals: string[]; values: Partial<Record<Flag, boolean>> } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    // parseArgs takes the flags of `options` only, and each is a boolean.
    return { positionals, values: { ...values } as Partial<Record<Flag, boolean>> };
  } catch {
    throw new CommandError(usage);
  }
}
