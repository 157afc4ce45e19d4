// What every screen sits in (spec 2): skip link, header, content, toast area.
import { type ReactNode, useEffect, useRef } from 'react';
import { useConfig } from '#web/api/config.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { ToastArea } from '#web/ui/toast.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Header } from './header.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import { useScreenName } from './use-screen-name.ts';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useConfig();
  useRouteFocus(main);
  useScreenName();
  // Dialogs answer to the first click, also when the connection is gone by then.
  useEffect(() => whenIdle(preloadDialog), []);
  return (
    <>
      <a className="btn btn--line skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main className="main" id="main" tabIndex={-1} ref={main}>
        <ConnectionNotice />
        {children}
      </main>
      <ToastArea />
    </>
  );
}
