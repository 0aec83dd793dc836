'use client'

import { useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { pageState } from '@doran/site/core'
import { searchHref, toWords, type SearchAddress } from '../../search-address'

type Typed = {
  typed: string
  write: (typed: string) => void
  /** The address that the typed words lead to; what is typed until it comes stays. */
  send: (href: string) => void
}

/** What stands in the field: the words of the address, and what is typed over them until another address comes. */
export function useTyped({ q, type, cursor }: SearchAddress): Typed {
  const address = `${searchHref({ q, type })} ${cursor}`
  const [state, setState] = useState({ typed: q, address, sent: '' })
  if (state.address !== address) {
    const isSent = state.sent === searchHref({ q, type })
    const isTypedOn = isSent && toWords(state.typed) !== q
    setState({ typed: isTypedOn ? state.typed : q, address, sent: '' })
  }
  const write = (typed: string) => setState((before) => ({ ...before, typed }))
  useKeptWords(q, { address, write })
  return { typed: state.typed, write, send: (sent) => setState((before) => ({ ...before, sent })) }
}

/** Addresses of words that were kept and not come back to; a page that is loaded anew has those of its address. */
const kept = pageState(() => new Set<string>())

/**
 * Before a suggestion is followed: the words become those of this page's address, so that Back leads to them. What is
 * shown stays, and no request is made.
 */
export function keepWords(href: string): void {
  kept().add(href)
  window.history.replaceState(null, '', href)
}

type Kept = { address: string; write: (typed: string) => void }

/** After Back to words that were kept, the page is still the one of before them. */
function useKeptWords(q: string, { address, write }: Kept): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname, search } = window.location
    const href = `${pathname}${search}`
    const words = toWords(new URLSearchParams(search).get('q') ?? '')
    if (!kept().delete(href) || words === q) return
    write(words)
    router.replace(href)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page that comes: words are kept while it stands, too
  }, [address])
}
