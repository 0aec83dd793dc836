'use client'

import { useEffect } from 'react'
import { useUsageChoice } from '@doran/analytics/react'
import { useEventLog } from '../core/event-log.js'
import { findRoute } from '../core/routes.js'
import { zoneOf } from '../core/zone.js'
import { useFullPath } from '../core/use-full-path.js'

/** Logs each page that is opened, by its name in the route table; also the page on which recording is allowed. */
export function LogPageView() {
  const log = useEventLog()
  const { isAllowed } = useUsageChoice()
  const path = useFullPath()
  useEffect(() => {
    const route = findRoute(path)
    if (route && isAllowed)
      log.log({
        type: 'view',
        object: 'page',
        object_name: route,
        object_attributes: { zone: zoneOf(path) },
      })
  }, [log, path, isAllowed])
  return null
}
