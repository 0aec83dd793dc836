import type { ReactNode } from 'react'
import { ZoneLink } from '@doran/site/core'

type AttachedCardProps = {
  /** What kind of thing it is. */
  over: string
  title: string
  href: string
  line: string
  picture: { url: string; isTall?: boolean } | null
  actions?: ReactNode
  children?: ReactNode
}

/** Something attached, as wide as the text. */
export function AttachedCard(props: AttachedCardProps) {
  const { over, title, href, line, picture, actions, children } = props
  return (
    <article className="corner-card bg-surface-1 p-4 md:p-5">
      <div className="flex gap-4">
        {picture && (
          <img
            src={picture.url}
            alt=""
            width={picture.isTall ? 96 : 128}
            height={picture.isTall ? 128 : 96}
            loading="lazy"
            decoding="async"
            className={`corner-image h-24 w-24 shrink-0 bg-surface-2 object-cover object-[50%_30%] md:h-28 ${picture.isTall ? 'md:w-21' : 'md:w-36'}`}
          />
        )}
        <div className="min-w-0 grow">
          <p className="text-sm text-text-3">{over}</p>
          <h2 className="prose-ko font-extrabold [overflow-wrap:anywhere] md:text-story">
            <ZoneLink href={href} className="text-text no-underline hover:underline">
              {title}
            </ZoneLink>
          </h2>
          <p className="prose-ko mt-1 text-sm text-text-2">{line}</p>
        </div>
      </div>
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
      {children}
    </article>
  )
}
