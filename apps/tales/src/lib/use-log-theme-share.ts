'use client'

import { useCallback } from 'react'
import { useEventLog } from '@doran/site/core'

/** Records that the page of a theme was passed on. */
export function useLogThemeShare(themeId: string): (way: 'device' | 'copy') => void {
  const log = useEventLog()
  return useCallback(
    (way) =>
      log.log({
        type: 'share',
        object: 'theme',
        object_name: themeId,
        object_attributes: { way },
      }),
    [log, themeId],
  )
}
