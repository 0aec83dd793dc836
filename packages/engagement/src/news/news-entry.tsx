'use client'

import { formatDay, ZoneLink } from '@doran/site/core'
import { RichTextView } from '@doran/rich-text'
import { Badge, buttonClass } from '@doran/ui'
import { NewsReactions, type NewsReactionsProps } from './news-reactions.js'
import { NEWS_AREAS, NEWS_TAGS } from './news-words.js'

export type NewsEntryProps = NewsReactionsProps & {
  /** Of its title, as it fits the page's outline. */
  level: 1 | 3
  /** The address of this item alone; without it the title is no link. */
  href?: string
  /** When the page was asked for, so that server and browser write the same day. */
  now: string
}

const TONES = { new: 'ember', better: 'info', fixed: 'success' } as const

/** An item of news, whole. */
export function NewsEntry({ item, level, href, now, onChange }: NewsEntryProps) {
  const { id, kind, tag, area, title, link, thanks, editedAt } = item
  const Heading = `h${level}` as const
  const dayOf = (moment: string) => formatDay(new Date(moment), new Date(now))
  return (
    <article id={`n-${id}`} data-entry={id} className="min-w-0 scroll-mt-24">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-3">
        {item.isPinned && <Badge tone="ember">고정</Badge>}
        {tag && <Badge tone={TONES[tag]}>{NEWS_TAGS[tag]}</Badge>}
        {area && <Badge>{NEWS_AREAS[area]}</Badge>}
        <time dateTime={item.publishedAt}>{dayOf(item.publishedAt)}</time>
        {editedAt && <span>· {dayOf(editedAt)}에 고쳤어요</span>}
      </p>
      <Heading
        className={`mt-2 font-extrabold text-balance ${level === 1 ? 'text-h2 md:text-h1' : 'text-h3'}`}
      >
        {href === undefined ? (
          title
        ) : (
          <a href={href} className="underline-offset-4 hover:underline">
            {title}
          </a>
        )}
      </Heading>
      <div className="mt-3">
        <RichTextView
          body={item.body}
          headingLevel={level === 1 ? 2 : 4}
          pictureUrl={(key) => key}
        />
      </div>
      {thanks && <p className="prose-ko mt-3 text-sm text-text-2">{thanks} 님이 알려 주셨어요.</p>}
      {link && (
        <p className="mt-4">
          <ZoneLink href={link} className={buttonClass({ kind: 'secondary' })}>
            {kind === 'notice' ? '자세히 보기' : '직접 해 보기'}
          </ZoneLink>
        </p>
      )}
      <div className="mt-5">
        <NewsReactions item={item} onChange={onChange} />
      </div>
    </article>
  )
}
