// Puts the server together: protection, then the features, then the web app's files. Tests use it too.
import { validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAssistantsRoutes } from './features/assistants/assistants.routes.ts';
import { registerConversationRoutes } from './features/conversation/conversation.routes.ts';
import { registerDeviceRoutes } from './features/device/device.routes.ts';
import { registerDocumentsRoutes } from './features/documents/documents.routes.ts';
import { registerHealthRoutes } from './features/health/health.routes.ts';
import { registerVoicesRoutes } from './features/voices/voices.routes.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerSameOrigin } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { serializeAnswer } from './http/serialize-answer.ts';
import { registerSessions } from './http/session.ts';
import type { Services } from './platform/services.ts';

export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    trustProxy: trustedProxies(config.trustProxy),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswer);
  registerErrorHandler(app);
  await registerSecurityHeaders(app, config);
  registerSameOrigin(app, config);
  registerRateLimits(app, services);
  await registerSessions(app, services);
  registerBodyParsers(app);

  // The features, in the order of the product's story.
  registerDeviceRoutes(app, services);
  registerAssistantsRoutes(app, services);
  registerVoicesRoutes(app);
  registerDocumentsRoutes(app, services);
  registerConversationRoutes(app, services);
  registerHealthRoutes(app, services);
  return app;
}

function trustedProxies(trust: Config['trustProxy']): false | string[] | TrustFunction {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

type TrustFunction = (address: string, hop: number) => boolean;
