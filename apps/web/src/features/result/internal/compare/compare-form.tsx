'use client'

import { useState, type FormEvent } from 'react'
import { useRouter } from 'next/navigation'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import { useAct } from '@doran/site/session'
import { Button, TextField } from '@doran/ui'
import { comparePath } from '../compare-path'
import { findShareCode } from '../../../../lib/share-code'

const PROBLEMS = {
  none: '친구의 결과 링크나 10자리 코드를 입력해 주세요.',
  own: '이 결과의 링크예요. 친구의 결과 링크를 입력해 주세요.',
  absent: '이 놀이의 친구 결과를 찾지 못했어요. 링크를 다시 확인해 주세요.',
} as const

type CompareFormProps = { gameId: string; shareCode: string }

/** Takes a friend's link, or the code in it. */
export function CompareForm({ gameId, shareCode }: CompareFormProps) {
  const api = useApi()
  const queries = useQueryClient()
  const router = useRouter()
  const { isBusy, run } = useAct()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null)

  async function compareWith(code: string) {
    await queries.fetchQuery(
      callQuery(api, 'GET /v1/play/compare', { query: { a: shareCode, b: code } }),
    )
    router.push(comparePath(gameId, shareCode, code))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = findShareCode(text)
    const found = code === null ? 'none' : code === shareCode ? 'own' : null
    setProblem(found)
    if (code === null || found) return
    void run(() => compareWith(code), {
      onFailure: (error) => {
        const isAbsent = error instanceof ApiError && error.code === 'NOT_FOUND'
        if (isAbsent) setProblem('absent')
        return isAbsent
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="mt-2 max-w-story">
      <TextField
        label="친구의 결과 링크"
        hint="친구가 보낸 링크를 그대로 붙여 넣어도 돼요."
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        {...(problem && { error: PROBLEMS[problem] })}
      />
      <Button type="submit" kind="secondary" isBusy={isBusy} className="mt-3">
        비교하기
      </Button>
    </form>
  )
}
