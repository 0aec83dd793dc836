export { getStorySession } from './get-story-session.js'
export { listStorySessions } from './list-story-sessions.js'
export { findStoryTitle, readStory } from './read-story.js'
export { personaOf } from './story-session-view.js'
export {
  findSessionByClientId,
  insertSession,
  type RatedSession,
} from './story-session-repository.js'
