'use client'
import { useState } from 'react'
import { createEventLog } from '@doran/event-log'
import { createEventLogHooks } from '@doran/event-log/react'
import { Button } from '@doran/ui'
import { api } from './client'

const { EventLogProvider, useEventLog, useLogOnce } = createEventLogHooks()

export function EventLogPart() {
  const [log] = useState(() =>
    createEventLog({
      send: {
        openSession: (body) => api.call('POST /v1/event-log/user-session', { body }),
        sendEvents: (body, { keepalive }) =>
          api.call('POST /v1/event-log/user-event', { body, keepalive }),
        touchSession: (sessionId) =>
          api.call('PUT /v1/event-log/user-session', { body: { sessionId } }),
      },
    }),
  )
  return (
    <EventLogProvider log={log}>
      <LoggedView />
    </EventLogProvider>
  )
}

function LoggedView() {
  const { log } = useEventLog()
  useLogOnce({
    type: 'view',
    object: 'page',
    object_name: 'blank',
    object_attributes: { zone: 'web' },
  })
  const share = () =>
    log({
      type: 'share',
      object: 'theme',
      object_name: 'blank-theme',
      object_attributes: { way: 'copy' },
    })
  return (
    <Button kind="secondary" onClick={share}>
      나누기
    </Button>
  )
}
