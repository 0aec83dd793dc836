import { SignInFirst, WhileSignedIn } from '@doran/site/session'
import { LogOnce } from '@doran/site/usage'
import { PayDesk } from './internal/pay-desk'
import { PayFailed } from './internal/pay-failed'
import { payPath, type PayArticle } from './pay-address'
import type { Payment } from './read-payment'

type PayPageProps = {
  article: PayArticle
  /** Where the person was going. */
  next: string | null
  payment: Payment
  memberId: string | undefined
}

/** What is paid with coins is looked at once more before it is. */
export function PayPage({ article, next, payment, memberId }: PayPageProps) {
  const here = payPath(article, next)
  if (payment.quote === null) {
    if (!payment.isVisitor) return <PayFailed requestId={payment.requestId} />
    return (
      <SignInFirst level={1} title="코인 결제는 로그인하면 할 수 있어요." next={here} reason="buy">
        로그인하면 이 화면으로 돌아와요.
      </SignInFirst>
    )
  }
  return (
    <WhileSignedIn memberId={memberId} next={here}>
      <div className="page between-bars max-w-[568px] pt-6 pb-12 md:pt-10">
        <LogOnce
          event={{
            type: 'view',
            object: 'product',
            object_name: 'payWithCoin',
            object_attributes: {},
          }}
        />
        <PayDesk article={article} next={next} given={payment.quote} />
      </div>
    </WhileSignedIn>
  )
}
