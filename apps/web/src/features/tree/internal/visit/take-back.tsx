import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { FreshLetter } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { Button, Countdown } from '@doran/ui'

export type TakeBackProps = {
  letter: FreshLetter
  serverTime: () => number
  onTakenBack: (letter: FreshLetter) => void
}

/** Takes a letter back while it can be. */
export function TakeBack({ letter, serverTime, onTakenBack }: TakeBackProps) {
  const api = useApi()
  const toaster = useToaster()
  const { isBusy, run } = useAct()
  // By the device's clock, which may be wrong.
  const [untilMs] = useState(() => Date.now() + Date.parse(letter.until) - serverTime())
  const [isOver, setIsOver] = useState(false)
  if (isOver) return null
  const takeBack = () =>
    run(async () => {
      await api.call('DELETE /v1/letter/{letterId}', { params: { letterId: letter.id } })
      toaster.show({ kind: 'success', message: '편지를 거뒀어요.' })
      onTakenBack(letter)
    })
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-sm">
      <Button kind="quiet" isBusy={isBusy} onClick={() => void takeBack()}>
        거두기
      </Button>
      <Countdown
        untilMs={untilMs}
        words={(time) => `${time} 동안 거둘 수 있어요.`}
        endWords="이제 거둘 수 없어요."
        onEnd={() => setIsOver(true)}
      />
    </span>
  )
}
