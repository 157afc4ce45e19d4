// Starts the server and ends it: settings, database, web app and API on one address.
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { lockDataFolder } from './database/lock-data-folder.ts';
import { operatorNotes } from './features/health/operator-notes.ts';
import { terminalOf } from './http/readable-log.ts';
import { registerRestMemory } from './http/rest-memory.ts';
import { createServices } from './platform/services.ts';
import { startFailure } from './start-failure.ts';

/** A supervisor waits 10 s before it kills. */
const longestStopMs = 8_000;

let config: Config | undefined;
try {
  config = loadConfig(process.env);
  await start(config);
} catch (error) {
  console.error(await startFailure(error, config));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const unlock = lockDataFolder(config);
  const services = await createServices(config);
  const logStream = terminalOf(process.stdout);
  const app = await buildApp(services, { ...(logStream && { logStream }) });
  registerRestMemory(app);
  await app.listen({ port: config.port, host: config.host });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const shownAddress = config.isPublicUrlSet ? config.publicUrl : `http://localhost:${port}`;
  const ready = { productName: config.productName, address: shownAddress };
  announce(process.stdout, ready, operatorNotes(config));

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), longestStopMs).unref();
    // Running requests are finished, new ones refused; then the outbox and the database.
    await app.close();
    await services.close();
    unlock();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch(() => process.exit(1));
    });
  }
}
