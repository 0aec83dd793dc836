import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { countAndPurgeEvents } from './count-and-purge-events.js'
import { eventHour } from '../../schema/event-log/event-hour.table.js'
import { eventLogHandlers } from './event-log.routes.js'
import { eventSession } from '../../schema/event-log/event-session.table.js'
import { event } from '../../schema/event-log/event.table.js'

const sessionsOf = ({ memberId }: Person) =>
  sql`select id from event_session where member_id = ${memberId}`

export const eventLog = defineModule({
  name: 'event-log',
  order: 270,
  handlers: eventLogHandlers,
  tables: [
    {
      table: eventSession,
      rowsOf: ({ memberId }) => sql`member_id = ${memberId}`,
      exported: {
        heading: '도란을 이용한 때와 기기, 접속한 주소. 90일 동안 보관해요.',
        columns: [
          'id',
          'device_type',
          'user_agent',
          'claimed_address',
          'location',
          'seen_address',
          'created_at',
          'last_seen_at',
        ],
      },
    },
    {
      table: event,
      rowsOf: (person) => sql`session_id in (${sessionsOf(person)})`,
      exported: {
        heading: '그때 남은 사용 기록',
        within: { table: 'event_session', by: 'session_id' },
        columns: [
          'event_id',
          'type',
          'object',
          'object_name',
          'attributes',
          'happened_at',
          'received_at',
        ],
      },
    },
    { table: eventHour, holdsNoPerson: 'counts' },
  ],
  jobs: [{ name: 'count and purge events', everyMs: 300_000, run: countAndPurgeEvents }],
})
