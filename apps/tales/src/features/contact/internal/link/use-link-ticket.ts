import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Ticket } from '@doran/contract'
import { takeLinkKey } from './link-key'
import type { Reply } from '../ticket/use-reply'

type LinkState =
  | { name: 'reading' }
  | { name: 'shown'; key: string; ticket: Ticket }
  /** The page was opened without a link. */
  | { name: 'missing' }
  /** The link opens nothing, or nothing any more. */
  | { name: 'gone' }
  | { name: 'failed'; key: string; message: string }

const ABSENT: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_INPUT'])
const FAILED = '잠시 뒤에 다시 시도해 주세요.'

/** A visitor's ticket, by the link that was mailed. */
export function useLinkTicket() {
  const api = useApi()
  const [state, setState] = useState<LinkState>({ name: 'reading' })

  const read = useCallback(
    async (key: string, isCurrent: () => boolean) => {
      const next = await api
        .call('POST /v1/support/link', { body: { key } })
        .then((ticket): LinkState => ({ name: 'shown', key, ticket }), failureOf(key))
      if (isCurrent()) setState(next)
    },
    [api],
  )

  useEffect(() => {
    let reads = 0
    const open = () => {
      const mine = ++reads
      const key = takeLinkKey()
      if (key === null) setState({ name: 'missing' })
      else void read(key, () => mine === reads)
    }
    // Another link, pressed while this page is open, changes nothing but the hash.
    const onHash = () => {
      if (window.location.hash !== '') open()
    }
    open()
    window.addEventListener('hashchange', onHash)
    return () => {
      reads += 1
      window.removeEventListener('hashchange', onHash)
    }
  }, [read])

  return {
    state,
    retry: (key: string) => {
      setState({ name: 'reading' })
      void read(key, () => true)
    },
    reply: async (key: string, { clientMessageId, text }: Reply) => {
      const body = { key, clientMessageId, text }
      const ticket = await api.call('POST /v1/support/link/message', { body })
      setState({ name: 'shown', key, ticket })
    },
    solve: async (key: string) => {
      const ticket = await api.call('PUT /v1/support/link/solved', { body: { key } })
      setState({ name: 'shown', key, ticket })
      return ticket.status
    },
  }
}

function failureOf(key: string) {
  return (error: unknown): LinkState => {
    if (!(error instanceof ApiError)) return { name: 'failed', key, message: FAILED }
    return ABSENT.has(error.code)
      ? { name: 'gone' }
      : { name: 'failed', key, message: error.message }
  }
}
