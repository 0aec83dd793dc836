import type { ReactNode } from 'react'
import { GameFrame } from './game-frame'

type NoticeScreenProps = {
  title: string
  children: ReactNode
  actions: ReactNode
  onLeave: () => void
}

/** In place of a game that has not begun. */
export function NoticeScreen({ title, children, actions, onLeave }: NoticeScreenProps) {
  return (
    <GameFrame onClose={onLeave}>
      <div className="m-auto flex w-full max-w-form flex-col items-center py-8 text-center">
        <svg aria-hidden="true" viewBox="0 0 48 48" className="size-24">
          <use href="#tomato-red" />
        </svg>
        <h1 className="mt-4 text-h2 font-extrabold">{title}</h1>
        <div className="prose-ko mt-2 text-text-2">{children}</div>
        <div className="mt-6 flex w-full flex-col gap-2">{actions}</div>
      </div>
    </GameFrame>
  )
}
