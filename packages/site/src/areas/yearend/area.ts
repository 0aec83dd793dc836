import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

const routes = {
  yearend: page('/yearend', { isInSitemap: true }),
  yearBook: page('/yearend/book', { isImmersive: true }),
}

type YearendEvent =
  /** The year, and how many sources its book is made from. */
  | {
      type: 'finish'
      object: 'year_book'
      object_name: string
      object_attributes: { sources: number }
    }
  | {
      type: 'share'
      object: 'year_book'
      object_name: string
      object_attributes: { way: 'device' | 'copy' | 'save-picture' | 'save-pdf' }
    }

export const yearend = defineArea(routes, {
  bar: { label: '연말책', route: 'yearend' },
  places: [{ route: 'yearend', label: '연말책', icon: 'book', order: 37, on: ['menu'] }],
  footer: [{ route: 'yearend', label: '연말책', order: 28 }],
  events: events<YearendEvent>(),
})
