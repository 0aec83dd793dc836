import { ZoneLink } from '@doran/site/core'
import { ErrorState, NotFoundState, buttonClass } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { coinShopPath } from '../../../lib/wallet-paths'

type OrderProblemProps = {
  problem: 'AMOUNT_MISMATCH' | 'NOT_FOUND'
  orderId: string
}

/** What waiting does not mend. */
export function OrderProblem({ problem, orderId }: OrderProblemProps) {
  if (problem === 'NOT_FOUND') return <NotFoundState renderLink={renderLink} />
  return (
    <ErrorState
      title="결제 정보를 다시 확인해야 해요."
      requestId={orderId}
      actions={
        <ZoneLink
          href={coinShopPath({ part: 'orders' })}
          className={buttonClass({ kind: 'secondary' })}
        >
          결제 내역 보기
        </ZoneLink>
      }
    >
      <p>코인은 아직 들어오지 않았어요. 문의할 때 아래 번호를 함께 알려 주세요.</p>
    </ErrorState>
  )
}
