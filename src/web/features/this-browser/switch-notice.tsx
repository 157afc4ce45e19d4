// Said before a browser that owns assistants changes over to those of somebody else's link or code.
import { Notice } from '#web/ui/notice.tsx';
import { SaveCodeFirst } from './save-code-first.tsx';

export function SwitchNotice({ onSaveCode }: { onSaveCode?: () => void }) {
  return (
    <Notice tone="lamp" role="alert" title="This browser has assistants of its own">
      <p>
        It shows the others instead from then on; the two are never mixed. Those it has now stay
        with the other browsers that use them, and with their recovery code.
      </p>
      {onSaveCode && (
        <p className="notice__act">
          <SaveCodeFirst onSaveCode={onSaveCode} />
        </p>
      )}
    </Notice>
  );
}
