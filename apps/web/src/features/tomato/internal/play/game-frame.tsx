import type { ReactNode } from 'react'
import { ImmersiveBar } from '@doran/ui'

type GameFrameProps = { onClose: () => void; menu?: ReactNode; children: ReactNode }

/** The bar of the player and the room below it. */
export function GameFrame({ onClose, menu, children }: GameFrameProps) {
  return (
    <div className="flex min-h-dvh w-full flex-col bg-bg text-text">
      <ImmersiveBar
        title="토마토 밭"
        onClose={onClose}
        closeLabel="밭에서 나가기"
        {...(menu !== undefined && { menu })}
      />
      <main id="main" tabIndex={-1} className="page flex grow flex-col">
        {children}
      </main>
    </div>
  )
}
