import type { ReactNode } from 'react'
import { ImmersiveBar } from '@doran/ui'

type FieldFrameProps = {
  onClose: () => void
  menu?: ReactNode
  title: string
  hud: ReactNode
  field: ReactNode
  children: ReactNode
}

/** A game while it is played. On a phone that lies on its side the field takes the whole height, the rest stands beside. */
export function FieldFrame({ onClose, menu, title, hud, field, children }: FieldFrameProps) {
  return (
    <div className="flex min-h-dvh w-full flex-col bg-bg text-text short:landscape:grid short:landscape:grid-cols-[minmax(0,1fr)_auto] short:landscape:grid-rows-[auto_auto_1fr]">
      <div className="contents short:landscape:col-start-1 short:landscape:row-start-1 short:landscape:block">
        <ImmersiveBar
          title="토마토 밭"
          onClose={onClose}
          closeLabel="밭에서 나가기"
          {...(menu !== undefined && { menu })}
        />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="page flex grow flex-col short:landscape:col-span-2 short:landscape:col-start-1 short:landscape:row-span-3 short:landscape:row-start-1 short:landscape:grid short:landscape:grid-cols-subgrid short:landscape:grid-rows-subgrid"
      >
        <h1 className="sr-only">{title}</h1>
        <div className="short:landscape:col-start-1 short:landscape:row-start-2">{hud}</div>
        <div className="relative pb-4 short:landscape:col-start-2 short:landscape:row-span-3 short:landscape:row-start-1 short:landscape:py-2 short:landscape:pl-3">
          {field}
        </div>
        <div className="short:landscape:col-start-1 short:landscape:row-start-3">{children}</div>
      </main>
    </div>
  )
}
