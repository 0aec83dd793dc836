import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const admin = {
  homeRows: {},
  meTiles: [
    {
      order: 120,
      href: routes.admin.path(),
      icon: 'settings',
      label: '운영',
      description: '신고와 사람을 살펴봐요.',
      adminDescription: '신고와 사람, 규칙과 편성을 살펴봐요.',
      isForOperators: true,
    },
  ],
  aboutPlaces: [],
  readSitemap: null,
  privacy: { collected: [], kept: [] },
} satisfies WebArea
