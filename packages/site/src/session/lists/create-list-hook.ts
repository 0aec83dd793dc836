'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { announce } from '@doran/ui'
import {
  insertItem,
  mergeFirst,
  type ListOrder,
  type ListPage,
  type ListRules,
} from './list-page.js'
import { useIsLoggedIn } from '../member/use-is-logged-in.js'
import { useEntryFocus } from './use-entry-focus.js'

type ListState<Item> = ListPage<Item> & { first: ListPage<Item>; gone: readonly string[] }

export type ListOptions<Item> = {
  /** What is listed: one list has one name. */
  name: string
  first: ListPage<Item>
  sort: 'new' | 'old'
  read: (cursor: string) => Promise<ListPage<Item>>
}

/** Makes a hook for lists of one kind of things, which start on the server and go on page by page. */
export function createListHook<Item>(rules: ListRules<Item>) {
  /** Lists as far as they were read, so that a reader who comes back finds theirs as long as it was. */
  const readLists = new Map<string, ListPage<Item>>()

  return function useList({ name, first, sort, read }: ListOptions<Item>) {
    const order = { ...rules, sort }
    const key = `${useIsLoggedIn() ? 'member' : 'visitor'} ${name}`
    const focus = useEntryFocus()
    const [state, setState] = useState(() => openList(readLists.get(key), first, order))
    const [isLoading, setIsLoading] = useState(false)
    const [problem, setProblem] = useState<string | null>(null)
    // The server rendered the list again.
    if (state.first !== first) setState({ ...openList(state, first, order), gone: state.gone })

    const items = state.items.filter((item) => !state.gone.includes(rules.idOf(item)))
    const { nextCursor } = state
    useEffect(() => {
      const left = state.items.filter((item) => !state.gone.includes(rules.idOf(item)))
      readLists.set(key, { items: left, nextCursor: state.nextCursor })
    }, [key, state])

    async function loadMore() {
      if (nextCursor === null || isLoading) return
      setIsLoading(true)
      setProblem(null)
      try {
        const more = await read(nextCursor)
        const known = new Set(state.items.map(rules.idOf))
        const added = more.items.filter((item) => !known.has(rules.idOf(item)))
        setState((now) => ({
          ...now,
          items: [...now.items, ...added],
          nextCursor: more.nextCursor,
        }))
        announce(`${added.length}개를 더 불러왔어요.`)
        // The link that was pressed may be gone.
        if (added[0] !== undefined) focus.goTo(rules.idOf(added[0]))
      } catch (error) {
        setProblem(error instanceof ApiError ? error.message : FAILED)
      }
      setIsLoading(false)
    }

    return {
      items,
      nextCursor,
      isLoading,
      problem,
      loadMore,
      focus,
      /** Takes something out at once; the focus goes on to what follows. */
      remove(id: string) {
        focus.leave(id)
        setState((now) => ({ ...now, gone: [...now.gone, id] }))
      },
      putBack(item: Item) {
        const id = rules.idOf(item)
        setState((now) => ({
          ...now,
          items: insertItem(now.items, item, order),
          gone: now.gone.filter((other) => other !== id),
        }))
        focus.goTo(id)
      },
      change(id: string, change: (item: Item) => Item) {
        setState((now) => ({
          ...now,
          items: now.items.map((item) => (rules.idOf(item) === id ? change(item) : item)),
        }))
      },
    }
  }
}

const FAILED = '더 불러오지 못했어요. 다시 시도해 주세요.'

function openList<Item>(
  old: ListPage<Item> | undefined,
  first: ListPage<Item>,
  order: ListOrder<Item>,
): ListState<Item> {
  const { items, nextCursor } = old ? mergeFirst(old, first, order) : first
  return { items, nextCursor, first, gone: [] }
}
