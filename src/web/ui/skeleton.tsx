// Grey bones in the shape of what comes; the words are for screen readers and stay the specification's.
import type { CSSProperties, ReactNode } from 'react';

interface BoneProps {
  width?: CSSProperties['width'];
  /** Pixels. */
  height?: number;
  /** Pixels above it. */
  gap?: number;
}

export function Bone({ width = '100%', height = 16, gap = 0 }: BoneProps) {
  return <span className="bone" style={{ width, height, marginTop: gap }} aria-hidden="true" />;
}

interface SkeletonProps {
  /** Said instead of the bones, such as 'Loading submission summary...'. */
  label: string;
  /** Shows the label to everybody. */
  visibleLabel?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Skeleton({ label, visibleLabel = false, className, children }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <p className={visibleLabel ? 'mute' : 'sr'}>{label}</p>
      {children}
    </div>
  );
}
