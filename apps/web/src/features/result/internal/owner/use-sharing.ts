'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import type { FinishedPlay } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'

type Shared = Pick<FinishedPlay, 'isPublic' | 'showName'>

export type Sharing = Shared & {
  isBusy: boolean
  /** Throws where it could not be made public. */
  publish: () => Promise<void>
  withdraw: () => void
  /** Of a private result it is only noted, until it is published. */
  setShowName: (showName: boolean) => void
}

/** Who may see a result of one's own, and whether one's nickname stands there. */
export function useSharing(play: FinishedPlay): Sharing {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { isBusy, run } = useAct()
  const [shared, setShared] = useState<Shared>({ isPublic: play.isPublic, showName: play.showName })

  async function send(wished: Shared) {
    if (play.id === null) return
    const params = { playId: play.id }
    const saved = await api.call('PATCH /v1/play/{playId}/share', { params, body: wished })
    setShared({ isPublic: saved.isPublic, showName: saved.showName })
    router.refresh()
  }

  return {
    ...shared,
    isBusy,
    publish: async () => {
      if (!shared.isPublic) await send({ ...shared, isPublic: true })
    },
    withdraw: () =>
      void run(async () => {
        await send({ isPublic: false, showName: false })
        toaster.show({ kind: 'success', message: '공유를 그만뒀어요. 이제 나만 볼 수 있어요.' })
      }),
    setShowName: (showName) => {
      const before = shared
      setShared({ ...before, showName })
      if (!before.isPublic) return
      void run(() => send({ ...before, showName }), {
        onFailure: () => {
          setShared(before)
          return false
        },
      })
    },
  }
}
