'use client'

import { useEffect, useRef } from 'react'
import type { QueryOf } from '@doran/contract'
import { MoreLink } from '@doran/site/core'
import { announce } from '@doran/ui'
import { GameTile } from '../../game-tile'
import type { FoundGames } from './find-games'
import { GameGrid } from '../game-grid'
import { useMoreGames } from './use-more-games'

type GameListProps = {
  first: FoundGames
  query: QueryOf<'GET /v1/game'>
  /** The address of this list, to which the place of the next page is added. */
  href: string
  /** What stands above already. */
  leftOut?: string | undefined
}

/** Games page by page: without scripts by a link, else below those that stand there. */
export function GameList({ first, query, href, leftOut }: GameListProps) {
  const { items, nextCursor, isLoading, problem, loadMore } = useMoreGames(first, query)
  const shown = items.filter(({ id }) => id !== leftOut)
  const list = useFocusOnNew(shown.length)
  return (
    <>
      <div ref={list}>
        <GameGrid count={shown.length}>
          {shown.map((game, index) => (
            <li key={game.id}>
              <GameTile game={game} shelf="found" position={index + 1} />
            </li>
          ))}
        </GameGrid>
      </div>
      <MoreLink
        href={href}
        cursor={nextCursor}
        isLoading={isLoading}
        problem={problem}
        onMore={() => void loadMore()}
      />
    </>
  )
}

/** What came last is told, and the focus goes on to it: the link that was pressed may be gone. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef(count)
  useEffect(() => {
    const before = last.current
    last.current = count
    if (count <= before) return
    const links = list.current?.querySelectorAll<HTMLElement>('h3 a')
    links?.[before]?.focus({ preventScroll: true })
    announce(`놀이 ${count - before}개를 더 불러왔어요.`)
  }, [count])
  return list
}
