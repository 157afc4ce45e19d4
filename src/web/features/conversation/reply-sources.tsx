// Where a reply comes from: one chip per source, which opens the words that it rests on.
import { Building2, ChevronDown, CircleQuestionMark, FileText, ScrollText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ReplySource } from '#web/api/conversation.ts';

export function ReplySources({ sources }: { sources: readonly ReplySource[] }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const quoteId = useId();
  if (sources.length === 0) return null;
  const open = openIndex === null ? undefined : sources[openIndex];
  return (
    <div className="srcs">
      <span className="sr">Source:</span>
      {sources.map(({ kind, title }, index) => (
        <button
          key={`${kind} ${title}`}
          type="button"
          className="src"
          aria-expanded={index === openIndex}
          aria-controls={quoteId}
          onClick={() => setOpenIndex(index === openIndex ? null : index)}
        >
          {icons[kind]}
          <span className="src__text">
            <span className={kind === 'faq' ? undefined : 'sr'}>{kindWords[kind]}: </span>
            {title}
          </span>
          <ChevronDown className="src__open" />
        </button>
      ))}
      <div id={quoteId} className="src__quote" hidden={!open}>
        {open && <blockquote>{open.quote}</blockquote>}
      </div>
    </div>
  );
}

const icons: Record<ReplySource['kind'], ReactNode> = {
  faq: <CircleQuestionMark />,
  script: <ScrollText />,
  document: <FileText />,
  setting: <Building2 />,
};

const kindWords: Record<ReplySource['kind'], string> = {
  faq: 'FAQ',
  script: 'Script',
  document: 'Document',
  setting: 'Setting',
};
