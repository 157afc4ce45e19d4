// A page that cannot be loaded or drawn shows a card with a way on, never a white screen.
import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, Tile } from '#web/ui/card.tsx';

interface ErrorBoundaryProps {
  /** A change of it, such as another address, tries again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  resetKey: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Unknown error') };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorCard error={error} />;
  }
}

/** How browsers word a program file that could not be fetched, for instance after an update of the server. */
const chunkFailure = /dynamically imported module|module script failed|preload/i;

function ErrorCard({ error }: { error: unknown }) {
  const isChunk = error instanceof Error && chunkFailure.test(error.message);
  return (
    <div className="lost" role="alert">
      <Card lift>
        <Tile tone="bad">
          <CircleAlert />
        </Tile>
        <h1>{isChunk ? 'This page could not be loaded' : 'Something went wrong on this page'}</h1>
        <p className="mute">
          {isChunk
            ? 'The server may be out of reach, or it was updated a moment ago. Reload to get the present version. What you typed is kept.'
            : 'This is a fault of the program, not of yours. Reload to try again. What you typed is kept.'}
        </p>
        <div className="row">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <ButtonLink variant="line" href={paths.dashboard} native>
            Go to the dashboard
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
