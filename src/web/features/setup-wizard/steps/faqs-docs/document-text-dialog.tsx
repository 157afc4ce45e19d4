// 'What was read': the text that the assistant has of a document, with its headings and pages.
import { Fragment } from 'react';
import { type DocumentText, type KnowledgeDocument, useDocumentText } from '#web/api/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { readingSize } from './reading-size.ts';

interface DocumentTextDialogProps {
  /** null closes the dialog. */
  document: KnowledgeDocument | null;
  onClose: () => void;
}

export function DocumentTextDialog({ document, onClose }: DocumentTextDialogProps) {
  const text = useDocumentText(document?.id);
  return (
    <Dialog
      open={document !== null}
      onOpenChange={onClose}
      size="wide"
      title="Preview text"
      description={document && `${document.originalName} · ${readingSize(document)}`}
      footer={
        <Button variant="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      {text.isPending && (
        <Skeleton label="Loading the text...">
          <Bone height={240} />
        </Skeleton>
      )}
      {text.isError && (
        <Notice tone="bad" title="The text could not be loaded.">
          <Button variant="line" onClick={() => text.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {text.data && <Passages {...text.data} />}
    </Dialog>
  );
}

function Passages({ passages, passageCount, readingProblem }: DocumentText) {
  if (passages.length === 0) {
    return <Notice tone="lamp">{readingProblem || 'This document is being read again.'}</Notice>;
  }
  const further = passageCount - passages.length;
  return (
    <>
      <p className="mute">
        The assistant answers callers from this text. If something is missing or garbled here, it
        does not know it: add it as an FAQ.
      </p>
      <section
        className="mailbox doc-text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Text of the document"
      >
        {passages.map(({ heading, page, text }, index) => {
          const before = passages[index - 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Fragment key={index}>
              {page !== null && page !== before?.page && (
                <p className="doc-text__page">Page {page}</p>
              )}
              {heading !== '' && heading !== before?.heading && <h3>{heading}</h3>}
              <p className="doc-text__passage">{text}</p>
            </Fragment>
          );
        })}
        {further > 0 && (
          <p className="doc-text__page">
            And {further.toLocaleString('en-US')} more {further === 1 ? 'passage' : 'passages'},
            which the assistant knows as well.
          </p>
        )}
      </section>
    </>
  );
}
