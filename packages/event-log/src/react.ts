'use client'

export { createEventLogHooks, type EventLogHooks } from './create-event-log-hooks.js'
