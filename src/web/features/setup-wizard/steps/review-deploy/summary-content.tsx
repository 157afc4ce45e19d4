// The summary's HTML, cleaned before it becomes part of the page. The cleaner loads with the first summary.
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

interface SummaryContentProps {
  html: string;
  ref: Ref<HTMLDivElement>;
}

export function SummaryContent({ html, ref }: SummaryContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []); // Set before effects run.

  useEffect(() => {
    let isCurrent = true;
    cleaned(html).then(
      (fragment) => {
        if (!isCurrent) return;
        box.current?.replaceChildren(fragment);
        setState('shown');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return (
    <>
      {state === 'loading' && (
        <Skeleton label="Loading the summary...">
          <Bone height={240} />
        </Skeleton>
      )}
      {state === 'failed' && (
        <Notice tone="bad">The content could not be shown. Please close and try again.</Notice>
      )}
      <section
        ref={box}
        className="mailbox"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Content"
        hidden={state !== 'shown'}
      />
    </>
  );
}

async function cleaned(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    // The page's policy forbids inline styles, and nothing is to be fetched or sent from here.
    FORBID_ATTR: ['style', 'class', 'id', 'src', 'action'],
    FORBID_TAGS: ['style', 'img', 'form', 'input', 'button'],
  });
}
