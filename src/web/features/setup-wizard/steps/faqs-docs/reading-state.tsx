// Under a document's name: whether the assistant knows it yet, and why not.
import type { KnowledgeDocument } from '#web/api/documents.ts';
import { LinkButton } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { readingSize } from './reading-size.ts';

interface ReadingStateProps {
  document: KnowledgeDocument;
  onShowText: () => void;
}

export function ReadingState({ document, onShowText }: ReadingStateProps) {
  const { readingStatus, readingProblem, originalName } = document;
  switch (readingStatus) {
    case 'pending':
      return <span>Waiting to be read</span>;
    case 'reading':
      return (
        <span>
          <Spinner /> Reading...
        </span>
      );
    case 'failed':
      return <span className="doc-facts__problem sub--warn">{readingProblem}</span>;
    case 'ready':
      return (
        <>
          <span className="num">{readingSize(document)}</span>
          <span>
            <LinkButton onClick={onShowText}>
              Preview text<span className="sr"> in {originalName}</span>
            </LinkButton>
          </span>
          {readingProblem !== '' && (
            <span className="doc-facts__problem sub--warn">{readingProblem}</span>
          )}
        </>
      );
  }
}
