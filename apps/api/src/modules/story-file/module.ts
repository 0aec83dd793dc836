import { defineModule } from '../../platform/module/module.js'
import { storyFileHandlers } from './story-file.routes.js'

export const storyFile = defineModule({
  name: 'story-file',
  order: 450,
  handlers: storyFileHandlers,
})
