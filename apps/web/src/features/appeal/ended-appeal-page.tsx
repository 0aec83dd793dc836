'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { MODERATION_MESSAGES } from '@doran/contract/moderation/copy'
import { AppealForm } from './internal/appeal-form'
import { AppealFrame } from './internal/appeal-frame'
import { useAppeal } from './internal/use-appeal'

const END = {
  sent: '이의 제기를 보냈어요. 다시 살펴보고 결과를 메일로 알려 드릴게요.',
  late: MODERATION_MESSAGES.APPEAL_LATE,
  gone: '이의를 제기할 것을 찾지 못했어요. 메일에 있는 링크를 다시 눌러 주세요.',
} as const

/** For somebody whose account was ended, who cannot sign in: by the code of the mailed link. */
export function EndedAppealPage({ code }: { code: string }) {
  const api = useApi()
  const [state, setState] = useState<'writing' | keyof typeof END>('writing')
  const appeal = useAppeal({
    name: code,
    onLate: () => setState('late'),
    send: async (text) => {
      try {
        await api.call('POST /v1/moderation/ended/appeal', { body: { code, text } })
        setState('sent')
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
        setState('gone')
      }
    },
  })
  return (
    <AppealFrame>
      {state === 'writing' ? (
        <>
          <p className="prose-ko mt-3 text-story">
            커뮤니티 규칙을 크게 어겨 계정 이용이 끝났어요. 이유는 보내 드린 메일에 있어요. 결정 뒤
            7일 안에 한 번 이의를 제기할 수 있고, 결과는 메일로 알려 드려요.
          </p>
          <AppealForm appeal={appeal} />
        </>
      ) : (
        <p
          ref={takeFocus}
          role="status"
          tabIndex={-1}
          className="prose-ko mt-3 text-story outline-none"
        >
          {END[state]}
        </p>
      )}
    </AppealFrame>
  )
}

/** From the form that is gone. */
const takeFocus = (said: HTMLElement | null) => said?.focus()
