import { useCallback } from 'react'
import { useEventLog } from '@doran/site/core'

/** Logs that a tree's link was passed on. */
export function useLogShare(shareCode: string) {
  const log = useEventLog()
  return useCallback(
    (way: 'device' | 'copy') =>
      log.log({
        type: 'share',
        object: 'tree',
        object_name: shareCode,
        object_attributes: { way },
      }),
    [log, shareCode],
  )
}
