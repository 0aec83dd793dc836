'use client'

import { useState, type ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import type { PlayCard, QueryOf } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { createListHook, type ListPage } from '@doran/site/session'
import { EntryList } from '../list/entry-list'
import { useLibraryView } from '../list/use-library-view'
import { PlayEntry } from './play-entry'
import { UnsentEntry } from './unsent-entry'
import { useDeletePlay } from './use-delete-play'
import { useUnsentGames } from './use-unsent-games'

const usePlays = createListHook<PlayCard>({
  idOf: ({ id }) => id,
  placeOf: ({ lastAt }) => lastAt,
})

const loadMenu = () => import('./play-menu-panel').then((module) => module.PlayMenuPanel)

type PlayListProps = {
  label: string
  first: ListPage<PlayCard>
  query: QueryOf<'GET /v1/play/my'> & { status: 'started' | 'finished' }
  href: string
  empty: ReactNode
  /** Stands above what is listed, where anything is. */
  notice?: ReactNode
}

/** Plays of one's own: those that wait, with what only this browser has, or those that ended. */
export function PlayList({ label, first, query, href, empty, notice }: PlayListProps) {
  const api = useApi()
  const [view] = useLibraryView()
  const [now] = useState(() => new Date())
  const [menu, setMenu] = useState<{ play: PlayCard; isOpen: boolean } | null>(null)
  const Menu = useLazyComponent(menu, loadMenu)
  const plays = usePlays({
    name: JSON.stringify(query),
    first,
    sort: query.sort ?? 'new',
    read: (cursor) => api.call('GET /v1/play/my', { query: { ...query, cursor } }),
  })
  const hasUnsent = query.status === 'started' && query.cursor === undefined
  const unsent = useUnsentGames({ isOn: hasUnsent, kind: query.kind, focus: plays.focus })
  const remove = useDeletePlay(plays)
  const isEmpty = plays.items.length === 0 && unsent.games.length === 0
  const close = () => setMenu((shown) => shown && { ...shown, isOpen: false })
  return (
    <>
      {!isEmpty && notice}
      <EntryList
        view={view}
        label={label}
        box={plays.focus.box}
        empty={empty}
        isEmpty={isEmpty}
        href={href}
        nextCursor={plays.nextCursor}
        isLoading={plays.isLoading}
        problem={plays.problem}
        onMore={() => void plays.loadMore()}
      >
        {unsent.games.map((game) => (
          <UnsentEntry
            key={game.id}
            game={game}
            view={view}
            onRemove={() => unsent.remove(game.id)}
          />
        ))}
        {plays.items.map((play) => (
          <PlayEntry
            key={play.id}
            play={play}
            view={view}
            now={now}
            onMenu={() => setMenu({ play, isOpen: true })}
          />
        ))}
      </EntryList>
      {menu && Menu && (
        <Menu
          play={menu.play}
          isOpen={menu.isOpen}
          onClose={close}
          onDelete={() => void remove(menu.play)}
        />
      )}
    </>
  )
}
