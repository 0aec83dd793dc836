import { joinClasses } from '../internal/join-classes.js'

export type EmberDotsProps = {
  /** Said to screen readers; without it the dots are decoration. */
  label?: string
  tone?: 'ember' | 'inherit'
  className?: string
}

// Delays are classes: a strict content policy refuses style attributes in server HTML.
const dotClass = 'ember-dot size-1.5 rounded-pill bg-current'

export function EmberDots({ label, tone = 'ember', className }: EmberDotsProps) {
  const dots = (
    <span
      aria-hidden="true"
      className={joinClasses('flex h-4 w-fit items-center gap-1', tone === 'ember' && 'text-ember')}
    >
      <span className={dotClass} />
      <span className={`${dotClass} [animation-delay:160ms]`} />
      <span className={`${dotClass} [animation-delay:320ms]`} />
    </span>
  )
  return (
    <span
      {...(label ? { role: 'status' } : {})}
      className={joinClasses('block h-4 w-fit', className)}
    >
      {dots}
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
