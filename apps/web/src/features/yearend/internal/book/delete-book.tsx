'use client'

import { useApi } from '@doran/api-client/react'
import { routes } from '@doran/site/core'
import { DeleteForGood } from '../../../../lib/delete-for-good'

export function DeleteBook({ shareCode }: { shareCode: string }) {
  const api = useApi()
  return (
    <DeleteForGood
      label="이 책 지우기"
      question="이 책을 지울까요?"
      remove={() => api.call('DELETE /v1/yearend/book/{shareCode}', { params: { shareCode } })}
      done="책을 지웠어요."
      next={routes.yearend.path()}
    >
      링크를 받은 사람도 더는 열 수 없고, 되돌릴 수 없어요. 내년의 나에게 봉해 둔 편지는 그대로
      있어요.
    </DeleteForGood>
  )
}
