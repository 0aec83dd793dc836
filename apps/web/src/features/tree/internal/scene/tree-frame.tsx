import type { ReactNode } from 'react'
import { routes, ZoneLink } from '@doran/site/core'
import { ImmersiveBar, type ImmersiveBarProps } from '@doran/ui'

export type TreeFrameProps = {
  title: string
  progress?: ImmersiveBarProps['progress']
  menu?: ReactNode
  children: ReactNode
}

/** The bar over a tree and the room below it. */
export function TreeFrame({ title, progress, menu, children }: TreeFrameProps) {
  return (
    <div className="flex min-h-dvh w-full flex-col bg-bg text-text">
      <ImmersiveBar
        title={title}
        closeHref={routes.tree.path()}
        closeLabel="나무에서 나가기"
        {...(progress && { progress })}
        menu={menu}
        renderLink={(link) => <ZoneLink {...link} />}
      />
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
    </div>
  )
}
