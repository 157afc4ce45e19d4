// The sticky header of every screen: logo, product title, theme, this browser, Home (spec 2).
// index.html paints the same header before the program has loaded; change both together.
import { House } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { ThisBrowser } from '#web/features/this-browser/this-browser.tsx';
import { productName, subscribeToProductName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeButton } from './theme-button.tsx';

export function Header() {
  const product = useSyncExternalStore(subscribeToProductName, productName);
  return (
    <header className="top on-night">
      <div className="top__in">
        <Link className="brand" href={paths.dashboard}>
          <Logo />
          <span>{product}</span>
        </Link>
        <ThemeButton />
        <ThisBrowser />
        <ButtonLink variant="night" href={paths.dashboard} icon={<House />}>
          <span className="wide-only">Home</span>
        </ButtonLink>
      </div>
    </header>
  );
}
