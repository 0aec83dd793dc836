'use client'

import { useState, type Ref } from 'react'
import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../session/actions/use-act.js'
import { useMe } from '../../session/member/use-me.js'

const ENDED = { ended: '그 기기를 로그아웃시켰어요.', gone: '이미 로그아웃된 기기예요.' } as const

/** Ends a sign-in that was not the person's own; not offered for the current one. */
export function EndSignIn({ sessionId, className }: { sessionId: string; className: string }) {
  const { data: me } = useMe()
  const api = useApi()
  const queries = useQueryClient()
  const ending = useAct()
  const [ended, setEnded] = useState<keyof typeof ENDED | null>(null)
  const canEnd = me !== undefined && !me.session.isLimited
  const query = callQuery(api, 'GET /v1/auth/session', {})
  const { data: signIns, isPending } = useQuery({ ...query, enabled: canEnd })

  const finish = (how: keyof typeof ENDED) => {
    queries.setQueryData(
      query.queryKey,
      (old) => old && { items: old.items.filter(({ id }) => id !== sessionId) },
    )
    setEnded(how)
  }
  const end = async () => {
    try {
      await api.call('DELETE /v1/auth/session/{sessionUuid}', {
        params: { sessionUuid: sessionId },
      })
      finish('ended')
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
      finish('gone')
    }
  }

  if (!canEnd) return null
  if (me.session.id === sessionId) return <Note>현재 기기예요</Note>
  if (ended) return <Note ref={takeFocus}>{ENDED[ended]}</Note>
  if (isPending) return null
  // Where the list cannot be read, trying is still possible.
  if (signIns && !signIns.items.some(({ id }) => id === sessionId)) return <Note>{ENDED.gone}</Note>
  return (
    <button
      type="button"
      aria-busy={ending.isBusy}
      className={className}
      onClick={() => !ending.isBusy && void ending.run(end, { canRepeat: true })}
    >
      내가 아니라면 로그아웃시키기
    </button>
  )
}

/** From the button that was pressed and is gone. */
const takeFocus = (note: HTMLElement | null) => note?.focus()

function Note({ ref, children }: { ref?: Ref<HTMLElement>; children: string }) {
  return (
    <span ref={ref} tabIndex={ref ? -1 : undefined} className="text-sm text-text-2 outline-none">
      {children}
    </span>
  )
}
