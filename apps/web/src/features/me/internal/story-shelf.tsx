'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, readSoFar, routes } from '@doran/site/core'
import { useAct } from '@doran/site/session'
import { Button, Cover, LinkButton, buttonClass } from '@doran/ui'
import { STORIES_AT_ONCE, type MyStories } from './my-stories'

export type StoryShelfProps = {
  title: string
  /** The first page; null where it could not be read. */
  stories: MyStories | null
}

/** Stories read last, the newest first. */
export function StoryShelf({ title, stories }: StoryShelfProps) {
  const { items, hasMore, isLoading, showMore } = useMoreStories(stories)
  return (
    <section aria-labelledby="stories">
      <div className="flex min-h-11 items-center justify-between gap-4 px-1">
        <h2 id="stories" className="text-h3 font-extrabold">
          {title}
        </h2>
        {items.length > 0 && (
          <ZoneLink
            href={routes.myTales.path()}
            className="inline-flex min-h-11 items-center rounded-small px-1 text-sm font-semibold text-text-2 no-underline hover:text-text hover:underline"
          >
            모두 보기
          </ZoneLink>
        )}
      </div>
      {items.length === 0 ? (
        <NoStories couldRead={stories !== null} />
      ) : (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {items.map((story) => (
            <li key={story.id}>
              <StoryLink story={story} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button kind="secondary" className="mt-4" isBusy={isLoading} onClick={showMore}>
          더 보기
        </Button>
      )}
    </section>
  )
}

function NoStories({ couldRead }: { couldRead: boolean }) {
  return (
    <div className="corner-card mt-3 flex flex-wrap items-center justify-between gap-4 bg-surface-1 px-5 py-5">
      <p className="prose-ko text-text-2">
        {couldRead
          ? '아직 읽은 이야기가 없어요.'
          : '읽던 이야기를 불러오지 못했어요. 이야기는 그대로 있어요.'}
      </p>
      {couldRead ? (
        <ZoneLink href={routes.tales.path()} className={buttonClass({ kind: 'secondary' })}>
          이야기 둘러보기
        </ZoneLink>
      ) : (
        <LinkButton href="" kind="secondary">
          다시 시도
        </LinkButton>
      )}
    </div>
  )
}

function StoryLink({ story }: { story: StorySessionCard }) {
  const { id, title, theme, lastSentence } = story
  return (
    <ZoneLink
      href={routes.play.path({ id })}
      className="corner-mine flex h-full gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <div className="w-14 shrink-0">
        <Cover src={theme.cover.url} alt="" />
      </div>
      <div className="flex min-w-0 flex-col">
        <p className="truncate font-semibold">{title ?? theme.title}</p>
        <p className="prose-ko mt-0.5 line-clamp-2 text-sm text-text-2">{lastSentence}</p>
        <p className="mt-auto pt-1.5 text-sm text-text-3 tabular-nums">{standing(story)}</p>
      </div>
    </ZoneLink>
  )
}

function standing({ status, ending, turnCount }: StorySessionCard): string {
  if (status === 'ended') return ending ? `결말 ‘${ending.title}’` : '결말까지 읽었어요'
  if (status === 'locked') return '확인하는 동안 잠겨 있어요'
  return readSoFar(turnCount)
}

function useMoreStories(first: MyStories | null) {
  const api = useApi()
  const asking = useAct()
  const [later, setLater] = useState<readonly MyStories[]>([])
  const pages = first ? [first, ...later] : []
  const cursor = pages.at(-1)?.nextCursor ?? null

  async function showMore() {
    if (cursor === null) return
    const page = await api.call('GET /v1/tales/session/my', {
      query: { cursor, limit: STORIES_AT_ONCE },
    })
    setLater((shown) => [...shown, page])
  }

  return {
    items: withoutDoubles(pages.flatMap((page) => page.items)),
    hasMore: cursor !== null,
    isLoading: asking.isBusy,
    showMore: () => void asking.run(showMore, { canRepeat: true }),
  }
}

// The first page may be rendered anew, with a story at its head that a later page has shown.
function withoutDoubles(stories: readonly StorySessionCard[]): StorySessionCard[] {
  return stories.filter(({ id }, index) => stories.findIndex((one) => one.id === id) === index)
}
