'use client'

import { useRef, useState } from 'react'
import type { GemOverview } from '@doran/contract'
import { FormErrorSummary } from '@doran/forms'
import { amountLabel, formatDay } from '@doran/site/core'
import { Button } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useReturnGems, type Returnable } from './use-return-gems'

type ReturnGemsProps = { returnable: GemOverview['returnable']; now: string }

/** Unused gems that were exchanged lately go back to coins. */
export function ReturnGems({ returnable, now }: ReturnGemsProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button goes with the last gems.
  const onOver = () => box.current?.focus()
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:hidden">
      {returnable && <Return returnable={returnable} now={now} onOver={onOver} />}
    </div>
  )
}

type ReturnProps = { returnable: Returnable; now: string; onOver: () => void }

function Return({ returnable, now, onOver }: ReturnProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { shown, submission, send } = useReturnGems({
    returnable,
    onOver: () => {
      setIsOpen(false)
      onOver()
    },
  })
  const { gems, coins, until } = returnable
  return (
    <section aria-labelledby="return">
      <h2 id="return" className="text-h3 font-extrabold">
        바꾼 젬 되돌리기
      </h2>
      <p className="prose-ko mt-1 text-text-2">
        쓰지 않은 {amountLabel('gem', gems)}를 {amountLabel('coin', coins)}로 되돌릴 수 있어요.
        {until !== null && ` ${formatDay(new Date(until), new Date(now))}까지 할 수 있어요.`}
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        aria-haspopup="dialog"
        onClick={() => {
          submission.clear()
          setIsOpen(true)
        }}
      >
        코인으로 되돌리기
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="젬을 코인으로 되돌릴까요?"
        confirmLabel="되돌리기"
        cancelLabel="취소"
        isBusy={submission.isBusy}
        onConfirm={() => void send()}
      >
        <FormErrorSummary submission={submission} />
        <p>
          {amountLabel('gem', shown.gems)}가 없어지고 {amountLabel('coin', shown.coins)}가 돌아와요.
        </p>
      </ConfirmDialog>
    </section>
  )
}
