import { useEffect, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { HungOrnament } from '@doran/contract'

type Pages = ReadonlyMap<number, readonly HungOrnament[]>

export type OrnamentPages = {
  page: number
  pages: number
  /** Null while the page is read. */
  items: readonly HungOrnament[] | null
  problem: string | null
  turnTo: (page: number) => void
  retry: () => void
  /** Changes or takes out what hangs, by its letter. */
  change: (letterId: string, to: ((hung: HungOrnament) => HungOrnament) | null) => void
  /** Reads all pages anew, beginning with one. */
  reload: (page?: number) => void
}

type Given = { shareCode: string; pages: number; first: readonly HungOrnament[] }

/** The pages of a tree: the first as the server read it, the others when they are turned to. */
export function useOrnamentPages({ shareCode, pages, first }: Given): OrnamentPages {
  const api = useApi()
  const [page, setPage] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [held, setHeld] = useState<{ first: Given['first']; read: Pages }>(() => open(first))
  // The server rendered the page anew.
  if (held.first !== first) setHeld(open(first))
  const items = held.read.get(page) ?? null

  useEffect(() => {
    if (items || problem !== null) return
    let isCurrent = true
    api.call('GET /v1/tree/{shareCode}/ornament', { params: { shareCode }, query: { page } }).then(
      (answer) =>
        isCurrent &&
        setHeld((now) => ({ ...now, read: new Map([...now.read, [page, answer.items]]) })),
      (error: unknown) =>
        isCurrent && setProblem(error instanceof ApiError ? error.message : FAILED),
    )
    return () => {
      isCurrent = false
    }
  }, [api, shareCode, page, items, problem])

  const turnTo = (next: number) => {
    if (next < 0 || next >= Math.max(pages, 1)) return
    setProblem(null)
    setPage(next)
  }
  return {
    page,
    // A letter that was hung just now may have begun a page.
    pages: Math.max(pages, page + 1),
    items,
    problem,
    turnTo,
    retry: () => setProblem(null),
    change: (letterId, to) =>
      setHeld((now) => ({ ...now, read: mapPages(now.read, letterId, to) })),
    reload: (next = page) => {
      setProblem(null)
      setPage(next)
      setHeld((now) => ({ ...now, read: new Map() }))
    },
  }
}

const FAILED = '장식을 불러오지 못했어요.'

function open(first: Given['first']) {
  return { first, read: new Map([[0, first]]) }
}

function mapPages(
  read: Pages,
  letterId: string,
  to: ((hung: HungOrnament) => HungOrnament) | null,
): Pages {
  const changed = ([page, items]: [number, readonly HungOrnament[]]) => {
    const next = items.flatMap((hung) => {
      if (hung.letterId !== letterId) return [hung]
      return to ? [to(hung)] : []
    })
    return [page, next] as const
  }
  return new Map([...read].map(changed))
}
