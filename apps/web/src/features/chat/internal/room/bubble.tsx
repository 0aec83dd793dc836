import type { ReactNode } from 'react'

type BubbleProps = { isMine: boolean; isFaint?: boolean; children: ReactNode }

/** What somebody wrote; one's own has its small corner at the other side. */
export function Bubble({ isMine, isFaint = false, children }: BubbleProps) {
  const look = isMine ? 'corner-mine bg-surface-3' : 'corner-card bg-surface-1'
  return (
    <p
      className={`${look} w-fit max-w-full px-4 py-2.5 break-keep whitespace-pre-wrap wrap-anywhere ${isFaint ? 'text-text-3' : 'text-text'}`}
    >
      {children}
    </p>
  )
}
