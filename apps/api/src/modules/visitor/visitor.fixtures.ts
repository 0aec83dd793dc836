import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  protectedColumns: { visitor: 'id, credential_hash, merged_at' },
}
