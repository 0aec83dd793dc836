'use client'

import { useEffect } from 'react'
import { useUsageChoice } from '@doran/analytics/react'
import { useEventLog } from '@doran/event-log/react'
import { findRoute } from '../routing/routes.js'
import { zoneOf } from '../routing/zone.js'
import { useFullPath } from '../shell/use-full-path.js'

/** Logs each page that is opened, by its name in the route table; also the one on which somebody says yes. */
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
