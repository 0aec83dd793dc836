'use client'

export { EventLogProvider, useEventLog } from './event-log-provider.js'
export { useImpression } from './use-impression.js'
export { useLogOnce } from './use-log-once.js'
