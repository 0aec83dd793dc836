'use client'

import { useState } from 'react'
import { MONEY } from '@doran/contract/limits'
import { StepHeading } from '@doran/forms'
import { amountLabel, formatDay, originLabel } from '@doran/site/core'
import { Button, Card, Money } from '@doran/ui'
import type { WelcomeGift } from './claim-welcome-gift'

type GiftScreenProps = { gift: WelcomeGift; onDone: () => void }

/** After the welcome: what a new member was given, and until when. */
export function GiftScreen({ gift: { gems, expiresAt }, onDone }: GiftScreenProps) {
  const [now] = useState(() => new Date())
  return (
    <>
      <StepHeading level={1} isNext>
        환영 선물 {amountLabel('gem', gems)}
      </StepHeading>
      <p className="prose-ko mt-2 text-text-2">
        젬은 AI가 쓰는 이야기를 이어 갈 때 써요. 남은 젬은 내 정보에서 볼 수 있어요.
      </p>
      <Card as="section" aria-label="받은 선물" isMine className="mt-6">
        <dl className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-text-2">{originLabel('gift')}</dt>
            <dd>
              <Money currency="gem" amount={gems} isChange size={20} className="font-extrabold" />
            </dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-text-2">유효 기간</dt>
            <dd>
              {expiresAt === null
                ? `${MONEY.giftGemDays}일`
                : `${MONEY.giftGemDays}일, ${formatDay(new Date(expiresAt), now)}까지`}
            </dd>
          </div>
        </dl>
      </Card>
      <Button size="large" isWide className="mt-6" onClick={onDone}>
        시작하기
      </Button>
    </>
  )
}
