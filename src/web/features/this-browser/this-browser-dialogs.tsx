// Every dialog of the menu 'Access' and of the links that open by themselves.
import { BrowsersDialog } from './browsers-dialog.tsx';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { EnterCodeDialog } from './enter-code-dialog.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { NeedsRecoveryDialog } from './needs-recovery-dialog.tsx';
import { RecoveryCodeDialog } from './recovery-code-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import type { AddressSecret } from './secret-in-address.ts';

export type DialogName = 'recovery-code' | 'link' | 'browsers' | 'enter-code' | 'forget';

interface ThisBrowserDialogsProps {
  open: DialogName | undefined;
  onOpen: (dialog: DialogName | undefined) => void;
  secret: AddressSecret | undefined;
  onSecretDone: () => void;
  needsRecovery: boolean;
}

export function ThisBrowserDialogs(props: ThisBrowserDialogsProps) {
  const { open, onOpen, secret, onSecretDone, needsRecovery } = props;
  const onClose = () => onOpen(undefined);
  const onSaveCode = () => onOpen('recovery-code');
  const isResuming = secret?.kind === 'resume';
  return (
    <>
      <LinkDialog isOpen={open === 'link'} onClose={onClose} />
      <BrowsersDialog isOpen={open === 'browsers'} onClose={onClose} />
      <EnterCodeDialog isOpen={open === 'enter-code'} onClose={onClose} onSaveCode={onSaveCode} />
      <ForgetDialog isOpen={open === 'forget'} onClose={onClose} onSaveCode={onSaveCode} />
      <NeedsRecoveryDialog isOpen={needsRecovery && !isResuming} />
      {isResuming && (
        <ResumeDialog secret={secret.secret} onClose={onSecretDone} onSaveCode={onSaveCode} />
      )}
      {secret?.kind === 'confirm-email' && (
        <ConfirmEmailDialog token={secret.secret} onClose={onSecretDone} />
      )}
      {/* Last, so that it lies above a dialog that offers to save a code first. */}
      <RecoveryCodeDialog isOpen={open === 'recovery-code'} onClose={onClose} />
    </>
  );
}
