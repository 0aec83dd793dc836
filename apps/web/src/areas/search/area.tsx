import { keywordPath } from '../../features/keyword/keyword-address'
import type { WebArea } from '../web-area'

export const search = {
  homeRows: {},
  meTiles: [],
  aboutPlaces: [],
  readSitemap: async (api) => {
    const { items } = await api.call('GET /v1/tales/keyword', {})
    return items.map(({ keywords, changedAt }) => ({ path: keywordPath(keywords), changedAt }))
  },
  privacy: { collected: [], kept: [] },
} satisfies WebArea
