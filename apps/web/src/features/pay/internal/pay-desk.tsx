'use client'

import type { PayQuote } from '@doran/contract'
import { FormErrorSummary } from '@doran/forms'
import { ZoneLink, amountLabel } from '@doran/site/core'
import { Button, Card, Money, buttonClass } from '@doran/ui'
import { BeforeAfter } from '../../../lib/before-after'
import { payPath, type PayArticle } from '../pay-address'
import { articleWords } from './article-words'
import { MissingCoins } from './missing-coins'
import { PaidReceipt } from './paid-receipt'
import { UsedParts } from './used-parts'
import { usePayment } from './use-payment'

type PayDeskProps = { article: PayArticle; next: string | null; given: PayQuote }

/** What is bought, what will be left, and the press that pays. */
export function PayDesk({ article, next, given }: PayDeskProps) {
  const { quote, oldPrice, receipt, pay, submission } = usePayment(article, given)
  const { name, lines, refund, place } = articleWords(quote)
  if (receipt) return <PaidReceipt receipt={receipt} next={next} place={place} />
  const { price, balanceBefore, balanceAfter, parts } = quote
  return (
    <>
      <h1 className="text-h1 font-extrabold">코인 결제</h1>
      <Card as="section" aria-labelledby="article" className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="article" className="text-h3 font-extrabold">
            {name}
          </h2>
          <Money currency="coin" amount={price} size={20} className="text-h3 font-extrabold" />
        </div>
        <ul className="mt-2 flex flex-col gap-1 text-text-2">
          {lines.map((line) => (
            <li key={line} className="prose-ko">
              {line}
            </li>
          ))}
        </ul>
      </Card>
      {oldPrice !== null && (
        <p role="alert" className="prose-ko mt-4 font-semibold">
          가격이 {amountLabel('coin', oldPrice)}에서 {amountLabel('coin', price)}로 바뀌었어요.
          확인하고 다시 눌러 주세요.
        </p>
      )}
      {balanceAfter === null ? (
        <MissingCoins quote={quote} here={payPath(article, next)} />
      ) : (
        <Card as="section" aria-label="결제할 코인" isMine className="mt-4">
          <BeforeAfter currency="coin" before={balanceBefore} after={balanceAfter} act="결제" />
          <UsedParts parts={parts} />
        </Card>
      )}
      <p className="prose-ko mt-4 text-sm text-text-2">{refund}</p>
      <div className="mt-4 empty:hidden">
        <FormErrorSummary submission={submission} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {balanceAfter !== null && (
          <Button
            size="large"
            className="max-sm:w-full"
            isBusy={submission.isBusy}
            disabled={submission.isWaiting}
            onClick={pay}
          >
            {price}코인으로 결제하기
          </Button>
        )}
        <ZoneLink
          href={next ?? place.href}
          className={buttonClass({ kind: 'secondary', size: 'large' }, 'max-sm:w-full')}
        >
          돌아가기
        </ZoneLink>
      </div>
    </>
  )
}
