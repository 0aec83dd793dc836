export { listStorySessions } from './list-story-sessions.js'
export { findStoryTitle, readStory } from './read-story.js'
