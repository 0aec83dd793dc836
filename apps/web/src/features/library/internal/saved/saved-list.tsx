'use client'

import { useState, type ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import type { QueryOf, SavedThing } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { createListHook, type ListPage } from '@doran/site/session'
import { EntryList } from '../list/entry-list'
import { useLibraryView } from '../list/use-library-view'
import { SavedEntry } from './saved-entry'
import { useUnsave } from './use-unsave'

const idOf = ({ targetType, targetId }: SavedThing) => `${targetType} ${targetId}`

const useSaved = createListHook<SavedThing>({ idOf, placeOf: ({ savedAt }) => savedAt })

const loadPanel = () => import('./saved-panel').then((module) => module.SavedPanel)

type SavedListProps = {
  label: string
  first: ListPage<SavedThing>
  query: QueryOf<'GET /v1/save/my'>
  href: string
  empty: ReactNode
}

/** What a member saved: all of it, or what is in one collection. */
export function SavedList({ label, first, query, href, empty }: SavedListProps) {
  const api = useApi()
  const [view] = useLibraryView()
  const [shown, setShown] = useState<{ thing: SavedThing; isOpen: boolean } | null>(null)
  const Panel = useLazyComponent(shown, loadPanel)
  const saved = useSaved({
    name: JSON.stringify(query),
    first,
    sort: query.sort ?? 'new',
    read: (cursor) => api.call('GET /v1/save/my', { query: { ...query, cursor } }),
  })
  const { unsave, changed } = useUnsave({
    remove: (thing) => saved.remove(idOf(thing)),
    putBack: (thing) => saved.putBack(thing),
  })
  const isHere = ({ collectionId }: SavedThing) =>
    query.collectionId === undefined || collectionId === query.collectionId
  const items = saved.items.filter(isHere)

  const close = () => {
    if (!shown) return
    setShown({ ...shown, isOpen: false })
    // Moved elsewhere, it has left with the button that opened this.
    if (!items.some((thing) => idOf(thing) === idOf(shown.thing))) saved.focus.leave('')
  }
  const moved = (thing: SavedThing, collectionId: string | null) => {
    saved.change(idOf(thing), (now) => ({ ...now, collectionId }))
    changed(thing)
  }
  return (
    <>
      <EntryList
        view={view}
        label={label}
        box={saved.focus.box}
        empty={empty}
        isEmpty={items.length === 0}
        href={href}
        nextCursor={saved.nextCursor}
        isLoading={saved.isLoading}
        problem={saved.problem}
        onMore={() => void saved.loadMore()}
      >
        {items.map((thing) => (
          <SavedEntry
            key={idOf(thing)}
            id={idOf(thing)}
            thing={thing}
            view={view}
            onMenu={() => setShown({ thing, isOpen: true })}
            onUnsave={() => void unsave(thing)}
          />
        ))}
      </EntryList>
      {shown && Panel && (
        <Panel
          key={idOf(shown.thing)}
          thing={shown.thing}
          isOpen={shown.isOpen}
          onClose={close}
          onMoved={(collectionId) => moved(shown.thing, collectionId)}
          onUnsave={() => {
            const now = saved.items.find((thing) => idOf(thing) === idOf(shown.thing))
            void unsave(now ?? shown.thing)
          }}
        />
      )}
    </>
  )
}
