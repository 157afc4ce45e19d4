// An operator's command beside the running server: in this process, but with a connection of its own.
import type { Config } from '#server/config.ts';
import { createServices, type Services } from '#server/platform/services.ts';

type Command = (services: Services, args: string[]) => Promise<string>;

/** @returns what the command prints; rejects with the sentence that it would print */
export async function runCommand(
  command: Command,
  args: string[],
  config: Config,
  overrides: Partial<Services> = {},
): Promise<string> {
  const services = await createServices(config, overrides);
  try {
    return await command(services, args);
  } finally {
    await services.close();
  }
}
