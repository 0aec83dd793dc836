import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { localStore } from '@doran/browser-storage'
import { createOutbox, type Delivery, type Outbox } from './outbox'

/** The games on their way to the server, those that an earlier page left here among them. */
export function useOutbox(gameId: string): {
  outbox: Outbox
  deliveries: ReadonlyMap<string, Delivery>
} {
  const api = useApi()
  const [outbox] = useState(() => createOutbox({ api, store: localStore, gameId }))
  useEffect(() => {
    outbox.sendKept()
    window.addEventListener('online', outbox.retry)
    return () => {
      window.removeEventListener('online', outbox.retry)
      outbox.close()
    }
  }, [outbox])
  const deliveries = useSyncExternalStore(outbox.subscribe, outbox.deliveries, outbox.deliveries)
  return { outbox, deliveries }
}
