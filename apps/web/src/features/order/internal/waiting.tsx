import { ZoneLink } from '@doran/site/core'
import { EmberDots, buttonClass } from '@doran/ui'
import { coinShopPath } from '../../../lib/wallet-paths'
import { OrderFrame, OrderHead } from './order-frame'

type WaitingProps = {
  title: string
  /** What is being found out. */
  words: string
  isSlow: boolean
}

/** Until it is known what became of a payment. */
export function Waiting({ title, words, isSlow }: WaitingProps) {
  return (
    <OrderFrame>
      <OrderHead title={title}>
        <div role="status">
          <p>{isSlow ? '확인이 길어지고 있어요. 끝나면 알림으로 알려 드릴게요.' : words}</p>
        </div>
      </OrderHead>
      <EmberDots className="mt-8" />
      {isSlow && (
        <p className="mt-8">
          <ZoneLink
            href={coinShopPath({ part: 'orders' })}
            className={buttonClass({ kind: 'secondary' })}
          >
            결제 내역 보기
          </ZoneLink>
        </p>
      )}
      <noscript>
        <p className="corner-card mt-6 border border-line-strong px-4 py-3">
          결제를 확인하려면 자바스크립트를 켜 주세요.
        </p>
      </noscript>
    </OrderFrame>
  )
}
