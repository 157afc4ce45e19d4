// Says plainly when a request is only stored: no mail and no webhook are set on this server.
import { useConfig } from '#web/api/config.ts';
import { Notice } from '#web/ui/notice.tsx';

export function NobodyNotified() {
  const config = useConfig().data;
  if (!config || config.isProviderNotified) return null;
  return (
    <Notice tone="lamp" title="Stored on this server, nobody was notified">
      This server has no mail and no webhook settings, so the provider does not know of the request
      yet. Ask whoever runs this server to add them.
    </Notice>
  );
}
