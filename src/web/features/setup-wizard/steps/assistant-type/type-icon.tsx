// Sun, moon and house: the sign of each assistant type.
import { House, type LucideProps, Moon, Sun } from 'lucide-react';
import type { SetupType } from '#shared/domain/setup-type.ts';

const icons = { receptionist: Sun, 'after-hours': Moon, both: House };

export function TypeIcon({ type, ...rest }: LucideProps & { type: SetupType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" {...rest} />;
}
