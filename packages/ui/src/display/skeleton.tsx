import { joinClasses } from '../internal/join-classes.js'

export type SkeletonProps = { className?: string; shape?: 'line' | 'card' | 'image' }

const shapes = {
  line: 'h-4 rounded-small',
  card: 'corner-card',
  image: 'corner-image aspect-3/4',
}

/** Give it the final geometry by `className`. It stays unseen for the first 150 ms. */
export function Skeleton({ className, shape = 'line' }: SkeletonProps) {
  return <div aria-hidden="true" className={joinClasses('skeleton', shapes[shape], className)} />
}
