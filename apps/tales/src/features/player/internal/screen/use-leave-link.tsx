import { useCallback, type MouseEvent } from 'react'
import { ZoneLink } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import type { RenderLink } from '@doran/ui'

const OFFLINE = '인터넷 연결이 끊겨서 나갈 수 없어요. 연결되면 다시 시도해 주세요.'

/** The way out of the player. Without a connection it stays: the browser would put its own error page there. */
export function useLeaveLink(): RenderLink {
  const toaster = useToaster()
  return useCallback(
    (props) => {
      const stayOffline = (event: MouseEvent) => {
        if (navigator.onLine) return
        event.preventDefault()
        toaster.show({ id: 'leave-offline', kind: 'error', message: OFFLINE })
      }
      return <ZoneLink {...props} onClick={stayOffline} />
    },
    [toaster],
  )
}
