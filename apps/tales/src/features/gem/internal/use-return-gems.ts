'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { ApiError } from '@doran/api-client'
import type { GemOverview } from '@doran/contract'
import { useSubmit } from '@doran/forms'
import { amountLabel } from '@doran/site/core'
import { useOnApiError, useToaster } from '@doran/site/session'
import { useRouter } from 'next/navigation'

export type Returnable = NonNullable<GemOverview['returnable']>

type ReturnOptions = {
  /** As the page was rendered. */
  returnable: Returnable
  /** There is nothing to ask any more. */
  onOver: () => void
}

const CHANGED = '되돌릴 수 있는 젬이 달라졌어요. 다시 확인해 주세요.'

/** Returns unused gems for coins: exactly as many as the person was shown. */
export function useReturnGems({ returnable, onOver }: ReturnOptions) {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const onApiError = useOnApiError()
  const [changed, setChanged] = useState<Returnable | null>(null)
  const shown = changed ?? returnable

  const end = () => {
    onOver()
    router.refresh()
  }
  const submission = useSubmit({
    errors: { codes: { REFUND_CHANGED: { message: CHANGED } } },
    notice: {
      show: (error) => {
        onApiError(error)
        const isOver = error instanceof ApiError && error.code === 'NOTHING_TO_RETURN'
        if (isOver) end()
        else onOver()
      },
      hide: () => undefined,
    },
  })

  /** What it would be now, to be looked at again. */
  async function readAgain() {
    const now = await api.call('GET /v1/tales/gem', {}).catch(() => null)
    if (now?.returnable) setChanged(now.returnable)
    else end()
  }

  const { gems } = shown
  const send = () =>
    submission.submit(
      async ({ id }) => {
        const done = await api.call('POST /v1/tales/gem/return', {
          body: { gems },
          idempotencyKey: id,
        })
        const message = `${amountLabel('gem', done.gems)}를 ${amountLabel('coin', done.coins)}로 되돌렸어요.`
        toaster.show({ kind: 'success', message })
        end()
      },
      {
        input: { gems },
        onFailure: (error) => {
          if (error instanceof ApiError && error.code === 'REFUND_CHANGED') void readAgain()
        },
      },
    )
  return { shown, submission, send }
}
