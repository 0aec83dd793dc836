import { defineModule } from '../../platform/module/module.js'
import { themeDetailHandlers } from './theme-detail.routes.js'

export const themeDetail = defineModule({
  name: 'theme-detail',
  order: 305,
  handlers: themeDetailHandlers,
})
