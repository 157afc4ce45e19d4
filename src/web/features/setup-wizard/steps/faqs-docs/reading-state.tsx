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
  return (
    <div className="reading" aria-live="polite">
      <State document={document} onShowText={onShowText} />
    </div>
  );
}

function State({ document, onShowText }: ReadingStateProps) {
  const { readingStatus, readingProblem, originalName } = document;
  switch (readingStatus) {
    case 'pending':
      return <span className="sub">Waiting to be read</span>;
    case 'reading':
      return (
        <span className="sub">
          <Spinner /> Reading...
        </span>
      );
    case 'failed':
      return <span className="sub sub--warn">{readingProblem}</span>;
    case 'ready':
      return (
        <>
          <span className="sub num">{readingSize(document)}</span>
          {readingProblem !== '' && <span className="sub sub--warn">{readingProblem}</span>}
          <LinkButton onClick={onShowText}>
            What was read<span className="sr"> in {originalName}</span>
          </LinkButton>
        </>
      );
  }
}
