'use client'

import { useState } from 'react'
import { ClaimForm } from './internal/claim-form'
import { ClaimSent } from './internal/claim-sent'
import { useClaim } from './internal/use-claim'

export type RightsClaimPageProps = {
  /** Of the thing, where the reader comes from it. */
  address: string
}

const STEPS = [
  '신고가 들어오면 접수했다고 바로 메일로 알려 드려요.',
  '운영자가 살펴보는 동안 그 내용을 최대 30일까지 다른 사람에게 보이지 않게 할 수 있어요.',
  '쓴 사람에게는 가려진 이유만 알려요. 이름과 이메일은 알리지 않아요.',
  '결과와 이유를 메일로 알려 드려요.',
] as const

/** A claim that something infringes on one's rights, without an account. */
export function RightsClaimPage({ address }: RightsClaimPageProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const claim = useClaim({ address, onSent: setSentTo })
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-12 md:pt-12">
      <h1 className="text-h1 font-extrabold">권리침해 신고</h1>
      {sentTo !== null ? (
        <ClaimSent email={sentTo} onAnother={() => setSentTo(null)} />
      ) : (
        <>
          <p className="prose-ko mt-3 text-text-2">
            도란에 올라온 내용이 내 명예나 초상권, 저작권을 침해했다면 알려 주세요. 로그인하지
            않아도 돼요.
          </p>
          <section
            aria-labelledby="claim-steps"
            className="corner-card mt-6 bg-surface-1 px-5 py-4"
          >
            <h2 id="claim-steps" className="font-semibold">
              신고하면
            </h2>
            <ol className="prose-ko mt-2 list-decimal space-y-1 pl-5 text-text-2">
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <ClaimForm claim={claim} />
        </>
      )}
    </div>
  )
}
