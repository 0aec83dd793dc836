import type { ShippedNews } from './shipped-news.js'
import { SHIPPED_NOTICES } from './shipped-notices.js'
import { STORY_NEWS } from './shipped-stories.js'
import { TOGETHER_NEWS } from './shipped-together.js'

export const SHIPPED_NEWS: readonly ShippedNews[] = [
  ...STORY_NEWS,
  ...TOGETHER_NEWS,
  ...SHIPPED_NOTICES,
]
