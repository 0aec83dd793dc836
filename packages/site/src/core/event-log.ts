'use client'

import type { EventLog } from '@doran/event-log'
import { createEventLogHooks } from '@doran/event-log/react'
import type { AREAS } from '../areas/areas.generated.js'

type EventsOf<Area> = Area extends { events: { readonly type?: infer Events } } ? Events : never

/** Everything that is logged: what the areas' `events` say. */
export type SiteEvent = NonNullable<EventsOf<(typeof AREAS)[keyof typeof AREAS]>>

export type SiteEventLog = EventLog<SiteEvent>

export const { EventLogProvider, useEventLog, useLogOnce, useImpression } =
  createEventLogHooks<SiteEvent>()
