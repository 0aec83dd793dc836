import { useEffect, useRef, type ReactNode } from 'react'
import type { Receipt } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Card, Money, buttonClass } from '@doran/ui'
import { receiptMoment } from '../../../lib/order-words'
import { coinShopPath } from '../../../lib/wallet-paths'
import { UsedParts } from './used-parts'

type PaidReceiptProps = {
  receipt: Receipt
  next: string | null
  /** Where one goes with what was bought, if nowhere else. */
  place: { label: string; href: string }
}

/** A payment that was made, in the place of the question. */
export function PaidReceipt({ receipt, next, place }: PaidReceiptProps) {
  const { title, price, balanceAfter, parts, given, createdAt } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold outline-none">
        결제했어요.
      </h1>
      <p className="prose-ko mt-1 text-text-2">
        영수증은 <ZoneLink href={coinShopPath({ part: 'ledger' })}>결제 내역</ZoneLink>에 있어요.
      </p>
      <Card as="section" aria-label="영수증" isMine className="mt-6">
        <dl className="flex flex-col gap-2">
          <Row name="상품">{title}</Row>
          <Row name="결제한 코인">
            <Money currency="coin" amount={price} />
          </Row>
          {given && (
            <Row name="받은 것">
              <Money currency={given.currency} amount={given.amount} isChange />
            </Row>
          )}
          <Row name="결제한 때">{receiptMoment(createdAt)}</Row>
          <Row name="남은 코인">
            <Money currency="coin" amount={balanceAfter} className="font-semibold" />
          </Row>
        </dl>
        <UsedParts parts={parts} isPaid />
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <ZoneLink href={next ?? place.href} className={buttonClass({ size: 'large' })}>
          {next ? '하던 것 이어 하기' : place.label}
        </ZoneLink>
      </div>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
