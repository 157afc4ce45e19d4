// The more-menu of the assistant shown on the dashboard (spec 2) and the two dialogs it opens.
import { Ellipsis, Phone, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { previewPath, setupPath } from '#web/paths.ts';
import { Menu } from '#web/ui/menu.tsx';
import { ClearAllDialog } from './clear-all-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

interface AssistantMenuProps {
  assistant: ListedAssistant;
  assistants: readonly ListedAssistant[];
}

export function AssistantMenu({ assistant, assistants }: AssistantMenuProps) {
  const [, navigate] = useLocation();
  const [openDialog, setOpenDialog] = useState<'delete' | 'clear-all' | null>(null);
  // The list is read again, and may show another one, while the dialog still tells of its deletion.
  const [doomed, setDoomed] = useState(assistant);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpenDialog(null);
  };
  return (
    <>
      <Menu
        label={`More for ${assistant.companyName.trim() || unnamedAssistant}`}
        icon={<Ellipsis />}
        items={[
          {
            label: 'Preview',
            icon: <Phone />,
            onSelect: () => navigate(previewPath(assistant.id)),
          },
          {
            label: 'Settings',
            icon: <Settings />,
            onSelect: () => navigate(setupPath(assistant.id)),
          },
          'rule',
          {
            label: 'Delete',
            icon: <Trash2 />,
            tone: 'bad',
            onSelect: () => {
              setDoomed(assistant);
              setOpenDialog('delete');
            },
          },
          {
            label: 'Clear All Assistants',
            icon: <Trash2 />,
            tone: 'bad',
            onSelect: () => setOpenDialog('clear-all'),
          },
        ]}
      />
      <DeleteDialog assistant={doomed} open={openDialog === 'delete'} onOpenChange={onOpenChange} />
      <ClearAllDialog
        assistants={assistants}
        open={openDialog === 'clear-all'}
        onOpenChange={onOpenChange}
      />
    </>
  );
}
