import type { ErrorCode } from '@doran/contract/errors'
import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

type Zone = 'web' | 'tales'

type PageEvent =
  | {
      type: 'view'
      object: 'page'
      /** The route's name, never its path. */
      object_name: string
      object_attributes: { zone: Zone }
    }
  | {
      type: 'error'
      object: 'page'
      object_name: ErrorCode | 'NETWORK'
      object_attributes: { zone: Zone }
    }

export const main = defineArea(
  {
    home: page('/', { isInSitemap: true }),
    about: page('/about', { isInSitemap: true }),
    terms: page('/terms', { isInSitemap: true }),
    privacy: page('/privacy', { isInSitemap: true }),
  },
  {
    bar: { label: '도란', route: 'home' },
    places: [{ route: 'home', label: '홈', icon: 'home', order: 10, on: ['tabs'] }],
    footer: [
      { route: 'about', label: '도란 소개', order: 10 },
      { route: 'terms', label: '이용약관', order: 30 },
      { route: 'privacy', label: '개인정보 처리방침', order: 40, isStrong: true },
    ],
    events: events<PageEvent>(),
  },
)
