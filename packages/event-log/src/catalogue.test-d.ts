import { expectTypeOf, test } from 'vitest'
import type { UserEvent } from '@doran/contract'
import type { UsageEvent } from './catalogue.js'

test('the catalogue lets in what exists', () => {
  expectTypeOf<{
    type: 'click'
    object: 'theme'
    object_name: string
    object_attributes: { shelf: 'shelf-rain'; position: number }
  }>().toExtend<UsageEvent>()
  expectTypeOf<UsageEvent>().toExtend<Omit<UserEvent, 'session_id' | 'timestamp' | 'event_id'>>()
})

test('the catalogue keeps out what does not', () => {
  type Named<Type, About, Carries> = {
    type: Type
    object: About
    object_name: string
    object_attributes: Carries
  }
  expectTypeOf<Named<'purchase', 'theme', object>>().not.toExtend<UsageEvent>()
  expectTypeOf<Named<'view', 'theme', { title: string }>>().not.toExtend<UsageEvent>()
  expectTypeOf<Named<'impression', 'theme', { shelf: string }>>().not.toExtend<UsageEvent>()
  expectTypeOf<Named<'error', 'page', { zone: 'web' }>>().not.toExtend<UsageEvent>()
})
