// A card in place of the wizard: the set-up could not start, or there is no such assistant.
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

interface SetupNoticeProps {
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
}

export function SetupNotice({ title, children, actions }: SetupNoticeProps) {
  useDocumentTitle(title);
  return (
    <div className="lost">
      <section className="card" role="alert">
        <div className="card__in">
          <h1>{title}</h1>
          <p className="mute">{children}</p>
          <div className="wiz__acts">{actions}</div>
        </div>
      </section>
    </div>
  );
}
