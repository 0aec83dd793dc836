'use client'

import { useEffect } from 'react'
import type { GameOutcome } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'
import type { LoadProvisional } from '../../load-provisional'
import { FinishingScreen } from './finishing-screen'

type EndingProps = {
  outcome: GameOutcome | null
  /** The server could not be asked: what this browser has worked out is shown. */
  isProvisional: boolean
  isTrying: boolean
  loadProvisional: LoadProvisional
  onRetry: () => void
}

/** After the last input, until the server's result is shown: at once nothing, where it fails a result of our own. */
export function Ending(props: EndingProps) {
  const { outcome, isProvisional, isTrying, loadProvisional, onRetry } = props
  const Result = useLazyComponent(isProvisional, loadProvisional)
  const again = isProvisional && <Again isTrying={isTrying} onRetry={onRetry} />
  if (!isProvisional || !outcome || !Result) {
    return (
      <>
        <h1 className="sr-only">결과</h1>
        <FinishingScreen />
        {again}
      </>
    )
  }
  return (
    <div className="mx-auto w-full max-w-story py-6">
      {again}
      <Result outcome={outcome} />
    </div>
  )
}

function Again({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 corner-card border border-line-strong bg-surface-1 py-3 pr-3 pl-5"
    >
      <p className="min-w-0 grow basis-56">
        <strong className="font-semibold">임시 결과</strong>
        <span className="block text-sm text-text-2">
          아직 저장하지 못했어요. 연결되면 저장하고 결과 페이지를 열어요.
        </span>
      </p>
      <Button kind="secondary" isBusy={isTrying} onClick={onRetry}>
        다시 시도
      </Button>
    </div>
  )
}

/** Has the code of a result here before the connection may be gone. */
export function useEarlyProvisional(isPlaying: boolean, load: LoadProvisional): void {
  useEffect(() => {
    if (isPlaying) void load().catch(() => undefined)
  }, [isPlaying, load])
}
