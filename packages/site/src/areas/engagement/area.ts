import { defineArea } from '../define-area.js'
import { page } from '../route.js'

export const engagement = defineArea(
  { library: page('/library') },
  {
    places: [{ route: 'library', label: '보관함', icon: 'save', order: 70, on: ['menu'] }],
  },
)
