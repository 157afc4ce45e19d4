// 'Where should we write when your number is ready?' An address counts once a mail to it was confirmed.
import { Bell } from 'lucide-react';
import { useConfig } from '#web/api/config.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { useNotifyEmail } from './use-notify-email.ts';

export const notifyEmailId = 'notify-email';

export function NotifyEmailCard({ email }: { email: ReturnType<typeof useNotifyEmail> }) {
  const canMail = useConfig().data?.isMailSent ?? false;
  return (
    <Card className="review">
      <CardHeader icon={<Bell />} title="Where should we write when your number is ready?" />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void email.onSave();
        }}
      >
        <Field
          id={notifyEmailId}
          label="E-mail address"
          optional
          error={email.error}
          hint={
            canMail
              ? "We'll email you a link to confirm first."
              : 'This server sends no e-mail yet: the address is kept, and nobody writes to it.'
          }
        >
          {(control) => (
            <div className="with-button">
              <TextInput
                {...control}
                type="email"
                autoComplete="email"
                inputMode="email"
                value={email.value}
                onChange={({ target }) => email.onChange(target.value)}
              />
              <Button
                type="submit"
                variant="line"
                busy={email.isSaving}
                busyLabel="Saving..."
                disabled={!email.isChanged}
              >
                Save address
              </Button>
            </div>
          )}
        </Field>
      </form>
      <AddressState email={email} />
    </Card>
  );
}

function AddressState({ email }: { email: ReturnType<typeof useNotifyEmail> }) {
  const canMail = useConfig().data?.isMailSent ?? true;
  if (email.saved === '' || email.isChanged) return null;
  if (email.isConfirmed) {
    return (
      <Notice tone="ok" role="status">
        {email.saved} is confirmed. We'll email you when your number is ready.
      </Notice>
    );
  }
  return canMail ? (
    <Notice tone="info" role="status" title="Please check your inbox">
      We sent an e-mail to {email.saved}. Click the button in it to confirm the address.
    </Notice>
  ) : (
    <Notice tone="lamp" role="status" title="No e-mail was sent">
      This server cannot send e-mail, so {email.saved} is kept but cannot be confirmed yet.
    </Notice>
  );
}
