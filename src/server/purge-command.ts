// `npm run purge`: what the server does by itself once a day, now.
import { purge } from './features/purge/purge.service.ts';
import { runCommand } from './run-command.ts';

const nameOf = {
  emptyDrafts: 'empty drafts',
  conversations: 'test conversations',
  speechClips: 'spoken replies',
  sessions: 'browsers not seen for 400 days',
  resumeLinks: 'links to another computer',
  deployKeys: 'keys of deploy calls',
  deliveries: 'ended deliveries of deleted assistants',
  emptyOwners: 'owners without browser and data',
};

await runCommand(async (services) => {
  for (const [kind, count] of Object.entries(await purge(services))) {
    console.log(`${String(count).padStart(7)}  ${nameOf[kind as keyof typeof nameOf]}`); // its own keys
  }
});
