// What stands where a list is empty: drawing, title, line, action.
import type { ReactNode } from 'react';
import { HouseDrawing } from './house-drawing.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The lamp of the drawing. */
  isLit?: boolean;
  level?: 2 | 3;
}

export function EmptyState({ title, children, action, isLit = true, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <HouseDrawing isLit={isLit} />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div className="empty__act">{action}</div>}
    </div>
  );
}
