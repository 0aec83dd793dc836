import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { publishLeftEvents } from './publish-events.js'
import { mountRealtime } from './realtime.routes.js'
import { startEndpoint } from './start-endpoint.js'
import { realtimeEvent } from '../../schema/realtime/realtime-event.table.js'

export const realtime = defineModule({
  name: 'realtime',
  order: 390,
  tables: [
    {
      table: realtimeEvent,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      // On its way for seconds, and a copy of what the areas export.
      exported: null,
    },
  ],
  jobs: [{ name: 'publish left events', everyMs: 1_000, run: publishLeftEvents }],
  start: startEndpoint,
  mount: mountRealtime,
})
