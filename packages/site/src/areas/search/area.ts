import { defineArea, events } from '../define-area.js'
import { page, pageOf } from '../route.js'

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type SearchEvent =
  /** Never what was typed. */
  | {
      type: 'search'
      object: 'all'
      object_name: 'found' | 'nothing'
      object_attributes: { results: number }
    }
  /** Names the pair by its canonical words. */
  | { type: 'view'; object: 'keyword'; object_name: string; object_attributes: NoAttributes }

export const search = defineArea(
  {
    search: page('/search'),
    keyword: pageOf<'k1' | 'k2'>('/story/{k1}/{k2}'),
  },
  {
    bar: { label: '검색', route: 'search' },
    places: [{ route: 'search', label: '검색', icon: 'search', order: 75, on: ['menu'] }],
    footer: [{ route: 'search', label: '검색', order: 15 }],
    events: events<SearchEvent>(),
  },
)
