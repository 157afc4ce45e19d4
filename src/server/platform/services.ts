// What every feature works with: settings, database and the ports to the outside world.
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { Db, Dialect } from '#server/database/db.ts';
import { type Clock, systemClock } from './clock.ts';
import { createTextToSpeech, type ServerVoices } from './create-text-to-speech.ts';
import { createLanguageModel, type LanguageModel } from './language-model.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSpeechToText, type SpeechToText } from './speech-to-text.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

export interface Services {
  config: Config;
  db: Db;
  dialect: Dialect;
  clock: Clock;
  mailer: Mailer;
  webhookSender: WebhookSender;
  outbox: Outbox;
  textToSpeech: ServerVoices;
  /** null without one: recordings cannot be transcribed here. */
  speechToText: SpeechToText | null;
  /** null without one: the embedded replies are said. */
  languageModel: LanguageModel | null;
  /** Lets go of everything; called once after the last request. */
  close(): Promise<void>;
}

/** Opens the database, brings its tables up to date and makes the ports. */
export async function createServices(
  config: Config,
  overrides: Partial<Services> = {},
): Promise<Services> {
  const database = await openDatabase(config);
  const clock = overrides.clock ?? systemClock;
  const ports = {
    config,
    db: database.db,
    dialect: database.dialect,
    clock,
    mailer: createMailer(config),
    webhookSender: createWebhookSender(config, clock),
    textToSpeech: createTextToSpeech(config, clock),
    speechToText: createSpeechToText(config, clock),
    languageModel: createLanguageModel(config, clock),
    ...overrides,
  };
  const outbox = overrides.outbox ?? createOutbox(ports);
  return {
    ...ports,
    outbox,
    close: async () => {
      await outbox.stop();
      await ports.textToSpeech.close();
      ports.mailer.close();
      await database.close();
    },
    ...overrides,
  };
}
