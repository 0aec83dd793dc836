'use client'

import type { ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import type { MorningNote, QueryOf } from '@doran/contract'
import { PagedList, createListHook, type ListPage } from '@doran/site/session'
import { NoteRow } from './note-row'

const LIST = 'GET /v1/morning/note'

const idOf = ({ id }: MorningNote) => id

const useNewNotes = createListHook<MorningNote>({ idOf, placeOf: ({ createdAt }) => createdAt })
// Their order changes with every reaction: what was read keeps the places in which it came.
const useLikedNotes = createListHook<MorningNote>({ idOf, placeOf: () => '' })

export type NoteListProps = {
  /** Of this list: of a day and an order. */
  name: string
  first: ListPage<MorningNote>
  query: QueryOf<typeof LIST>
  href: string
  empty: ReactNode
  /** When the page was made, so that server and browser say the same of how long ago something was. */
  now: string
}

/** Notes page by page. */
export function NoteList(props: NoteListProps) {
  return props.query.sort === 'liked' ? <LikedNotes {...props} /> : <NewNotes {...props} />
}

function NewNotes(props: NoteListProps) {
  return <Notes {...props} notes={useNewNotes(useOptions(props))} />
}

function LikedNotes(props: NoteListProps) {
  return <Notes {...props} notes={useLikedNotes(useOptions(props))} />
}

function useOptions({ name, query, first }: NoteListProps) {
  const api = useApi()
  return {
    name: `morning ${name}`,
    first,
    sort: 'new' as const,
    read: (cursor: string) => api.call(LIST, { query: { ...query, cursor } }),
  }
}

type NotesProps = NoteListProps & { notes: ReturnType<typeof useNewNotes> }

function Notes({ href, empty, now, notes }: NotesProps) {
  const { items, nextCursor, isLoading, problem, loadMore, focus } = notes
  return (
    <PagedList
      label="오늘 아침의 말들"
      box={focus.box}
      empty={empty}
      isEmpty={items.length === 0}
      href={href}
      nextCursor={nextCursor}
      isLoading={isLoading}
      problem={problem}
      onMore={() => void loadMore()}
    >
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {items.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            now={new Date(now)}
            onChange={(id, change) => notes.change(id, change)}
            onGone={() => notes.remove(note.id)}
          />
        ))}
      </ul>
    </PagedList>
  )
}
