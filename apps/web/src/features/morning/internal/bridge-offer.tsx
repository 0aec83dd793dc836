'use client'

import { useApi } from '@doran/api-client/react'
import type { MorningStreak } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { dayWords } from './dates'

type BridgeOfferProps = { bridge: NonNullable<MorningStreak['bridge']> }

/** Missed days and what would bridge them; taking it or not is both fine. */
export function BridgeOffer({ bridge: { days, streak, hasEnough } }: BridgeOfferProps) {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const bridging = useAct()
  const bridge = async () => {
    const now = await api.call('POST /v1/morning/bridge', {})
    toaster.show({ kind: 'success', message: `이어 두었어요. (연속 ${now.days}일)` })
    router.refresh()
  }
  const missed = days.length === 1 ? '어제는' : `${days.map(dayWords).join(', ')}은`
  const commas = days.length === 1 ? '쉼표 하나로' : `쉼표 ${days.length}개로`
  return (
    <div className="mt-4 rounded-input bg-surface-2 px-4 py-4">
      <p className="prose-ko font-semibold">
        {missed} 쉬어 갔네요.{' '}
        {hasEnough ? `${commas} 이어 둘까요?` : '괜찮아요, 오늘부터 새로 세면 돼요.'}
      </p>
      {hasEnough && (
        <>
          <p className="mt-1 text-sm text-text-2">연속 {streak}일이 그대로 이어져요.</p>
          <div className="mt-3">
            <Button
              kind="secondary"
              isBusy={bridging.isBusy}
              onClick={() => void bridging.run(bridge, { canRepeat: true })}
            >
              쉼표로 이어 두기
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
