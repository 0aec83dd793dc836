import type { ReactNode } from 'react'
import { ZoneLink } from '@doran/site/core'
import type { LibraryView } from './use-library-view'

type EntryProps = {
  /** Unique in its list. */
  id: string
  view: LibraryView
  /** A picture, or what stands for one: decoration. */
  media: ReactNode
  /** Above the title. */
  over: string
  title: string
  /** Null where it leads nowhere. */
  href: string | null
  menu?: ReactNode
  children?: ReactNode
}

const TITLE = 'prose-ko font-extrabold text-text'

/** One thing of the library, as a tile or as a row; the whole of it leads on. */
export function Entry({ id, view, media, over, title, href, menu, children }: EntryProps) {
  const isRow = view === 'list'
  return (
    <li
      data-entry={id}
      className={
        isRow
          ? 'group relative corner-card flex items-center gap-4 bg-surface-1 p-3 transition-colors duration-(--motion-state) hover:bg-surface-2'
          : 'group relative min-w-0'
      }
    >
      <div className={isRow ? 'w-20 shrink-0 sm:w-24' : ''}>{media}</div>
      <div className={`flex min-w-0 items-start gap-1 ${isRow ? 'grow' : 'mt-2.5'}`}>
        <div className="min-w-0 grow">
          <p className="prose-ko text-sm text-text-3">{over}</p>
          <h3 className="mt-0.5">
            {href === null ? (
              <span className={`${TITLE} text-text-2`}>{title}</span>
            ) : (
              <ZoneLink
                href={href}
                className={`${TITLE} no-underline group-hover:underline after:absolute after:inset-0 after:content-['']`}
              >
                {title}
              </ZoneLink>
            )}
          </h3>
          {children}
        </div>
        {menu && <div className="relative z-10 -mt-2.5 -mr-2 shrink-0">{menu}</div>}
      </div>
    </li>
  )
}
