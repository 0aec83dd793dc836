export { ArtefactError } from './artefact/artefact-error.js'
export { openArtefact } from './artefact/open-artefact.js'
export type { AuthoredContent, AuthoredTheme } from './authored-content.js'
export { summaryOf, type ThemeSummary } from './theme-summary.js'
