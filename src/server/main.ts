// Starts the server: settings, database, web app and API on one address.
import { buildApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { createServices } from './platform/services.ts';

try {
  const services = await createServices(loadConfig(process.env));
  const app = await buildApp(services);
  await app.listen({ port: services.config.port, host: services.config.host });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
