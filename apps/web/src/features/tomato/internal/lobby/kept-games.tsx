'use client'

import { Button } from '@doran/ui'
import { useOutbox } from '../sending/use-outbox'

/** Games that were over without a connection go out from the lobby too. */
export function KeptGames({ gameId }: { gameId: string }) {
  const { outbox, deliveries } = useOutbox(gameId)
  const standing = [...deliveries.values()].map(({ is }) => is)
  return (
    <div role="status" className="text-sm text-text-2">
      {standing.includes('kept') ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 corner-mine bg-surface-1 px-5 py-2">
          기록을 보관했어요. 연결되면 보낼게요.
          <Button kind="quiet" onClick={outbox.retry}>
            지금 보내기
          </Button>
        </p>
      ) : (
        standing.includes('finished') && <p className="mt-4">보관해 둔 기록을 보냈어요.</p>
      )}
    </div>
  )
}
