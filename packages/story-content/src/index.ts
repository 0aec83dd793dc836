export { loadAuthoredThemes } from './load-authored-themes.js'
export type { AuthoredContent, AuthoredTheme } from './load-authored-themes.js'
