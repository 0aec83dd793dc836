import type { ReactNode } from 'react'
import { ZoneLink, routes } from '@doran/site/core'
import { Card, buttonClass } from '@doran/ui'
import type { Buyer } from '../read-coin-shop'

type BuyerNoticeProps = {
  /** Whether nobody can buy anything now. */
  isClosed: boolean
  buyer: Buyer
  /** Where the person comes back to. */
  next: string
}

/** Why nothing can be bought here. */
export function BuyerNotice({ isClosed, buyer, next }: BuyerNoticeProps) {
  if (isClosed) {
    return (
      <Notice title="지금은 코인을 충전할 수 없어요.">
        가격은 아래에서 볼 수 있어요. 가진 코인은 그대로 쓸 수 있어요.
      </Notice>
    )
  }
  if (buyer === 'limited') {
    return (
      <Notice title="이 기기에서는 결제할 수 없어요.">
        일회용 로그인 번호로 로그인했어요. 내 기기에서 평소처럼 로그인한 뒤에 결제해 주세요.
      </Notice>
    )
  }
  return (
    <Notice
      title="약관에 동의해야 해요."
      action={
        <ZoneLink
          href={`${routes.loginAfter.path()}?${new URLSearchParams({ next })}`}
          className={buttonClass({})}
        >
          약관 보기
        </ZoneLink>
      }
    >
      이용약관에 동의하면 코인을 충전할 수 있어요.
    </Notice>
  )
}

type NoticeProps = { title: string; children: string; action?: ReactNode }

function Notice({ title, children, action }: NoticeProps) {
  return (
    <Card as="section" aria-label={title} className="mb-8 flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{title}</p>
        <p className="prose-ko mt-1 text-text-2">{children}</p>
      </div>
      {action}
    </Card>
  )
}
