'use client'
import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { ApiProvider, callQuery, useApi } from '@doran/api-client/react'
import type { ReplyOf } from '@doran/contract'
import { ERRORS, isErrorCode } from '@doran/contract/errors'
import { Button } from '@doran/ui'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { api } from './client'

type Themes = ReplyOf<'GET /v1/tales/template'>

export function ApiPart() {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ThemeTitles />
        <RefusedCall />
      </ApiProvider>
    </QueryClientProvider>
  )
}

function ThemeTitles() {
  const { data } = useQuery(
    callQuery(useApi(), 'GET /v1/tales/template', { query: { genre: '추리' } }),
  )
  return <p id="themes">{data ? titlesOf(data) : '불러오는 중'}</p>
}

function titlesOf({ items }: Themes): string {
  return items.map(({ title }) => title).join(', ')
}

function RefusedCall() {
  const [answer, setAnswer] = useState('')
  const ask = () =>
    api.call('GET /v1/user/me', {}).then(
      ({ nickName }) => setAnswer(nickName ?? ''),
      (error: unknown) => setAnswer(wordsOf(error)),
    )
  return (
    <section className="flex items-center gap-3">
      <Button kind="secondary" onClick={() => void ask()}>
        내 정보
      </Button>
      <p id="refused">{answer}</p>
    </section>
  )
}

/** The code, the API's words for it, and the contract's. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'not an ApiError'
  const { code, message } = error
  return [code, message, isErrorCode(code) ? ERRORS[code].message : ''].join(' | ')
}
