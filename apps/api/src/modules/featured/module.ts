import { defineModule } from '../../platform/module/module.js'
import { featuredHandlers } from './featured.routes.js'
import { featured as featuredTable } from '../../schema/featured/featured.table.js'

export const featured = defineModule({
  name: 'featured',
  order: 360,
  handlers: featuredHandlers,
  tables: [{ table: featuredTable, holdsNoPerson: 'what stands first on pages' }],
})
