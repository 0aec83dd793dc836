'use client'

import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import type { FinishedPlay } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { createQueue } from './create-queue'

type Shared = Pick<FinishedPlay, 'isPublic' | 'showName'>

export type Sharing = Shared & {
  /** The sharing is being ended. */
  isBusy: boolean
  /** Throws where it could not be made public. */
  publish: () => Promise<void>
  withdraw: () => void
  /** Of a private result it is only noted, until it is published. */
  setShowName: (showName: boolean) => void
}

/**
 * Who may see a result of one's own, and whether one's nickname stands there. Each act sends what it is about and
 * nothing else, after those before it, so that what was wished last holds and no older copy is sent along.
 */
export function useSharing(play: FinishedPlay): Sharing {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const withdrawing = useAct()
  const naming = useAct()
  const [queue] = useState(createQueue)
  const [shared, setShared] = useState<Shared>(play)
  const saved = useRef<Shared>(play)
  const noted = useRef<boolean | null>(null)

  async function send(change: Partial<Shared>) {
    if (play.id === null) return
    const before = saved.current
    const params = { playId: play.id }
    const reply = await api.call('PATCH /v1/play/{playId}/share', { params, body: change })
    saved.current = reply
    noted.current = null
    if (queue.isLast()) setShared(reply)
    if (before.isPublic !== reply.isPublic || before.showName !== reply.showName) router.refresh()
  }

  async function sendName(showName: boolean) {
    if (!saved.current.isPublic) {
      noted.current = showName
      return
    }
    try {
      await send({ showName })
    } catch (error) {
      if (queue.isLast()) setShared(saved.current)
      throw error
    }
  }

  const { isPublic, showName } = shared
  return {
    isPublic,
    showName,
    isBusy: withdrawing.isBusy,
    publish: () =>
      queue.run(() =>
        send({ isPublic: true, ...(noted.current !== null && { showName: noted.current }) }),
      ),
    withdraw: () =>
      void withdrawing.run(async () => {
        await queue.run(() => send({ isPublic: false }))
        toaster.show({ kind: 'success', message: '공유를 그만뒀어요. 이제 나만 볼 수 있어요.' })
      }),
    setShowName: (isNamed) => {
      setShared((now) => ({ ...now, showName: isNamed }))
      void naming.run(() => queue.run(() => sendName(isNamed)))
    },
  }
}
