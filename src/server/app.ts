// Puts the server together: protection, then the features, then the web app's files. Tests use it too.
import { join } from 'node:path';
import { validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAssistantsRoutes } from './features/assistants/assistants.routes.ts';
import { registerConversationRoutes } from './features/conversation/conversation.routes.ts';
import { registerDeploymentRoutes } from './features/deployment/deployment.routes.ts';
import { registerDeviceRoutes } from './features/device/device.routes.ts';
import { registerDocumentsRoutes } from './features/documents/documents.routes.ts';
import { registerHealthRoutes } from './features/health/health.routes.ts';
import { registerOperatorsRoutes } from './features/operators/operators.routes.ts';
import { registerDailyPurge } from './features/purge/daily-purge.ts';
import { registerSpeechRoutes } from './features/speech/speech.routes.ts';
import { registerSubmissionsRoutes } from './features/submissions/submissions.routes.ts';
import { registerVoicesRoutes } from './features/voices/voices.routes.ts';
import { collectMethods } from './http/allowed-methods.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerArrivingBodies } from './http/arriving-bodies.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { registerDepartingAnswers } from './http/departing-answers.ts';
import { registerErrorHandler, sendProblem, toAppError } from './http/error-handler.ts';
import { registerFreeDiskFloor } from './http/free-disk.ts';
import { registerGracefulStop } from './http/graceful-stop.ts';
import { registerJointSending } from './http/joint-sending.ts';
import { registerKnownHost } from './http/known-host.ts';
import { registerOverPressure } from './http/over-pressure.ts';
import { projectFolder } from './http/project-folder.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerForms } from './http/read-form.ts';
import { type LogStream, logOptions, registerRequestLog } from './http/request-log.ts';
import { registerSameOrigin } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { serializeAnswer } from './http/serialize-answer.ts';
import { registerSessions } from './http/session.ts';
import { registerCompression, registerWebApp } from './http/web-app.ts';
import { makeDataFolder } from './platform/data-folder.ts';
import type { Services } from './platform/services.ts';

export interface BuildOptions {
  /** Where the log goes instead of standard output. */
  logStream?: LogStream;
  /** The built web app. */
  webFolder?: string;
  /** Told of every route, so that a test can hold the whole list against its rules. */
  onRoute?: (route: { method: string | string[]; url: string }) => void;
}

export async function buildApp(
  services: Services,
  options: BuildOptions = {},
): Promise<FastifyInstance> {
  const { config } = services;
  // On PostgreSQL nothing else makes it, and mails, sounds and the look at the disk need it.
  makeDataFolder(config.dataDir);
  const app = Fastify({
    ...logOptions(config, options.logStream),
    exposeHeadRoutes: false,
    trustProxy: trustedProxies(config.trustProxy),
    // Room for device identifiers, the longest parameter.
    routerOptions: { maxParamLength: 200 },
    // A client that sends its headers or body drop by drop holds a connection only for so long.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 300_000,
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply, toAppError(error), request);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswer);
  const methodsOf = collectMethods(app);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerGracefulStop(app);
  registerOverPressure(app);
  registerArrivingBodies(app);
  registerSecurityHeaders(app, config);
  registerKnownHost(app, config);
  registerSameOrigin(app, config);
  registerRateLimits(app, services);
  registerFreeDiskFloor(app, services);
  await registerSessions(app, services);
  registerBodyParsers(app);
  registerForms(app, config);
  registerDepartingAnswers(app);
  await registerCompression(app);
  registerJointSending(app);
  await registerApiDocs(app, config);

  // The features, in the order of the product's story.
  registerDeviceRoutes(app, services);
  registerAssistantsRoutes(app, services);
  registerVoicesRoutes(app, services);
  registerDocumentsRoutes(app, services);
  registerConversationRoutes(app, services);
  registerSpeechRoutes(app, services);
  registerDeploymentRoutes(app, services);
  registerSubmissionsRoutes(app, services);
  registerOperatorsRoutes(app, services);
  registerHealthRoutes(app, services);
  registerDailyPurge(app, services);

  await registerWebApp(app, options.webFolder ?? join(projectFolder(), 'dist', 'web'), methodsOf);
  return app;
}

function trustedProxies(trust: Config['trustProxy']): false | string[] | TrustFunction {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

type TrustFunction = (address: string, hop: number) => boolean;
