'use client'

import { useRef, useState } from 'react'
import type { Ticket } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { Button } from '@doran/ui'

type SolveTicketProps = {
  status: Ticket['status']
  /** Answers how the ticket stands after it. */
  onSolve: () => Promise<Ticket['status']>
}

/** Ends an answered ticket by a press, so that nobody has to write a word of thanks, which would open it again. */
export function SolveTicket({ status, onSolve }: SolveTicketProps) {
  const box = useRef<HTMLDivElement>(null)
  // How the ticket stands where it was not ended: it was no longer answered.
  const [refusedAt, setRefusedAt] = useState<Ticket['status'] | null>(null)
  const solving = useAct()
  const solve = () =>
    solving.run(async () => {
      const next = await onSolve()
      setRefusedAt(next === 'solved' ? null : next)
      // The button that was pressed is gone.
      box.current?.focus()
    })
  const said = status === 'solved' ? SOLVED : status === refusedAt ? CHANGED : null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p role="status" className="prose-ko mt-8 text-text-2 empty:hidden">
        {said}
      </p>
      {status === 'answered' && (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="prose-ko grow basis-60 text-text-2">
            답이 도움이 됐나요? 누르면 문의가 끝나고, 나중에 글을 적으면 다시 열려요.
          </p>
          <Button kind="secondary" isBusy={solving.isBusy} onClick={() => void solve()}>
            해결됐어요
          </Button>
        </div>
      )}
    </div>
  )
}

const SOLVED = '해결된 문의예요. 더 궁금한 것이 있으면 아래에 적어 주세요. 다시 열려요.'
const CHANGED = '그사이 문의의 상태가 바뀌어서 끝내지 않았어요.'
