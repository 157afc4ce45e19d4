// Starts the server and ends it: settings, database, web app and API on one address.
import { buildApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { DatabaseError } from './database/database-error.ts';
import { operatorNotes } from './features/health/operator-notes.ts';
import { registerRestMemory } from './http/rest-memory.ts';
import { createServices } from './platform/services.ts';

/** A supervisor waits 10 s before it kills. */
const longestStopMs = 8_000;

try {
  const config = loadConfig(process.env);
  const services = await createServices(config);
  const app = await buildApp(services);
  registerRestMemory(app);
  await app.listen({ port: config.port, host: config.host });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const shownAddress = config.isPublicUrlSet ? config.publicUrl : `http://localhost:${port}`;
  // For a person at the terminal, beside the log's JSON lines.
  console.log(`${config.productName} is ready at ${shownAddress}`);
  for (const note of operatorNotes(config)) console.log(`Note: ${note}`);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), longestStopMs).unref();
    // Running requests are finished, new ones refused; then the outbox and the database.
    await app.close();
    await services.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch(() => process.exit(1));
    });
  }
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return 'The port is in use by another program. Set PORT to a free one, such as PORT=3001.';
  }
  if (code === 'EACCES') return 'The port or the data folder may not be used by this user.';
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
}
