export { getStorySession } from './get-story-session.js'
export { listStorySessions } from './list-story-sessions.js'
export { findStoryTitle, readStory } from './read-story.js'
export { findSessionByClientId, insertSession } from './story-session-store.js'
