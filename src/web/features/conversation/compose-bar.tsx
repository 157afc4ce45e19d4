// Where the caller's words are typed: Enter sends, Shift+Enter breaks the line (spec 2, 5).
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';

/** As the contract of a turn has it. */
export const maxUtteranceLength = 2000;

interface ComposeBarProps {
  text: string;
  onTextChange: (text: string) => void;
  /** @returns whether it was sent; then the field is emptied */
  onSend: (text: string) => boolean;
  /** A reply is on its way: the next message can be typed but not sent. */
  isWaiting: boolean;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Between the field and the send button. */
  children?: ReactNode;
}

export function ComposeBar(props: ComposeBarProps) {
  const { text, onTextChange, onSend, isWaiting, fieldRef, children } = props;
  const fieldId = useId();
  const canSend = text.trim() !== '' && !isWaiting;

  function send() {
    if (canSend && onSend(text)) onTextChange('');
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a word in an input method is none.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="sr" htmlFor={fieldId}>
        Your message as the caller
      </label>
      <TextArea
        id={fieldId}
        ref={fieldRef}
        rows={1}
        maxLength={maxUtteranceLength}
        placeholder="Say something as the caller"
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <button
        type="submit"
        className="btn btn--main btn--icon compose__send"
        aria-label="Send message"
        aria-disabled={!canSend || undefined}
      >
        <SendHorizontal />
      </button>
    </form>
  );
}
