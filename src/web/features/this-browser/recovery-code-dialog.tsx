// Makes a recovery code and lets it be copied, saved as a text file or printed.
import { Copy, Download, Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCreateRecoveryCode } from '#web/api/browsers.ts';
import { failureText } from '#web/api/client.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { productName, subscribeToProductName } from '#web/lib/product-name.ts';
import { saveBlob } from '#web/lib/save-blob.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { recoverySheet } from './recovery-sheet.ts';

interface RecoveryCodeDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function RecoveryCodeDialog({ isOpen, onClose }: RecoveryCodeDialogProps) {
  const { mutate, data, isPending, error, reset } = useCreateRecoveryCode();
  const code = data?.recoveryCode;
  const close = () => {
    onClose();
    reset();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={code === undefined ? 'Save a recovery code' : 'Your recovery code'}
      description={
        code === undefined
          ? 'If this browser loses its cookies or the device breaks, the code opens your assistants again.'
          : 'Keep it where you keep passwords. Whoever has it can open and change your assistants.'
      }
      locked={isPending}
      footer={
        code === undefined ? (
          <>
            <Button variant="line" onClick={close} disabled={isPending}>
              Cancel
            </Button>
            <Button busy={isPending} busyLabel="Making a code..." onClick={() => mutate()}>
              Make a recovery code
            </Button>
          </>
        ) : (
          <Button onClick={close}>I have saved it</Button>
        )
      }
    >
      {code === undefined ? (
        <div className="stack">
          <p>A code that you saved before stops working as soon as a new one is made.</p>
          {error && <Notice tone="bad" role="alert" title={failureText(error)} />}
        </div>
      ) : (
        <Code code={code} />
      )}
    </Dialog>
  );
}

function Code({ code }: { code: string }) {
  const product = useSyncExternalStore(subscribeToProductName, productName);
  const onCopy = async () =>
    showToast((await copyText(code)) ? messages.copied : messages.notCopied);
  const onDownload = () => {
    const sheet = recoverySheet(code, product, window.location.origin, new Date());
    saveBlob(new Blob([sheet], { type: 'text/plain' }), 'recovery-code.txt');
  };
  return (
    <div className="stack">
      <output className="code" aria-label="Recovery code">
        {code}
      </output>
      <p className="small mute">
        To use it, open {window.location.origin} in any browser and choose ‘This browser’, then
        ‘Enter a recovery code’.
      </p>
      <div className="row">
        <Button variant="line" icon={<Copy />} onClick={onCopy}>
          Copy
        </Button>
        <Button variant="line" icon={<Download />} onClick={onDownload}>
          Download as text
        </Button>
        <Button variant="line" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
