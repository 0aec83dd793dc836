'use client'

import { useApi } from '@doran/api-client/react'
import type { SharedStory, SharedTurn } from '@doran/contract'
import { routes, sceneName } from '@doran/site/core'
import { PagedList, createListHook } from '@doran/site/session'
import { sentLine } from '@doran/story-engine/path'
import { NarratorLabel, RenderedProse } from '@doran/story-reader'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import type { SharedScenes as Scenes } from '../read-shared'

const useScenes = createListHook<SharedTurn>({
  idOf: ({ index }) => String(index),
  placeOf: ({ index }) => String(index).padStart(8, '0'),
})

type SharedScenesProps = { shared: SharedStory; first: Scenes; isWhole: boolean }

/** The scenes as prose, a page at a time. */
export function SharedScenes({ shared, first, isWhole }: SharedScenesProps) {
  const { code, personaName } = shared
  const api = useApi()
  const name = `shared ${code}${isWhole ? '' : ` from ${first.items[0]?.index}`}`
  const read = (cursor: string) =>
    api.call('GET /v1/tales/share/{code}/turn', { params: { code }, query: { cursor } })
  const list = useScenes({ name, first, sort: 'old', read })
  const href = routes.sharedStory.path({ code })
  return (
    <>
      {!isWhole && (
        <p className="mb-8">
          <LinkButton kind="secondary" href={href} renderLink={renderLink}>
            처음부터 보기
          </LinkButton>
        </p>
      )}
      <PagedList
        label="공유한 장면"
        box={list.focus.box}
        empty={null}
        isEmpty={list.items.length === 0}
        href={href}
        nextCursor={list.nextCursor}
        isLoading={list.isLoading}
        problem={list.problem}
        onMore={() => void list.loadMore()}
      >
        <ol className="flex flex-col gap-[2em] text-story">
          {list.items.map((turn) => (
            <SharedScene key={turn.index} turn={turn} reader={personaName ?? '읽은 사람'} />
          ))}
        </ol>
      </PagedList>
    </>
  )
}

/** `reader`: what whoever read it is called. */
function SharedScene({ turn, reader }: { turn: SharedTurn; reader: string }) {
  const { index, input, output, isEdited } = turn
  const line = sentLine(input)
  return (
    <li
      data-entry={index}
      tabIndex={-1}
      aria-label={sceneName(index)}
      className="prose-ko flex flex-col gap-[1.4em] outline-none"
    >
      {line !== null && (
        <p className="corner-mine ml-auto w-fit max-w-[86%] bg-surface-2 px-4 py-2.5 text-text">
          <span className="sr-only">{reader}: </span>
          {line}
        </p>
      )}
      <RenderedProse text={output} />
      <div className="flex flex-wrap gap-x-3 font-sans text-sm text-text-3 empty:hidden">
        <NarratorLabel turn={turn} />
        {isEdited && <p>고친 글</p>}
      </div>
    </li>
  )
}
