// How the operator's commands run: with the settings and the database of the server, beside it if it runs.
import { ConfigError, loadConfig } from './config.ts';
import { DatabaseError } from './database/database-error.ts';
import { AppError } from './http/app-error.ts';
import { createServices, type Services } from './platform/services.ts';

/** Something the operator can put right; only its sentence is printed. */
export class CommandError extends Error {}

/** Runs and ends the command; the exit code is 1 when it failed. */
export async function runCommand(work: (services: Services) => Promise<void>): Promise<void> {
  try {
    const services = await createServices(loadConfig(process.env));
    try {
      await work(services);
    } finally {
      await services.close();
    }
  } catch (error) {
    const isExpected = [CommandError, ConfigError, DatabaseError, AppError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
