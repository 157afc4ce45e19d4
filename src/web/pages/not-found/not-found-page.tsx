// Any address that is no screen (spec 2).
import { CircleAlert } from 'lucide-react';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tile } from '#web/ui/card.tsx';
import { HouseDrawing } from '#web/ui/house-drawing.tsx';

export function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <div className="lost">
      <section className="card card--lift">
        <div className="card__in">
          <Tile tone="bad">
            <CircleAlert />
          </Tile>
          <h1>404 Page Not Found</h1>
          <p className="mute">Did you forget to add the page to the router?</p>
          <div className="row">
            <ButtonLink href={paths.dashboard}>Go to the dashboard</ButtonLink>
          </div>
        </div>
        <div className="lost__art">
          <HouseDrawing width={200} />
        </div>
      </section>
    </div>
  );
}
