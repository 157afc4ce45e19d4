// How the operator's commands run: with the settings and the database of the server, beside it if it runs.
import { loadConfig } from './config.ts';
import { AppError } from './http/app-error.ts';
import { OperatorError } from './platform/operator-error.ts';
import { createServices, type Services } from './platform/services.ts';

/** Something the operator can put right; only its sentence is printed. */
export class CommandError extends OperatorError {}

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
    failCommand(error);
  }
}

/** Says why and has the process end with code 1. */
export function failCommand(error: unknown): void {
  const isExpected = error instanceof OperatorError || error instanceof AppError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
