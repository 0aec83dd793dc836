import { paragraph } from '../../platform/markup/rich-text.js'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

const params = { key: 'community-rule' } as const

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/page/{key}': () => Promise.resolve({ params }),
    'PUT /v1/admin/page/{key}': async (_, { browser }) => {
      const { version } = await browser.api.call('GET /v1/page/{key}', { params })
      return { params, body: { version, body: [paragraph('새 규칙이에요.')] } }
    },
  },
  protectedColumns: { page_text: 'key, version, body, note, by_profile_id, published_at' },
}
