import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Turn, TurnFeedback } from '@doran/contract'
import { useAct } from '@doran/site/session'

/** What the reader thinks of a scene: shown at once, and as it was where it could not be kept. */
export function useFeedback(turn: Turn) {
  const api = useApi()
  const { run } = useAct()
  const [changed, setChanged] = useState<{ id: string; value: TurnFeedback | null } | null>(null)
  const value = changed?.id === turn.id ? changed.value : turn.feedback

  const choose = (next: TurnFeedback | null) => {
    const before = value
    setChanged({ id: turn.id, value: next })
    void run(
      async () => {
        await api.call('PUT /v1/tales/turn/{turnUuid}/feedback', {
          params: { turnUuid: turn.id },
          body: { value: next },
        })
      },
      {
        canRepeat: true,
        onFailure: () => {
          setChanged({ id: turn.id, value: before })
          return false
        },
      },
    )
  }
  return { value, choose }
}
