import { expectTypeOf, test } from 'vitest'
import type { UserEvent } from '@doran/contract'
import type { EventLog } from './create-event-log.js'
import type { EventLogHooks } from './create-event-log-hooks.js'
import type { UsageEvent } from './usage-event.js'

type GameEvent = {
  type: 'start'
  object: 'game'
  object_name: string
  object_attributes: { mode: 'timed' | 'free' }
}

test('a usage event is what the collector takes', () => {
  expectTypeOf<UsageEvent>().toExtend<Omit<UserEvent, 'session_id' | 'timestamp' | 'event_id'>>()
})

test('a log of one catalogue takes its events and no others', () => {
  expectTypeOf<Parameters<EventLog<GameEvent>['log']>[0]>().toEqualTypeOf<GameEvent>()
  expectTypeOf<ReturnType<EventLogHooks<GameEvent>['useEventLog']>>().toEqualTypeOf<
    EventLog<GameEvent>
  >()
  expectTypeOf<EventLog>().toExtend<EventLog<GameEvent>>()
  expectTypeOf<EventLog<GameEvent>>().not.toExtend<EventLog>()
})
