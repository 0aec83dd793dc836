export { RecentStories } from './stories/lazy-recent-stories.js'
