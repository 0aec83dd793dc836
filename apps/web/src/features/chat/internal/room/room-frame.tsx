import type { ReactNode, RefObject } from 'react'
import { reserveFootRoom } from './foot-room'

type RoomFrameProps = {
  ref?: RefObject<HTMLDivElement | null>
  bar: ReactNode
  /** Stays at the window's end. */
  foot?: ReactNode
  children: ReactNode
}

/** A room fills the window: its bar, the messages upwards from the end, and the box. */
export function RoomFrame({ ref, bar, foot, children }: RoomFrameProps) {
  return (
    <div ref={ref} className="flex min-h-dvh flex-col bg-bg text-text">
      {bar}
      <main
        id="main"
        tabIndex={-1}
        className="page flex max-w-[808px] grow flex-col [overflow-anchor:none]"
      >
        {children}
      </main>
      {foot && (
        <div
          ref={reserveFootRoom}
          className="safe-bottom sticky bottom-0 z-30 border-t border-line bg-bg"
        >
          {foot}
        </div>
      )}
    </div>
  )
}
