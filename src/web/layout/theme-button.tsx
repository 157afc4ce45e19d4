// Steps through system, light and dark.
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { currentTheme, nextTheme, setTheme, subscribeToTheme } from '#web/lib/theme.ts';
import { Button } from '#web/ui/button.tsx';

const look = {
  system: { Icon: SunMoon, name: 'system' },
  light: { Icon: Sun, name: 'light' },
  dark: { Icon: Moon, name: 'dark' },
};

export function ThemeButton() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const { Icon, name } = look[theme];
  const label = `Theme: ${name}`;
  return (
    <Button
      variant="night"
      size="icon"
      className="btn--plain"
      icon={<Icon />}
      aria-label={label}
      title={label}
      onClick={() => setTheme(nextTheme(theme))}
    />
  );
}
