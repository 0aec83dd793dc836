import type { MorningMood, MorningReaction } from '@doran/contract/limits'
import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

const routes = {
  morning: page('/morningboard', { isInSitemap: true }),
}

type MorningEvent =
  | {
      type: 'finish'
      object: 'morning_check'
      /** The day. */
      object_name: string
      object_attributes: { mood: MorningMood; hasNote: boolean; streak: number }
    }
  | {
      type: 'click'
      object: 'morning_note'
      object_name: string
      object_attributes: { reaction: MorningReaction | 'none' }
    }

export const morning = defineArea(routes, {
  bar: { label: '아침 게시판', route: 'morning' },
  places: [{ route: 'morning', label: '아침 게시판', icon: 'sun', order: 35, on: ['menu'] }],
  footer: [{ route: 'morning', label: '아침 게시판', order: 25 }],
  events: events<MorningEvent>(),
})
