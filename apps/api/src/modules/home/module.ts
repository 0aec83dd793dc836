import { defineModule } from '../../platform/module/module.js'
import { homeHandlers } from './home.routes.js'
import { listFeaturedThemes } from './list-featured-themes.js'

const firstTheme = { targetType: 'theme', listOptions: listFeaturedThemes } as const

export const home = defineModule({
  name: 'home',
  order: 330,
  handlers: homeHandlers,
  featuredPlaces: { 'home-scene': firstTheme, 'tales-hero': firstTheme },
})
