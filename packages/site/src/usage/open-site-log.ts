import type { ApiClient } from '@doran/api-client'
import { createUsageChoice } from '@doran/analytics'
import { createEventLog } from '@doran/event-log'
import type { SiteEvent, SiteEventLog } from '../core/event-log.js'
import type { UsageConfig } from '../core/runtime-config.js'

/** The usage log over the product's own API. */
export function openSiteLog(api: ApiClient, consent: UsageConfig['consent']): SiteEventLog {
  return createEventLog<SiteEvent>({
    choice: createUsageChoice(consent),
    send: {
      openSession: (body) => api.call('POST /v1/event-log/user-session', { body }),
      sendEvents: (body, { keepalive }) =>
        api.call('POST /v1/event-log/user-event', { body, keepalive }),
      touchSession: (sessionId) =>
        api.call('PUT /v1/event-log/user-session', { body: { sessionId } }),
    },
  })
}
