import type { ReactNode, RefObject } from 'react'

export type TreePanelProps = { panel?: RefObject<HTMLDivElement | null>; children: ReactNode }

/** What is said and done below a tree. */
export function TreePanel({ panel, children }: TreePanelProps) {
  return (
    <div ref={panel} tabIndex={-1} className="page safe-bottom w-full outline-none">
      <div className="pt-4 pb-5">{children}</div>
    </div>
  )
}
