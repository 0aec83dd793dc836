import { defineModule } from '../../platform/module/module.js'
import { mountProviderCallback } from './provider-callback.routes.js'
import { socialHandlers } from './social.routes.js'

export const social = defineModule({
  name: 'social',
  order: 230,
  handlers: socialHandlers,
  mount: mountProviderCallback,
})
