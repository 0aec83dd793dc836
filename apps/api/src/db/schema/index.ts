export { storySession } from './story-session.js'
export { commonVersion, theme, themeVersion } from './theme.js'
export { turn } from './turn.js'
export { visitor } from './visitor.js'
