import { defineModule } from '../../platform/module/module.js'
import { keywordHandlers } from './keyword.routes.js'

export const keyword = defineModule({ name: 'keyword', order: 340, handlers: keywordHandlers })
