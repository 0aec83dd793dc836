export { RecentStories } from './stories/lazy-recent-stories.js'
export { StoryLead } from './stories/story-lead.js'
export { VisitorOnly } from './stories/visitor-only.js'
