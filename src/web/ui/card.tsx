// Cards with an optional head: icon tile, title, description.
import clsx from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'li' | 'article';
  /** A deeper shadow, for the card that holds the main matter. */
  lift?: boolean;
  /** False: the children bring their own padding (accordions, lists). */
  padded?: boolean;
  footer?: ReactNode;
}

export function Card(props: CardProps) {
  const { as: Tag = 'section', lift, padded = true, footer, className, children, ...rest } = props;
  return (
    <Tag {...rest} className={clsx('card', lift && 'card--lift', className)}>
      {padded ? <div className="card__in">{children}</div> : children}
      {footer !== undefined && <div className="card__foot">{footer}</div>}
    </Tag>
  );
}

interface CardHeaderProps {
  title: ReactNode;
  icon?: ReactNode;
  description?: ReactNode;
  /** Level of the heading in the page's order. */
  level?: 1 | 2 | 3;
  /** Id of the heading, for `aria-labelledby` of the card. */
  id?: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
}

export function CardHeader({ title, icon, description, level = 2, id, aside }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card__head">
      {icon !== undefined && <Tile>{icon}</Tile>}
      <div>
        <Heading id={id}>{title}</Heading>
        {description !== undefined && <p>{description}</p>}
      </div>
      {aside}
    </div>
  );
}

/** The rounded square that holds an icon. */
export function Tile({ tone, children }: { tone?: 'lamp' | 'bad'; children: ReactNode }) {
  return (
    <span className={clsx('tile', tone && `tile--${tone}`)} aria-hidden="true">
      {children}
    </span>
  );
}
