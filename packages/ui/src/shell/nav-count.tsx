import { joinClasses } from '../internal/join-classes.js'
import type { NavItem } from '../link/nav-link.js'

const MOST = 99

export type NavCountProps = Pick<NavItem, 'waiting'> & { className?: string }

/** Right after a link's label: how much waits there, drawn and in words. Draws nothing where that is nothing. */
export function NavCount({ waiting, className }: NavCountProps) {
  if (!waiting || waiting.count < 1) return null
  const { count, label } = waiting
  return (
    <>
      <span className="sr-only">{`, ${label} ${count > MOST ? `${MOST}개 이상` : `${count}개`}`}</span>
      <span
        aria-hidden="true"
        className={joinClasses(
          'inline-grid h-5 min-w-5 place-items-center rounded-pill bg-ember px-1 text-xs font-semibold text-on-ember tabular-nums',
          className,
        )}
      >
        {count > MOST ? `${MOST}+` : count}
      </span>
    </>
  )
}
