// Makes a link that opens the same assistants on another computer: once, within ten minutes.
import { Copy } from 'lucide-react';
import { useCreateLink } from '#web/api/browsers.ts';
import { failureText } from '#web/api/client.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface LinkDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function LinkDialog({ isOpen, onClose }: LinkDialogProps) {
  const { mutate, data, isPending, error, reset } = useCreateLink();
  const close = () => {
    onClose();
    reset();
  };
  const onCopy = async () => {
    if (data) showToast((await copyText(data.url)) ? messages.copied : messages.notCopied);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title="Use on another device"
      description="A link opens the same assistants in another browser. It works once and for ten minutes."
      locked={isPending}
      footer={
        <>
          <Button variant="line" onClick={close} disabled={isPending}>
            Close
          </Button>
          {data ? (
            <Button icon={<Copy />} onClick={onCopy}>
              Copy link
            </Button>
          ) : (
            <Button busy={isPending} busyLabel="Making a link..." onClick={() => mutate()}>
              Make a link
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Field
          label="Link"
          hint={`Good until ${new Date(data.expiresAt).toLocaleTimeString([], { timeStyle: 'short' })}. Send it to yourself only: whoever opens it first gets in.`}
        >
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={data.url}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      ) : (
        error && <Notice tone="bad" role="alert" title={failureText(error)} />
      )}
    </Dialog>
  );
}
