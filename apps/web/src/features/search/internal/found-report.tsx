'use client'

import { useEffect, useRef } from 'react'
import { useEventLog } from '@doran/site/core'
import { announce } from '@doran/ui'

type FoundReportProps = {
  q: string
  /** What a search that replaces another one is told as. */
  told: string
  /** How much is shown; null where nothing could be read. */
  results: number | null
}

/** Logs that something was sought, and tells what came in place of what stood there. */
export function FoundReport({ q, told, results }: FoundReportProps) {
  const { log } = useEventLog()
  const logged = useRef('')
  const last = useRef(told)
  useEffect(() => {
    if (last.current !== told) announce(told)
    last.current = told
  }, [told])
  useEffect(() => {
    if (q === '' || results === null || logged.current === q) return
    logged.current = q
    log({
      type: 'search',
      object: 'all',
      object_name: results > 0 ? 'found' : 'nothing',
      object_attributes: { results },
    })
  }, [log, q, results])
  return null
}
