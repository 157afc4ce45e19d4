// The header menu 'Access': how the same assistants are opened elsewhere, and found again.
import { KeyRound, LaptopMinimal, List, LogOut, MonitorSmartphone, Save } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDevice } from '#web/api/device.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { DialogName } from './this-browser-dialogs.tsx';
import { useAddressSecret } from './use-address-secret.ts';

export function ThisBrowser() {
  const [dialog, setDialog] = useState<DialogName>();
  const { secret, forgetSecret } = useAddressSecret();
  const needsRecovery = useDevice().data?.needsRecovery ?? false;
  // Once loaded it stays, so that a closing dialog can give the focus back.
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && (dialog || secret || needsRecovery)) setIsWanted(true);
  return (
    <>
      <Menu
        label="Access"
        isLabelShown
        variant="night"
        icon={<MonitorSmartphone />}
        title="No login is needed: this browser itself is the key to your assistants."
        items={[
          {
            label: 'Save a recovery code',
            icon: <Save />,
            onSelect: () => setDialog('recovery-code'),
          },
          {
            label: 'Use on another device',
            icon: <LaptopMinimal />,
            onSelect: () => setDialog('link'),
          },
          {
            label: 'Browsers in use',
            icon: <List />,
            onSelect: () => setDialog('browsers'),
          },
          {
            label: 'Enter a recovery code',
            icon: <KeyRound />,
            onSelect: () => setDialog('enter-code'),
          },
          'rule',
          {
            label: 'Forget this browser',
            icon: <LogOut />,
            tone: 'bad',
            onSelect: () => setDialog('forget'),
          },
        ]}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <ThisBrowserDialogs
            open={dialog}
            onOpen={setDialog}
            secret={secret}
            onSecretDone={forgetSecret}
            needsRecovery={needsRecovery}
          />
        </Suspense>
      )}
    </>
  );
}

const ThisBrowserDialogs = lazyPart(() =>
  import('./this-browser-dialogs.tsx').then((module) => module.ThisBrowserDialogs),
);
