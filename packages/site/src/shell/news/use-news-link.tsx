'use client'

import { VisuallyHidden, type RenderLink } from '@doran/ui'
import { renderZoneLink } from '../../core/render-zone-link.js'
import { routes } from '../../core/routes.js'
import { NEWS_KINDS } from './seen-news.js'
import { useUnseenNews } from './use-unseen-news.js'

const PATHS = { changelog: routes.changelog.path(), notice: routes.notice.path() } as const

/** Marks links to news with a dot while there is some that this browser did not show; for `renderLink`. */
export function useNewsLink(): RenderLink {
  const unseen = useUnseenNews().split(' ')
  const marked = new Set<string>(
    NEWS_KINDS.filter((kind) => unseen.includes(kind)).map((kind) => PATHS[kind]),
  )
  return ({ children, ...props }) =>
    renderZoneLink({
      ...props,
      children: marked.has(props.href) ? (
        <>
          {children}
          <span aria-hidden="true" className="ml-1.5 size-2 shrink-0 rounded-pill bg-ember" />
          <VisuallyHidden>, 새로 올라온 글이 있어요</VisuallyHidden>
        </>
      ) : (
        children
      ),
    })
}
