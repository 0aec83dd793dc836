import { defineModule } from '../../platform/module/module.js'
import { homeHandlers } from './home.routes.js'

export const home = defineModule({ name: 'home', handlers: homeHandlers })
