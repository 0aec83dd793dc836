import { defineModule } from '../../platform/module/module.js'
import { pageText } from '../../schema/page/page-text.table.js'
import { pageHandlers } from './page.routes.js'
import { seedPages } from './seed-pages.js'

export const page = defineModule({
  name: 'page',
  order: 350,
  handlers: pageHandlers,
  seed: (ctx) => seedPages(ctx),
  tables: [{ table: pageText, holdsNoPerson: 'the product’s own texts' }],
})
