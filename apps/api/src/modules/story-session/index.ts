export { listStorySessions } from './list-story-sessions.js'
