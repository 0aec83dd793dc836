'use client'

import { useState, type ReactNode } from 'react'
import type { CoinPack } from '@doran/contract'
import { Form } from '@doran/forms'
import { routes, wonLabel } from '@doran/site/core'
import { useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { Button, Checkbox, RadioGroup } from '@doran/ui'
import { coinShopPath } from '../../../../lib/wallet-paths'
import { Agreement } from './agreement'
import { PackHead } from './pack-head'
import { packDetail } from './pack-words'
import { useCheckout } from './use-checkout'

type PayFormProps = {
  packs: readonly CoinPack[]
  /** What the person chose before; nothing is chosen for them. */
  sku: string | null
  next: string | null
  /** Whether the terms in force are to be agreed to with the first order. */
  needsTerms: boolean
  /** Between the packs and what is agreed to. */
  children: ReactNode
}

/** One pack, what one agrees to, and the way to pay. */
export function PayForm({ packs, sku: given, next, needsTerms, children }: PayFormProps) {
  const isLoggedIn = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const { submission, pay, isBusy } = useCheckout(next)
  const [sku, setSku] = useState(given)
  const [hasAgreed, setHasAgreed] = useState(false)
  const pack = packs.find((each) => each.sku === sku)
  const missing = missingWords(pack, needsTerms && !hasAgreed)

  const submit = () => {
    if (!pack || missing) return
    if (isLoggedIn) pay(pack.sku, needsTerms)
    else ask({ reason: 'buy', next: coinShopPath({ sku: pack.sku, next }) })
  }
  return (
    <>
      <h2 id="packs" className="mb-3 text-h3 font-extrabold">
        코인 상품
      </h2>
      <RadioGroup
        label="코인 상품"
        isLabelHidden
        look="cards"
        options={packs.map((each) => ({
          value: each.sku,
          label: <PackHead pack={each} />,
          description: packDetail(each),
        }))}
        value={pack?.sku ?? null}
        onChange={(chosen) => {
          submission.clearField()
          setSku(chosen)
        }}
      />
      {children}
      <Form submission={submission} onSubmit={submit} className="mt-10 flex flex-col gap-4">
        <Agreement />
        {needsTerms && (
          <Checkbox
            mark="required"
            label={<TermsLabel />}
            checked={hasAgreed}
            onChange={({ target }) => setHasAgreed(target.checked)}
          />
        )}
        <div>
          <Button
            type="submit"
            size="large"
            isWide
            disabled={missing !== null}
            isBusy={isBusy}
            {...(missing && { 'aria-describedby': 'pay-reason' })}
          >
            {pack ? `${wonLabel(pack.priceKrw)} 결제하기` : '결제하기'}
          </Button>
          <p id="pay-reason" className="mt-2 text-center text-sm text-text-2">
            {missing ?? '결제 수단은 다음 화면에서 선택해요.'}
          </p>
        </div>
      </Form>
    </>
  )
}

/** What is left to do before paying. */
function missingWords(pack: CoinPack | undefined, mustAgree: boolean): string | null {
  if (!pack) return '먼저 코인 상품을 선택해 주세요.'
  return mustAgree ? '먼저 바뀐 이용약관에 동의해 주세요.' : null
}

// Plain: what was chosen here stays as it is.
function TermsLabel() {
  return (
    <>
      유료 서비스에 관한 내용이 더해진{' '}
      <a
        href={routes.terms.path()}
        target="_blank"
        rel="noopener"
        className="underline underline-offset-4"
      >
        이용약관
        <span className="sr-only"> (새 창)</span>
      </a>
      에 동의해요
    </>
  )
}
