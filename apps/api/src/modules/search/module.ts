import { defineModule } from '../../platform/module/module.js'
import { searchHandlers } from './search.routes.js'

export const search = defineModule({ name: 'search', order: 320, handlers: searchHandlers })
